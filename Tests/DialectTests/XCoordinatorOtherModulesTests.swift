/// What other modules bring: a type of the framework's name, and a port's observers. No stub has either.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorOtherModulesTests {
  private static let file = FileID("Flow/Sources/Flow/Flow.swift")
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
    Snapshot(texts: [Self.file: Self.flow, FileID(file): other])
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
    let importing = SourceFile(text: Array(("import Client\n" + Self.flow).utf8))
    let seen = snapshot(route, in: "Client/Sources/Client/Route.swift").updating([Self.file: importing])
    #expect(seen.transitions.map { "\($0.status)" } == ["unresolved", "unresolved"])
    // What some file re-exports, all see: also where that file comes, changes and goes.
    let unseen = snapshot(route, in: "Client/Sources/Client/Route.swift")
    let exports = FileID("Flow/Sources/Flow/Exports.swift")
    func updating(_ snapshot: Snapshot, _ text: String?) -> Snapshot {
      snapshot.updating([exports: text.map { SourceFile(text: Array($0.utf8)) }])
    }
    var edited = updating(unseen, "@_exported import Client\n")
    #expect(edited.transitions.map { "\($0.status)" } == ["unresolved", "unresolved"])
    edited = updating(edited, "import Client\n")
    #expect(edited.transitions.map { "\($0.status)" } == ["resolved", "resolved"])
    edited = updating(updating(edited, "@_exported import Client\n"), nil)
    #expect(edited.transitions.map { "\($0.status)" } == ["resolved", "resolved"])
  }

  /// What does nothing by itself is what somebody else waits for.
  @Test func observedTransitionsAreNoNoOps() {
    let observer = "import XCoordinator\nfunc f() { list.rx.didCompleteTransition().subscribe { print($0) } }"
    #expect(snapshot(observer, in: "Flow/Sources/Flow/More.swift").diagnostics.map(\.code) == [])
    let other = "import XCoordinator\nfunc f() { list.rx.didShow().subscribe { print($0) } }"
    #expect(snapshot(other, in: "Flow/Sources/Flow/More.swift").diagnostics.map(\.code) == ["no-op-transition"])
  }
}
