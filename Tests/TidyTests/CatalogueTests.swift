/// Dialects and diagnostics come with what belongs to them.

import IDE
import RouteGraph
import Testing

@Suite struct CatalogueTests {
  @Test func everyDialectIsComplete() {
    for dialect in Repository.directories(in: "Sources/Dialects") {
      #expect(Repository.exists("Sources/Dialects/\(dialect)/README.md"), "\(dialect) has no README")
      #expect(
        !Repository.directories(in: "Tests/Fixtures/\(dialect)").isEmpty
          || Repository.exists("Tests/Fixtures/\(dialect)"), "\(dialect) has no fixtures")
      // The one dialect that is a habit and no framework compiles against SwiftUI.
      let stub = dialect == "EnumPath" ? "SwiftUI" : dialect
      #expect(Repository.exists("Tests/Stubs/\(stub)"), "\(dialect) has no stub of its framework")
    }
  }

  @Test func everyCodeIsExplained() {
    for file in Repository.sources where ["Dialects", "IDE", "RouteGraph"].contains(file.target) {
      for match in file.text.matches(of: /code: "([a-z]+(?:-[a-z]+)+|ownership)"/) {
        #expect(explanation(of: String(match.1)) != nil, "\(file.path): '\(match.1)' has no explanation")
      }
    }
  }

  @Test func explanationsAreSortedAndWhole() {
    #expect(explanations.map(\.code) == explanations.map(\.code).sorted())
    #expect(Set(explanations.map(\.code)).count == explanations.count)
    for explanation in explanations {
      let texts = [
        explanation.title, explanation.meaning, explanation.reason, explanation.bad, explanation.good,
      ]
      #expect(!explanation.dialects.isEmpty && texts.allSatisfy { !$0.isEmpty }, "\(explanation.code)")
      #expect(["error", "warning", "information", "hint"].contains(explanation.severity), "\(explanation.code)")
    }
  }
}
