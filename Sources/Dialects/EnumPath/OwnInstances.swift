/// Instances that a type keeps of itself: what its functions do with the path of `shared`, they do with a path of the type.

import Facts
import Semantics
import SourceText

struct OwnInstances {
  /// Static properties that hold one.
  private var names: Set<String> = []
  /// What the type's own code may call it.
  private var types: Set<String> = []

  /// None but `self`.
  init() {}

  init(of owner: NominalID, _ resolver: Resolver) {
    types = ["Self", owner.simpleName]
    let info = resolver.info(owner)
    for name in info.memberNames {
      for member in info.members(named: name) where member.head.modifiers.isTypeMember {
        guard case .variable(let node, let index) = member.declaration, node.bindings.indices.contains(index),
          let type = node.bindings[index].type ?? AssociatedTypes.made(node.bindings[index].value),
          resolver.resolve(type, in: member.context(resolver)).nominalID == owner
        else { continue }
        names.insert(name)
      }
    }
  }

  /// `self`, `shared`, `Self.shared`, `Nav.shared`
  func include(_ expression: Expression) -> Bool {
    switch ReceiverChain.stripped(expression) {
    case .name(let node): return node.name == "self" || names.contains(node.name)
    case .member(let node):
      guard names.contains(node.name), case .name(let type)? = node.base else { return false }
      return types.contains(type.name)
    default: return false
    }
  }
}

extension MutatorReader {
  /// `push` of `push(place)`, `self.push(place)` and `shared.push(place)`.
  func ownFunctionName(_ call: CallExpression) -> String? {
    guard case .member(let node) = call.callee, let base = node.base else { return call.ownFunctionName }
    return instances.include(base) ? node.name : nil
  }
}
