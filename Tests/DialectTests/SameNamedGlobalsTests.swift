/// Targets of one workspace may each declare a variable of one name: at the top level, in types of one name, or in
/// extensions of one type. Code means its own target's.

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
    enum Shared { static let nav = \(name)Nav() }
    extension Notifier { var nav: \(name)Nav { Shared.nav } }
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
      "App/Nav.swift": target("App", "start, detail"), "Watch/Nav.swift": target("Watch", "start, workout"),
      "App/Use.swift": "func use() { nav.push(.detail) }", "Watch/Use.swift": "func use() { nav.push(.workout) }",
      "App/Near.swift": "func near() { Shared.nav.push(.detail) }",
      "Watch/Near.swift": "func near() { Shared.nav.push(.workout) }",
      "Notifier.swift": "final class Notifier {}\nfunc far() { Shared.nav.push(.workout) }",
      "App/Added.swift": "func added(_ n: Notifier) { n.nav.push(.detail) }",
      "Watch/Added.swift": "func added(_ n: Notifier) { n.nav.push(.workout) }",
    ].reduce(into: [:]) { $0[FileID($1.key)] = SourceFile(text: Array($1.value.utf8)) })

  @Test func whatIsMeantInAnotherFileIsNotKnown() {
    #expect(Self.snapshot.diagnostics.filter { $0.severity == .error }.isEmpty)
    let resolved = Self.snapshot.transitions.filter { $0.status == .resolved }
    let files = resolved.compactMap { $0.location.file.path.split(separator: "/").last }
    #expect(Set(files) == ["Nav.swift", "Near.swift"])
    #expect(
      resolved.compactMap(\.route).sorted() == [
        "AppRoute.detail", "AppRoute.start", "WatchRoute.start", "WatchRoute.workout",
      ])
    #expect(Self.snapshot.transitions.filter { $0.status == .unresolved }.count == 5)
  }
}
