/// The look-up of deep links as the framework runs it, without UIKit: protocols, generics and casts that really execute.
///
/// A coordinator is a closure from a route to what it publishes; nil means that its transition never completes.

package protocol OracleRoute: Sendable {
  var index: Int { get }
  var flag: Bool { get }
  init(index: Int, flag: Bool)
}

package protocol OraclePresentable {
  func router<R: OracleRoute>(for route: R) -> OracleRouter<R>?
}

extension OraclePresentable {
  package func router<R: OracleRoute>(for route: R) -> OracleRouter<R>? { self as? OracleRouter<R> }
}

/// Stands for any controller.
package final class OracleScreen: OraclePresentable {
  package init() {}
}

package typealias OracleCompletion = ([any OraclePresentable]) -> Void

package protocol OracleTarget: OraclePresentable {
  associatedtype RouteType: OracleRoute
  func trigger(_ route: RouteType, completion: OracleCompletion)
}

extension OracleTarget {
  package var strongRouter: OracleRouter<RouteType> { OracleRouter(self) }
  package func router<R: OracleRoute>(for route: R) -> OracleRouter<R>? { strongRouter as? OracleRouter<R> }
}

package final class OracleRouter<RouteType: OracleRoute>: OracleTarget {
  private let forward: (RouteType, OracleCompletion) -> Void

  package init<T: OracleTarget>(_ target: T) where T.RouteType == RouteType {
    forward = { target.trigger($0, completion: $1) }
  }

  package func trigger(_ route: RouteType, completion: OracleCompletion) { forward(route, completion) }
}

/// Unowned and weak routers: they bind the look-up's default, as the framework's do.
package struct OracleErased<Value> {
  package let value: Value
  package init(value: Value) { self.value = value }
}

extension OracleErased: OraclePresentable where Value: OraclePresentable {}
extension OracleErased: OracleTarget where Value: OracleTarget {
  package func trigger(_ route: Value.RouteType, completion: OracleCompletion) {
    value.trigger(route, completion: completion)
  }
}

package final class OracleCoordinator<RouteType: OracleRoute>: OracleTarget {
  package var prepare: (RouteType) -> [any OraclePresentable]? = { _ in [] }
  package init() {}

  package func trigger(_ route: RouteType, completion: OracleCompletion) {
    if let published = prepare(route) { completion(published) }
  }
}

package enum OracleOutcome: Equatable, Sendable {
  case finished
  /// The position of the route that nobody accepts.
  case unreachable(Int)
  /// The position of the route that never completes.
  case stalled(Int)
}

/// Runs a chain on a coordinator.
package func runDeepLink(on start: any OraclePresentable, _ chain: [any OracleRoute]) -> OracleOutcome {
  func find<R: OracleRoute>(_ route: R, _ stack: inout [any OraclePresentable]) -> OracleRouter<R>? {
    while let top = stack.last {
      if let hit = top.router(for: route) { return hit }
      stack.removeLast()
    }
    return nil
  }
  func step<R: OracleRoute>(_ route: R, at position: Int, _ stack: [any OraclePresentable]) -> OracleOutcome {
    var stack = stack
    guard let router = find(route, &stack) else { return .unreachable(position) }
    var outcome = OracleOutcome.stalled(position)
    router.trigger(route) { published in
      guard let next = chain.dropFirst(position + 1).first else {
        outcome = .finished
        return
      }
      outcome = step(next, at: position + 1, stack + published)
    }
    return outcome
  }
  return chain.first.map { step($0, at: 0, [start]) } ?? .finished
}
