/// The framework's names, and which types of a workspace stand on them.

import Facts
import Semantics
import SourceText

enum SUCFramework {
  static let module = "SwiftUICoordinator"

  static let routeProtocols: Set<String> = ["NavigationRoute", "StackNavigationRoute", "TabBarNavigationRoute"]

  /// Protocols that add no case, no static member and no route of their own.
  static let protocols: Set<String> = routeProtocols.union([
    "CoordinatorAction", "Coordinator", "Routing", "TabBarRouting", "Navigator", "TabBarCoordinator",
    "RouterViewFactory", "CoordinatorDeepLinkHandling", "DeepLinkHandling", "Transitionable", "RouteProvider",
    "RootCoordinator",
  ])

  static let coordinatorNames: Set<String> = ["Coordinator", "Routing", "TabBarRouting", "RootCoordinator"]

  /// The name of a type of the framework: one that the workspace does not declare.
  static func name(of type: Type, _ resolver: Resolver) -> String? {
    switch type {
    case .external(let name, _): return NameTable.lastComponent(name)
    case .nominal(let id, _):
      let entries = resolver.info(id).entries
      return !entries.isEmpty && entries.allSatisfy(\.isInterface) ? id.simpleName : nil
    default: return nil
    }
  }

  /// The framework's names that a type reaches through what the workspace declares.
  static func ancestors(of id: NominalID, _ resolver: Resolver) -> Set<String> {
    var names = Set<String>()
    var seen: Set<NominalID> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      for item in resolver.lineage(of: resolver.selfType(of: next)) {
        let info = resolver.info(item.id)
        if info.entries.allSatisfy(\.isInterface) { names.insert(item.id.simpleName) }
        let required = required(by: info, resolver)
        for type in info.supertypes + required { if let name = name(of: type, resolver) { names.insert(name) } }
        pending += required.compactMap(\.nominalID).filter { seen.insert($0).inserted }
      }
    }
    return names
  }

  /// What a protocol asks of those who conform beside what it inherits: `protocol P where Self: Q`.
  private static func required(by info: NominalInfo, _ resolver: Resolver) -> [Type] {
    info.entries.filter { $0.node.kind == .protocol }.flatMap { entry -> [Type] in
      let written = entry.node.requirements.filter { !$0.isSameType && $0.left.dottedName == "Self" }.map(\.right)
      if written.isEmpty { return [] }
      let context = resolver.context(inside: entry, of: info.id).outer
      return written.flatMap { written -> [Type] in
        let type = resolver.resolve(written, in: context)
        if case .constrained(let types, _) = type { return types }
        return [type]
      }
    }
  }

  /// `CoordinatorAction`, `any CoordinatorAction`
  static func isAnyAction(_ type: Type, _ resolver: Resolver) -> Bool { isAny(["CoordinatorAction"], type, resolver) }

  /// `NavigationRoute`, `any NavigationRoute`
  static func isAnyRoute(_ type: Type, _ resolver: Resolver) -> Bool { isAny(routeProtocols, type, resolver) }

  private static func isAny(_ protocols: Set<String>, _ type: Type, _ resolver: Resolver) -> Bool {
    if case .constrained(let types, _) = type { return types.contains { isAny(protocols, $0, resolver) } }
    return name(of: type, resolver).map(protocols.contains) ?? false
  }

  /// Whether a constraint, existential or parameter type is a coordinator of some kind.
  static func isAnyCoordinator(_ type: Type, _ resolver: Resolver) -> Bool {
    !names(of: type, resolver).isDisjoint(with: coordinatorNames)
  }

  /// The framework's names that a constraint, existential or parameter type stands for.
  static func names(of type: Type, _ resolver: Resolver) -> Set<String> {
    switch type.unwrapped {
    case .constrained(let types, _):
      return types.reduce(into: []) { $0.formUnion(names(of: $1, resolver)) }
    case .nominal(let id, _) where resolver.info(id).isProtocol && resolver.isWorkspaceType(id):
      return ancestors(of: id, resolver)
    default: return name(of: type.unwrapped, resolver).map { [$0] } ?? []
    }
  }
}
