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
    for item in resolver.lineage(of: resolver.selfType(of: id)) {
      let info = resolver.info(item.id)
      if info.entries.allSatisfy(\.isInterface) { names.insert(item.id.simpleName) }
      for supertype in info.supertypes { if let name = name(of: supertype, resolver) { names.insert(name) } }
    }
    return names
  }

  /// Whether a constraint, existential or parameter type is a coordinator of some kind.
  static func isAnyCoordinator(_ type: Type, _ resolver: Resolver) -> Bool {
    switch type.unwrapped {
    case .constrained(let types, _): return types.contains { isAnyCoordinator($0, resolver) }
    case .nominal(let id, _):
      if resolver.info(id).isProtocol, resolver.isWorkspaceType(id) {
        return !ancestors(of: id, resolver).isDisjoint(with: coordinatorNames)
      }
      return name(of: type.unwrapped, resolver).map(coordinatorNames.contains) ?? false
    default: return name(of: type.unwrapped, resolver).map(coordinatorNames.contains) ?? false
    }
  }
}
