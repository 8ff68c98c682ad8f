/// Every numbered trap and rule of every dialect has its fixtures, and so has every code that a dialect explains.

import IDE
import RouteGraph
import TestSupport
import Testing

@Suite struct NumberedFixtureTests {
  struct Numbers: Sendable, CustomTestStringConvertible {
    var dialect: String
    var traps: Int
    /// Rules that have a bad and a good example each.
    var rules: [String]
    /// Other fixtures by name.
    var others: [String] = []
    var testDescription: String { dialect }
  }

  private static func numbered(_ prefix: String, _ last: Int) -> [String] { (1...last).map { "\(prefix)\($0)" } }
  private static func padded(_ prefix: String, _ last: Int) -> [String] {
    (1...last).map { $0 < 10 ? "\(prefix)0\($0)" : "\(prefix)\($0)" }
  }

  static let all = [
    Numbers(
      dialect: "stinsen", traps: 66,
      rules: [
        "C1", "C1b", "C1c", "C1d", "C2a", "C2b", "C2c", "C2d", "C3a", "C3b", "C3c", "C3d", "C5a", "C5b", "C5c", "C5d",
        "C6a", "C6b", "C6c", "C6d", "C6e", "C6f", "C7-two-parameters", "C7b", "C8", "R1", "R2a", "R2b", "R4b", "R9b",
        "R17b",
      ] + numbered("R", 28).dropFirst(2)),
    Numbers(
      dialect: "xcoordinator", traps: 64, rules: numbered("C", 12) + numbered("L", 22) + ["D10"],
      others: padded("Row", 20)
        + ["ok", "D1", "D1b", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D11", "path"]),
    Numbers(dialect: "vdflow", traps: 40, rules: numbered("E", 15) + numbered("W", 13)),
    Numbers(dialect: "swiftuicoordinator", traps: 42, rules: numbered("C", 13) + numbered("R", 16)),
    Numbers(dialect: "enumpath", traps: 44, rules: numbered("C", 7) + numbered("R", 14)),
  ]

  @Test(arguments: all) func everyNumberHasItsFixture(_ numbers: Numbers) {
    let names = Set(DialectFixture.all.filter { $0.package == numbers.dialect }.map(\.named.name))
    for name in Self.padded("T", numbers.traps) + numbers.others { #expect(names.contains(name), "no fixture \(name)") }
    for rule in numbers.rules {
      #expect(names.contains("\(rule)-bad"), "\(rule) has no case that fires")
      #expect(names.contains("\(rule)-good"), "\(rule) has no case that stays silent")
    }
  }

  struct Code: Sendable, CustomTestStringConvertible {
    var dialect: String
    var code: String
    var testDescription: String { "\(dialect) \(code)" }
  }

  /// But for what is said about comments, in every dialect: `SuppressionTests`.
  static let codes = explanations.filter { $0.code != "unused-suppression" }.flatMap { explanation in
    explanation.dialects.filter { name in all.contains { $0.dialect == name } }
      .map { Code(dialect: $0, code: explanation.code) }
  }

  /// A code fires in some rule's bad example and is silent in the same rule's good one.
  @Test(arguments: codes) func everyCodeFiresAndIsSilent(_ code: Code) {
    let fixtures = DialectFixture.all.filter { $0.package == code.dialect }
    let names = Set(fixtures.map(\.named.name))
    let firing = fixtures.filter { fixture in
      fixture.named.name.hasSuffix("-bad") && fixture.fixture.marks.contains { $0.code == code.code }
    }
    #expect(firing.contains { names.contains($0.named.name.dropLast(3) + "good") }, "\(firing.map(\.named.name))")
  }
}
