/// Functions that the app adds to all flows, or to their bindings, take what they say.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct OwnHelperTests {
  private func codes(_ helper: String) -> [String] {
    let app = """
      import SwiftUI
      import VDFlow
      @Steps struct Inner { var main; var theme = "" }
      \(helper)
      struct Screen: View {
        @StateStep var inner: Inner = .main
        var body: some View {
          Button("theme") { inner.$theme.select(with: "x") }
            .sheet(isPresented: $inner.isSelected(.theme)) { Text(inner.theme) }
            .disabled(inner.isSelected(.theme) || inner.isSelected(\\.theme))
        }
      }
      """
    return Snapshot(texts: [FileID("App.swift"): app]).diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  @Test func helpersOfAllFlows() {
    #expect(codes("").sorted() == ["broken-chain", "wrong-receiver", "wrong-receiver"])
    #expect(codes("extension StepsCollection { func isSelected(_ step: AllSteps) -> Bool { true } }").isEmpty)
    #expect(
      codes("extension Binding where Value: StepsCollection { func isSelected(_ s: Value.AllSteps) -> Bool { true } }")
        .isEmpty)
    #expect(!codes("extension StepsCollection { func isShown(_ step: AllSteps) -> Bool { true } }").isEmpty)
  }
}
