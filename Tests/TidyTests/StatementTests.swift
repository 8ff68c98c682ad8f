/// The table of the protocol's statements names tests that exist.

import Foundation
import Testing

@Suite struct StatementTests {
  private struct Table: Decodable {
    var statements: [Statement]
  }

  private struct Statement: Decodable {
    var number: Int
    var group: String
    var text: String
    var tests: [String]
  }

  private func statements() throws -> [Statement] {
    let file = Repository.root.appendingPathComponent("protocol/statements.json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file)).statements
  }

  @Test func everyStatementHasItsTests() throws {
    let statements = try statements()
    #expect(statements.map(\.number) == Array(1...96))
    var functions: Set<String> = []
    for file in Repository.swiftFiles(below: "Tests/ProtocolTests") {
      guard let suite = file.text.firstMatch(of: /@Suite(?:\([^)]*\))? struct (\w+)/)?.1 else { continue }
      for match in file.text.matches(of: /@Test(?:[^@]*?)func (\w+)\(/) { functions.insert("\(suite).\(match.1)") }
    }
    for statement in statements {
      #expect(!statement.tests.isEmpty, "\(statement.number) has no test")
      for test in statement.tests { #expect(functions.contains(test), "\(statement.number): there is no \(test)") }
    }
  }

  @Test func theReadableTableSaysTheSame() throws {
    let file = Repository.root.appendingPathComponent("protocol/statements.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.contains(/^\| \d/) }
    let expected = try statements().map { statement in
      let tests = statement.tests.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(statement.number) | \(statement.text.replacing("|", with: "\\|")) | \(tests) |"
    }
    #expect(rows.map(String.init) == expected)
  }
}
