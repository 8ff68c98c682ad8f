/// Targets of one workspace may each declare a variable of one name: code means its own target's.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct SameNamedGlobalsTests {
  private static func target(_ name: String, _ cases: String) -> String {
    """
    import SwiftUI
    enum \(name)Route: Hashable { case \(cases) }
    @Observable final class \(name)Nav {
      var path: [\(name)Route] = []
      func push(_ route: \(name)Route) { path.append(route) }
    }
    let nav = \(name)Nav()
    func \(name)Start() { nav.push(.start) }
    struct \(name)Root: View {
      @State var own = nav
      var body: some View {
        NavigationStack(path: $own.path) {
          Text("").navigationDestination(for: \(name)Route.self) { _ in Text("") }
        }
      }
    }
    """
  }

  private static let snapshot = Snapshot(
    files: [
      "App/Nav.swift": target("App", "start, detail"), "App/Use.swift": "func use() { nav.push(.detail) }",
      "Watch/Nav.swift": target("Watch", "start, workout"), "Watch/Use.swift": "func use() { nav.push(.workout) }",
    ].reduce(into: [:]) { $0[FileID($1.key)] = SourceFile(text: Array($1.value.utf8)) })

  @Test func whatIsMeantInAnotherFileIsNotKnown() {
    #expect(Self.snapshot.diagnostics.filter { $0.severity == .error }.isEmpty)
    let found = Self.snapshot.transitions
    #expect(found.filter { $0.location.file.path.hasSuffix("Use.swift") }.allSatisfy { $0.status == .unresolved })
    let resolved = found.filter { $0.status == .resolved }.compactMap(\.route)
    #expect(resolved.sorted() == ["AppRoute.start", "WatchRoute.start"])
  }
}
