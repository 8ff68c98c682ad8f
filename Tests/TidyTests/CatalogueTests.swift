/// Dialects and diagnostics come with what belongs to them.

import IDE
import RouteGraph
import Testing

@Suite struct CatalogueTests {
  @Test func everyDialectIsComplete() {
    // What several dialects know of enums is none.
    for dialect in Repository.directories(in: "Sources/Dialects") where dialect != "EnumValues" {
      #expect(Repository.exists("Sources/Dialects/\(dialect)/README.md"), "\(dialect) has no README")
      #expect(
        !Repository.swiftFiles(below: "Tests/Fixtures/\(dialect)").isEmpty, "\(dialect) has no fixtures")
      // The one dialect that is a habit and no framework compiles against SwiftUI.
      let stub = dialect == "EnumPath" ? "SwiftUI" : dialect
      #expect(Repository.exists("Tests/Stubs/\(stub)"), "\(dialect) has no stub of its framework")
    }
  }

  /// Texts that look like a code and are none.
  private static let otherWords: Set<String> = ["dead-end", "ignore-begin", "ignore-end", "ignore-file", "ignore-next"]

  /// Whatever looks like a code is one: findings are made in many ways.
  @Test func everyCodeIsExplained() {
    var seen: Set<String> = []
    for file in Repository.sources where ["Dialects", "IDE", "RouteGraph"].contains(file.target) {
      for match in file.text.matches(of: /"([a-z]+(?:-[a-z]+)+|ownership)"/) {
        let word = String(match.1)
        seen.insert(word)
        #expect(
          explanation(of: word) != nil || CatalogueTests.otherWords.contains(word),
          "\(file.path): '\(word)' has no explanation")
      }
    }
    #expect(CatalogueTests.otherWords.isSubset(of: seen))
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
