/// Static members of a route that stand for its cases, as far as their declarations say: `static let start = Step.a(.x)`.

import Facts
import Semantics

struct RouteAliases {
  private let id: NominalID
  private let resolver: Resolver

  init(of id: NominalID, _ resolver: Resolver) {
    self.id = id
    self.resolver = resolver
  }

  var names: [String] {
    let info = resolver.info(id)
    return (info.entries + info.extensions).flatMap { entry -> [String] in
      let context = resolver.context(inside: entry, of: id).inner
      return entry.node.members.flatMap { member -> [String] in
        guard case .variable(let node) = member, node.head.modifiers.isTypeMember else { return [] }
        return node.bindings.compactMap { binding in
          guard let name = binding.name?.text else { return nil }
          if let type = binding.type { return isNamed(by: type, context) ? name : nil }
          guard let value = binding.value else { return nil }
          return constructs(value, context) ? name : nil
        }
      }
    }
  }

  private func constructs(_ value: Expression, _ context: DeclarationContext) -> Bool {
    switch value {
    case .call(let call): constructs(call.callee, context)
    case .member(let node): node.base.flatMap(ConstructionFinder.namedType).map { isNamed(by: $0, context) } ?? false
    default: false
    }
  }

  private func isNamed(by type: TypeSyntax, _ context: DeclarationContext) -> Bool {
    guard case .named(let parts) = type, let last = parts.last else { return false }
    return last.name == "Self" || resolver.unaliased(last.name, in: context) == id.simpleName
  }
}
