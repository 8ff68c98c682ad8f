/// What a receiver's type means to Stinsen.

import Semantics
import SourceText

/// The operations that move, query or leave.
enum StinsenOperation: String, CaseIterable, Sendable {
  case route, root, isRoot, hasRoot, focusFirst, popToRoot, popLast, pop, dismissCoordinator, canDismiss

  private static let byName: [String: StinsenOperation] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  private static let names = NameSet(Set(byName.keys))

  /// Every call of an app asks: `init(rawValue:)` compares with each name in turn.
  init?(named name: String) {
    guard StinsenOperation.names.contains(name), let operation = StinsenOperation.byName[name] else { return nil }
    self = operation
  }

  /// Takes a key path of a route.
  var takesRoute: Bool {
    switch self {
    case .route, .root, .isRoot, .hasRoot, .focusFirst: true
    default: false
    }
  }

  /// What stands before its key path.
  var routeLabel: String? { self == .route ? "to" : nil }

  /// Listed by `transitions`: queries are uses only.
  var isTransition: Bool { self == .route || self == .root || self == .focusFirst }
  /// Takes something off the screen.
  var removes: Bool { [.popToRoot, .popLast, .pop, .dismissCoordinator].contains(self) }
  var isRootOperation: Bool { self == .root || self == .isRoot || self == .hasRoot }
}

/// A receiver by its type.
enum StinsenReceiver {
  /// A navigation or tab coordinator, or its router.
  case coordinator(StinsenCoordinator, type: Type, isRouter: Bool)
  /// A wrapper and what it wraps.
  case wrapper(NominalID, child: Type)
  case anyCoordinator
  case tabChild
  /// The router of a type that is no coordinator: a protocol.
  case protocolRouter(Type)
  /// One of the framework's, but of a type that cannot be known.
  case unknownRouter
  /// Not the framework's.
  case other
}

extension StinsenModel {
  /// Optionality does not matter: a call on an optional that is not unwrapped is for the compiler to refuse.
  func receiver(of type: Type, _ resolver: Resolver) -> StinsenReceiver {
    switch type.unwrapped {
    case .nominal(let id, let arguments):
      switch id.name {
      case StinsenName.navigationRouter, StinsenName.tabRouter:
        return router(of: arguments.first ?? .unknown, resolver)
      case "NavigationRouter", "TabRouter": return ownRouter(of: arguments.first, resolver)
      case StinsenName.anyCoordinator: return .anyCoordinator
      case StinsenName.navigationView where arguments.count == 1: return .wrapper(id, child: arguments[0])
      case StinsenName.tabChild: return .tabChild
      default: break
      }
      if let coordinator = coordinators[id] {
        resolver.record(id)
        return .coordinator(coordinator, type: type.unwrapped, isRouter: false)
      }
      if let child = resolver.arguments(of: StinsenName.wrapper, in: type.unwrapped)?.first {
        return .wrapper(id, child: child)
      }
      return .other
    default: return .other
    }
  }

  func coordinator(of type: Type, _ resolver: Resolver) -> StinsenCoordinator? {
    guard case .coordinator(let coordinator, _, _) = receiver(of: type, resolver) else { return nil }
    return coordinator
  }

  private func router(of type: Type, _ resolver: Resolver) -> StinsenReceiver {
    switch type {
    case .nominal(let id, _):
      if let coordinator = coordinators[id] {
        resolver.record(id)
        return .coordinator(coordinator, type: type, isRouter: true)
      }
      return resolver.info(id).isProtocol ? .protocolRouter(type) : .unknownRouter
    case .constrained(_, isOpaque: false): return .protocolRouter(type)
    default: return .unknownRouter
    }
  }

  /// A generic type of the workspace that is called like the framework's router. A fork's own sources stand for its
  /// coordinators' routers; any other's may be another app's than the one that is meant.
  private func ownRouter(of coordinator: Type?, _ resolver: Resolver) -> StinsenReceiver {
    guard let coordinator, case .coordinator(let known, _, _) = router(of: coordinator, resolver) else { return .other }
    return known.isForeign ? router(of: coordinator, resolver) : .unknownRouter
  }
}
