/// Who else may bind a path: code out of sight that is given its owner, or whoever knows the owner by a protocol.

import Facts
import RouteGraph
import Semantics
import SourceText

struct HandedHolders {
  private let evidence: EnumPathEvidence

  init(_ evidence: EnumPathEvidence) { self.evidence = evidence }

  func mayBind(_ path: EnumPathProperty) -> Bool { isRequired(path) || isHanded(path.owner) }

  /// Some protocol of the owner asks for the path.
  private func isRequired(_ path: EnumPathProperty) -> Bool {
    let resolver = evidence.resolver
    return resolver.lineage(of: resolver.selfType(of: path.owner)).contains { item in
      let info = resolver.info(item.id)
      return info.isProtocol && !info.members(named: path.name).isEmpty
    }
  }

  /// `FancyStack(nav)`, `Fancy.install(nav)`, where nobody declares `FancyStack` and `Fancy`. By the names of variables: one
  /// more that is called so only makes this more careful.
  private func isHanded(_ owner: NominalID) -> Bool {
    let facts = evidence.project.fileIDs.compactMap { evidence.project.files[$0] }
    let names = facts.reduce(into: Set<String>()) { names, facts in
      for declaration in facts.declarations { note(declaration, owner.simpleName, &names, depth: 0) }
    }
    if names.isEmpty { return false }
    var isFound = false
    func visit(_ expression: Expression) {
      guard !isFound, case .call(let call) = expression, isOutOfSight(call.callee) else { return }
      isFound = call.arguments.contains { argument in
        HandedHolders.name(of: argument.value).map(names.contains) ?? false
      }
    }
    for file in facts where !isFound {
      ExpressionWalk.visit(Array(file.statements), visit)
      for declaration in file.declarations {
        if case .type(let node) = declaration {
          ExpressionWalk.visit(node, visit)
        } else {
          ExpressionWalk.visit([.declaration(declaration)], visit)
        }
      }
    }
    return isFound
  }

  private func note(_ declaration: Declaration, _ owner: String, _ names: inout Set<String>, depth: Int) {
    guard depth < 32 else { return }
    switch declaration {
    case .type(let node): for member in node.members { note(member, owner, &names, depth: depth + 1) }
    case .variable(let node):
      for binding in node.bindings {
        guard let name = binding.name?.text else { continue }
        let isTyped = binding.type.map { HandedHolders.names(owner, in: $0) } ?? false
        if isTyped || binding.value.map({ HandedHolders.makes(owner, $0) }) ?? false { names.insert(name) }
      }
    case .function(let node):
      for parameter in node.parameters where HandedHolders.names(owner, in: parameter.type) {
        names.insert(parameter.name)
      }
    case .enumCase, .alias: break
    }
  }

  private static func names(_ owner: String, in type: TypeSyntax) -> Bool {
    type.allNames.contains(owner)
  }

  /// `NavX()`, `NavX.shared`
  private static func makes(_ owner: String, _ value: Expression) -> Bool {
    var isNamed = false
    ExpressionWalk.visit(value) { if case .name(let node) = $0, node.name == owner { isNamed = true } }
    return isNamed
  }

  private static func name(of expression: Expression) -> String? {
    let name: String
    switch ReceiverChain.stripped(expression) {
    case .name(let node): name = node.name
    case .member(let node): name = node.name
    default: return nil
    }
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// A type that is neither the workspace's nor one of those that keep an object for a view.
  private func isOutOfSight(_ callee: Expression) -> Bool {
    var root = callee
    if case .member(let node) = callee, let base = node.base { root = base }
    guard case .name(let node) = root, node.name.startsLikeType, !HandedHolders.keepers.contains(node.name) else {
      return false
    }
    let names = evidence.project.names
    return !names.declaresType(named: node.name) && names.globals(named: node.name).isEmpty
  }

  private static let keepers: Set<String> = [
    "StateObject", "ObservedObject", "State", "Bindable", "Binding", "Published", "ObjectIdentifier", "Optional",
  ]
}
