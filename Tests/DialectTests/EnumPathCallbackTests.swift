/// Calls of what the environment holds, where a macro declares it: no stub can say what it expands to.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumPathCallbackTests {
  private func routes(_ entry: String, _ injection: String) throws -> [String] {
    let prelude = try FixtureFolder("Fixtures/EnumPath").prelude
    let fixture = Fixture(
      """
      import SwiftUI
      struct OpenStep {
        let action: (Step) -> Void
        func callAsFunction(_ step: Step) { action(step) }
      }
      extension EnvironmentValues { @Entry \(entry) }
      struct Opening: View {
        @Environment(\\.open) private var open
        var body: some View { Button("x") { open(.a(.y)) } }
      }
      struct Outer: View {
        @StateObject var nav = Nav.shared
        var body: some View { Opening().environment(\\.open, \(injection)) }
      }

      """)
    return Snapshot(prelude, fixture).transitions.filter { $0.call == "open" }.compactMap(\.route)
  }

  @Test func functionsThatTheEnvironmentHolds() throws {
    #expect(try routes("var open: (Step) -> Void = { _ in }", "{ step in nav.next(step) }") == ["Step.a.y"])
    #expect(try routes("var open: (Step) -> Void = { _ in }", "nav.next") == ["Step.a.y"])
    #expect(try routes("var open: ((Step) -> Void)?", "{ step in print(step) }") == [])
  }

  @Test func valuesThatAreCalled() throws {
    let closure = "OpenStep { step in nav.next(step) }"
    #expect(try routes("var open = OpenStep { _ in }", closure) == ["Step.a.y"])
    #expect(try routes("var open: OpenStep = OpenStep { _ in }", closure) == ["Step.a.y"])
    #expect(try routes("var open = OpenStep { _ in }", "OpenStep { step in print(step) }") == [])
  }
}
