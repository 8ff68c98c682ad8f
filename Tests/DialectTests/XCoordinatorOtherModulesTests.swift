/// What other modules bring: a type of the framework's name, and a port's observers. No stub has either.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorOtherModulesTests {
  private static let flow = """
    import UIKit
    import XCoordinator
    enum ListRoute: Route { case root, back }
    final class ListCoordinator: NavigationCoordinator<ListRoute> {
      init() { super.init(initialRoute: .root) }
      override func prepareTransition(for route: ListRoute) -> NavigationTransition {
        switch route {
        case .root: return .push(UIViewController())
        case .back: return .none()
        }
      }
    }
    let list = ListCoordinator()
    func back() { list.trigger(.back) }

    """

  private func snapshot(_ other: String, in file: String) -> Snapshot {
    Snapshot(texts: [FileID("Flow/Sources/Flow/Flow.swift"): Self.flow, FileID(file): other])
  }

  private func statuses(_ other: String, in file: String) -> [String] {
    snapshot(other, in: file).transitions.map { "\($0.status)" }
  }

  /// Another module's `Route` is seen by those who import it, and by the module itself.
  @Test func typesOfModulesThatAFileDoesNotSeeHideNothing() {
    let route = "public protocol Route { var path: String { get } }"
    #expect(statuses(route, in: "Client/Sources/Client/Route.swift") == ["resolved", "resolved"])
    #expect(statuses(route, in: "Flow/Sources/Flow/Route.swift") == ["unresolved", "unresolved"])
    #expect(statuses(route, in: "Route.swift") == ["unresolved", "unresolved"])
    let exporting = "@_exported import Client\n"
    let both = Snapshot(texts: [
      FileID("Flow/Sources/Flow/Flow.swift"): Self.flow, FileID("Client/Sources/Client/Route.swift"): route,
      FileID("Flow/Sources/Flow/Exports.swift"): exporting,
    ])
    #expect(both.transitions.map { "\($0.status)" } == ["unresolved", "unresolved"])
  }

  /// What does nothing by itself is what somebody else waits for.
  @Test func observedTransitionsAreNoNoOps() {
    let observer = "import XCoordinator\nfunc f() { list.rx.didCompleteTransition().subscribe { print($0) } }"
    #expect(snapshot(observer, in: "Flow/Sources/Flow/More.swift").diagnostics.map(\.code) == [])
    let other = "import XCoordinator\nfunc f() { list.rx.didShow().subscribe { print($0) } }"
    #expect(snapshot(other, in: "Flow/Sources/Flow/More.swift").diagnostics.map(\.code) == ["no-op-transition"])
  }
}
