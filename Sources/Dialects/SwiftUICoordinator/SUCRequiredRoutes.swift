/// Coordinators behind the workspace's own protocols: what a protocol says about the routes of whoever conforms.

import Facts
import Semantics
import SourceText

struct SUCRequiredRoutes {
  let resolver: Resolver
  let context: DeclarationContext

  /// The routes that a receiver of this type shows: a class's own, or those that a protocol fixes.
  func route(of receiver: SUCReceiver, _ type: @autoclosure () -> Type, in model: SUCModel) -> NominalID? {
    if case .coordinator(let id) = receiver { return model.coordinators[id]?.route }
    guard let fixed = route(of: type()) else { return nil }
    return model.routes[fixed] == nil ? nil : fixed
  }

  /// The route that a protocol, or a generic parameter's constraint, fixes: `protocol ShopRouting: Routing where Route == X`.
  func route(of type: Type) -> NominalID? {
    // `struct Screen<C: Routing> where C.Route == ShopRoute`
    if case .parameter(let name) = type.unwrapped, let written = context.memberTypes[name + ".Route"] {
      return resolver.resolve(written, in: context).nominalID
    }
    return protocols(of: type).lazy.compactMap(fixedRoute).first
  }

  /// A protocol of the workspace says more than the framework's own: it fixes the route, or declares functions itself.
  func isOpen(_ type: Type) -> Bool {
    declaresOperations(type) || protocols(of: type).contains { fixedRoute(of: $0) != nil }
  }

  /// Of functions that a protocol of the workspace declares itself, nothing is known but that.
  func declaresOperations(_ type: Type) -> Bool {
    protocols(of: type).contains { id in
      let info = resolver.info(id)
      return info.isProtocol && SUCRequiredRoutes.operations.contains { !info.members(named: $0).isEmpty }
    }
  }

  /// A protocol of the workspace or a requirement says something about the routes: not all of that is read.
  func mayBeKnown(_ type: Type) -> Bool {
    guard case .parameter(let name) = type.unwrapped, protocols(of: type).isEmpty else { return true }
    return context.enclosingTypes.contains { id in
      resolver.info(id).entries.contains { entry in
        entry.node.requirements.contains { $0.left.dottedName?.hasPrefix(name + ".") ?? true }
      }
    }
  }

  private static let operations = ["show", "set", "append", "start"]

  private func protocols(of type: Type) -> [NominalID] {
    resolver.lineage(of: constraint(of: type.unwrapped)).map(\.id).filter(resolver.isWorkspaceType)
  }

  /// What a generic parameter conforms to; any other type itself.
  func constraint(of type: Type) -> Type {
    guard case .parameter(let name) = type else { return type }
    return resolver.constraint(of: name, in: context) ?? type
  }

  private func fixedRoute(of id: NominalID) -> NominalID? {
    let info = resolver.info(id)
    guard info.isProtocol else { return nil }
    for entry in info.entries {
      let inner = resolver.context(inside: entry, of: id).inner
      if let written = inner.memberTypes["Route"] ?? inner.memberTypes["Self.Route"] {
        return resolver.resolve(written, in: inner).nominalID
      }
    }
    for member in info.members(named: "Route") {
      guard case .alias(let alias) = member.declaration, !alias.isAssociatedType else { continue }
      return resolver.resolve(.name("Route"), in: member.context(resolver)).nominalID
    }
    return nil
  }
}
