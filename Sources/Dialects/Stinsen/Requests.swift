/// Which routes code asks for.

import RouteGraph
import Semantics

/// What the code of one file asks for. A class: while somebody types, most files' requests stay the object they were.
final class StinsenRequests: Equatable, Sendable {
  struct Request: Equatable, Sendable {
    var operation: StinsenOperation
    /// Whose code it is; nil for code that may run anywhere.
    var owner: NominalID?
    /// Several for a ternary.
    var routes: [RouteID]
  }

  let requests: [Request]
  /// Key path literals that are no argument of an operation: any of them may be a request.
  let looseKeyPaths: [RouteID]
  /// Names of routes that something unknown is asked for.
  let looseNames: Set<String>
  /// Coordinators on which something could not be followed.
  let unclear: Set<CoordinatorID>

  init(_ result: StinsenFileResult) {
    requests = result.calls.filter { !$0.routes.isEmpty }.map { call in
      let coordinator = CoordinatorID(call.coordinator.name)
      return Request(
        operation: call.operation, owner: call.owner, routes: call.routes.map { RouteID(coordinator, $0) })
    }
    looseKeyPaths = result.looseKeyPaths
    looseNames = Set(result.looseCalls.compactMap(\.route))
    unclear = result.unclear
  }

  static func == (a: StinsenRequests, b: StinsenRequests) -> Bool {
    a === b
      || a.requests == b.requests && a.looseKeyPaths == b.looseKeyPaths && a.looseNames == b.looseNames
        && a.unclear == b.unclear
  }
}

/// What the code of all files asks for.
struct StinsenUsage: Sendable {
  private(set) var presented = Set<RouteID>()
  private(set) var rooted = Set<RouteID>()
  private(set) var focused = Set<RouteID>()
  /// By any operation, live code or not, loose ones included.
  private(set) var asked: Set<RouteID>
  /// In order: key path literals that may be any request, and all routes of the names that something unknown is asked for.
  let looseRoutes: [RouteID]
  private let loose: Set<RouteID>
  private(set) var unclear = Set<CoordinatorID>()
  let liveness: StinsenLiveness

  /// `liveness`: before any code asks for a route.
  init(_ files: [StinsenRequests], _ coordinators: [StinsenCoordinator], _ liveness: StinsenLiveness) {
    let looseNames = files.reduce(into: Set<String>()) { $0.formUnion($1.looseNames) }.sorted()
    looseRoutes =
      files.flatMap(\.looseKeyPaths)
      + coordinators.flatMap { coordinator in
        looseNames.filter { !coordinator.routes(named: $0).isEmpty }.map { RouteID(coordinator.coordinatorID, $0) }
      }
    loose = Set(looseRoutes)
    asked = loose
    for file in files {
      if !file.unclear.isEmpty { unclear.formUnion(file.unclear) }
    }
    self.liveness = liveness.asked(for: files.lazy.flatMap(\.requests), looseRoutes)
    for request in files.lazy.flatMap(\.requests) {
      for route in request.routes { note(route, request.operation) }
    }
  }

  private mutating func note(_ route: RouteID, _ operation: StinsenOperation) {
    asked.insert(route)
    switch operation {
    case .route: presented.insert(route)
    case .root: rooted.insert(route)
    case .focusFirst: focused.insert(route)
    default: break
    }
  }

  /// Asked for in a way that cannot be told.
  func isLoose(_ route: RouteID) -> Bool { loose.contains(route) }
}
