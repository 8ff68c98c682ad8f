/// Which routes code asks for.

import RouteGraph
import Semantics

/// What the code of one file asks for. A class: while somebody types, most files' requests stay the object they were.
final class StinsenRequests: Equatable, Sendable {
  struct OfOwner: Equatable, Sendable {
    /// Whose code it is; nil for code that may run anywhere.
    var owner: NominalID?
    var routes: [RouteID]
  }

  /// By any operation, in order of the text.
  let asked: [OfOwner]
  let presented: [RouteID]
  /// Key path literals that are no argument of an operation: any of them may be a request.
  let looseKeyPaths: [RouteID]
  /// Names of routes that something unknown is asked for.
  let looseNames: Set<String>
  /// Coordinators on which something could not be followed.
  let unclear: Set<CoordinatorID>

  init(_ result: StinsenFileResult) {
    var asked: [OfOwner] = []
    var presented: [RouteID] = []
    for call in result.calls where !call.routes.isEmpty {
      let coordinator = CoordinatorID(call.coordinator.name)
      let own = call.routes.map { RouteID(coordinator, $0) }
      if call.operation == .route { presented += own }
      // What an extension adds to the framework's routers, whoever has one may call.
      let isAdded = call.owner?.name.hasPrefix(StinsenName.module + ".") ?? false
      let owner = isAdded ? nil : call.owner
      if let last = asked.indices.last, asked[last].owner == owner {
        asked[last].routes += own
      } else {
        asked.append(OfOwner(owner: owner, routes: own))
      }
    }
    self.asked = asked
    self.presented = presented
    looseKeyPaths = result.looseKeyPaths
    looseNames = result.looseNames.union(result.looseCalls.compactMap(\.route))
    unclear = result.unclear
  }

  static func == (a: StinsenRequests, b: StinsenRequests) -> Bool {
    a === b
      || a.asked == b.asked && a.presented == b.presented && a.looseKeyPaths == b.looseKeyPaths
        && a.looseNames == b.looseNames && a.unclear == b.unclear
  }
}

/// What the code of all files asks for.
struct StinsenUsage: Sendable {
  let presented: Set<RouteID>
  /// By any operation, live code or not, loose ones included.
  let asked: Set<RouteID>
  /// In order: key path literals that may be any request, and all routes of the names that something unknown is asked for.
  let looseRoutes: [RouteID]
  private let loose: Set<RouteID>
  let unclear: Set<CoordinatorID>
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
    var (presented, asked) = (Set<RouteID>(), loose)
    var unclear = Set<CoordinatorID>()
    for file in files {
      for route in file.presented { presented.insert(route) }
      for own in file.asked { asked.formUnion(own.routes) }
      unclear.formUnion(file.unclear)
    }
    (self.presented, self.asked) = (presented, asked)
    self.unclear = unclear
    self.liveness = liveness.asked(for: files, looseRoutes)
  }

  /// Asked for in a way that cannot be told.
  func isLoose(_ route: RouteID) -> Bool { loose.contains(route) }
}
