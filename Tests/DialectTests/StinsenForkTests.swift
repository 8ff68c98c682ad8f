/// What forks of Stinsen write, which the stub's property wrapper lacks.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct StinsenForkTests {
  private func answers(_ path: String) throws -> [String] {
    let prelude = try FixtureFolder("Fixtures/Stinsen").prelude
    let fixture = Fixture("import Stinsen\nfunc f(_ r: DepotCoordinator.Router) { r.route(to: \(path)) }\n")
    let snapshot = Snapshot(prelude, fixture)
    return snapshot.findings(in: fixture).map(\.code) + snapshot.transitions.map { "\($0.status)" }
  }

  @Test func projectedRoutesAreNotJudged() throws {
    #expect(try answers("\\.$lane") == ["unresolved"])
    #expect(try answers("\\.lanes") == ["unknown-route", "invalid"])
  }

  /// A fork's own sources declare its routers, too: its calls are listed.
  @Test func forksRoutersAreListed() throws {
    let fork = """
      import SwiftUI
      @propertyWrapper public class NavigationRoute<T, U, Input, Output> {
        public var wrappedValue: Int
        init(standard: Int) { self.wrappedValue = standard }
      }
      public protocol NavigationCoordinatable: AnyObject { typealias Router = NavigationRouter<Self> }
      public class NavigationRouter<T>: ObservableObject {}
      """
    let app = """
      import SwiftUI
      import Stinsen
      final class Todos: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \\Todos.start)
        @Root var start = makeStart
        @Route(.push) var detail = makeStart
        func makeStart() -> some View { Screen() }
      }
      struct Screen: View {
        @EnvironmentObject var router: Todos.Router
        var body: some View { Button("go") { router.route(to: \\.detail) } }
      }
      """
    let snapshot = Snapshot(texts: [FileID("Fork.swift"): fork, FileID("App.swift"): app])
    #expect(snapshot.transitions.map { "\($0.route ?? "") \($0.status)" } == ["detail unresolved"])
    #expect(snapshot.diagnostics.isEmpty)
  }

  /// Before 2.0.4 a root that takes an input could not be asked for without one.
  @Test(arguments: [("2.0.3", "input-mismatch"), ("2.0.4", "crash-on-transition")])
  func rootsWithoutTheirInput(_ version: String, _ code: String) throws {
    let prelude = try FixtureFolder("Fixtures/Stinsen").prelude
    let fixture = Fixture("import Stinsen\nfunc f(_ d: DepotCoordinator) { d.root(\\.office) }\n")
    let pin = PackagePin(name: "stinsen", url: "https://github.com/rundfunk47/stinsen", version: version)
    let snapshot = Snapshot(prelude, fixture, pins: [pin])
    #expect(snapshot.findings(in: fixture).map(\.code) == [code])
  }

  /// Of another repository, or of two apps with one each, it is not known what a file is built with.
  @Test func onlyOneVersionOfTheOriginalCounts() throws {
    let prelude = try FixtureFolder("Fixtures/Stinsen").prelude
    let fixture = Fixture("import Stinsen\nfunc f(_ d: DepotCoordinator) { d.popLast() }\n")
    func codes(_ pins: PackagePin...) -> [String] {
      Snapshot(prelude, fixture, pins: pins).findings(in: fixture).map(\.code)
    }
    let original = PackagePin(name: "stinsen", url: "https://github.com/rundfunk47/Stinsen.git", version: "2.0.3")
    let fork = PackagePin(name: "stinsen", url: "https://example.com/acme/stinsen", version: "1.4.0")
    let newer = PackagePin(name: "stinsen", url: "https://github.com/rundfunk47/stinsen", version: "2.0.15")
    #expect(codes(original) == ["removed-api"])
    #expect(codes(fork).isEmpty)
    let ofAnotherApp = PackagePin(name: "stinsen", url: original.url, version: "2.0.3", folder: "Other")
    #expect(codes(ofAnotherApp).isEmpty)
    #expect(codes(original, newer).isEmpty)
  }
}
