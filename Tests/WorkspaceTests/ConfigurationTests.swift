/// `.signalbox.yml`: what it may say, and how its mistakes are reported.

import Foundation
import IDE
import RouteGraph
import SourceText
import Testing

@testable import Workspace

@Suite struct ConfigurationTests {
  private let vocabulary = ConfigurationVocabulary(
    codes: ["unknown-route", "unused-route", "ownership"], dialects: ["stinsen", "enumpath"])

  private func read(_ text: String) throws -> ProjectConfiguration {
    let tree = try TemporaryTree([".signalbox.yml": text])
    return try readConfiguration(at: join(tree.path, ".signalbox.yml"), vocabulary: vocabulary)
  }

  /// `line: message` of the error.
  private func mistake(_ text: String) throws -> String {
    let tree = try TemporaryTree([".signalbox.yml": text])
    let error = #expect(throws: ConfigurationError.self) {
      try readConfiguration(at: join(tree.path, ".signalbox.yml"), vocabulary: vocabulary)
    }
    #expect(error?.file == join(tree.path, ".signalbox.yml"))
    return "\(error?.line.map { "\($0)" } ?? "-"): \(error?.message ?? "")"
  }

  @Test func whatIsNoTextIsAMistake() throws {
    let tree = try TemporaryTree([:])
    let file = join(tree.path, ".signalbox.yml")
    try Data("exclude: [\"".utf8 + [0xFF, 0xFE] + "\"]\n".utf8).write(to: URL(filePath: file))
    let error = #expect(throws: ConfigurationError.self) { try readConfiguration(at: file, vocabulary: vocabulary) }
    #expect(error?.message == "it is not UTF-8 text")
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try read(
      """
      include: [App, Packages]
      exclude: ["**/Generated/**", "**/*Previews.swift"]
      dialects: stinsen
      entry_points: [MainCoordinator]
      severity:
        unused-route: warning
        ownership: off
        unknown-route: false
      fail_level: never
      """)
    #expect(configuration.include == ["App", "Packages"])
    #expect(configuration.exclude == ["**/Generated/**", "**/*Previews.swift"])
    #expect(configuration.dialects == ["stinsen"])
    #expect(configuration.entryPoints == ["MainCoordinator"])
    #expect(configuration.entryPointLines == ["MainCoordinator": 4])
    #expect(
      configuration.severities == [
        "unused-route": .severity(.warning), "ownership": .off, "unknown-route": .off,
      ])
    #expect(configuration.failLevel == .never)
    #expect(try read("").severities.isEmpty)
    #expect(try read("# nothing\n").include.isEmpty)
  }

  @Test(arguments: [
    ("include: [A]\nexlude: [B]\n", "2: unknown key 'exlude'; did you mean 'exclude'?"),
    ("severity:\n  unknown-rout: off\n", "2: unknown code 'unknown-rout'; did you mean 'unknown-route'?"),
    ("severity:\n  ownership: warn\n", "2: unknown severity 'warn'; known: error, warning, information, hint, off"),
    ("fail_level: errors\n", "1: unknown level 'errors'; did you mean 'error'?"),
    ("\ndialects: [Stinsens]\n", "2: unknown dialect 'Stinsens'; did you mean 'stinsen'?"),
    ("include: {a: b}\n", "1: expected a list"), ("- a\n- b\n", "1: expected keys with values"),
    ("include: [a]\ninclude: [b]\n", "2: the key 'include' occurs twice"),
    ("severity: [a]\n", "1: expected codes with severities"),
    ("include: [[a]]\n", "1: expected a single value"),
    ("include: 3\n", "1: expected a pattern, not the number 3; in quotes it is text"),
    ("exclude: true\n", "1: expected a pattern, not the boolean true; in quotes it is text"),
    ("exclude:\n", "1: expected a pattern, not an empty value"),
    ("entry_points:\n  - A\n  - -1.5e3\n", "3: expected a name, not the number -1.5e3; in quotes it is text"),
    ("cache: 3\n", "1: expected a path, not the number 3; in quotes it is text"),
    ("cache: ''\n", "1: expected a path, not an empty text"),
    ("baseline: Off\n", "1: expected a path, not the boolean Off; in quotes it is text"),
    ("dialects:\n  - stinsen\n  - enumpaht\n", "3: unknown dialect 'enumpaht'; did you mean 'enumpath'?"),
  ]) func mistakes(text: String, expected: String) throws {
    #expect(try mistake(text) == expected)
  }

  @Test func whatOnlyLooksLikeAnotherTypeIsText() throws {
    let configuration = try read("include: ['3', \"true\", 3D, ., '', .5a, -, inf]\ncache: '~'\nbaseline: Null\n")
    #expect(configuration.include == ["3", "true", "3D", ".", "", ".5a", "-", "inf"])
    #expect(configuration.cache?.hasSuffix("/~") == true && configuration.baseline == nil)
  }

  @Test func severitiesKnowTheirLines() throws {
    let configuration = try read("severity:\n  ownership: off\n\n  unused-route: error\n")
    #expect(configuration.severityLines == ["ownership": 2, "unused-route": 4])
  }

  /// What the explanations tell people about what is off by default.
  @Test func codesThatAreOffAreNotLookedFor() {
    #expect(Set(explanations.filter { $0.meaning.contains("off by default") }.map(\.code)) == optInCodes)
    let outcome = AnalysisOutcome(Snapshot(files: [:]))
    var configuration = ProjectConfiguration()
    let codes = { configuration.findings(of: outcome, source: { _ in nil }).codes }
    #expect(optInCodes.isDisjoint(with: codes()) && codes().contains("unknown-route"))
    configuration.severities = ["deep-link-context": .severity(.hint), "unknown-route": .off]
    #expect(optInCodes.isSubset(of: codes()) && !codes().contains("unknown-route"))
  }

  @Test func theBaselineIsRelativeToTheFile() throws {
    let configuration = try read("include: [a]\n\nbaseline: ci/b.json\n")
    #expect(configuration.baseline == configuration.file.map { join(parentDirectory(of: $0), "ci/b.json") })
    #expect(configuration.lines == [.include: 1, .baseline: 3])
  }

  /// A few hundred bytes that stand for gigabytes, as a value and as a key.
  @Test(arguments: [true, false]) func aliasesOfAliases(asKeys: Bool) throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (last, next) in zip(names, names.dropFirst()) {
      let list = "&\(next) [" + Array(repeating: "*\(last)", count: 9).joined(separator: ", ") + "]"
      text += asKeys ? "? \(list)\n: y\n" : "\(next): \(list)\n"
    }
    #expect(try mistake(text) == "\(asKeys ? 4 : 3): more than 16 aliases")
    #expect(try read("include: &globs [a]\nexclude: *globs\n").exclude == ["a"])
    #expect(try read("include: [\"*a\", \"**/b\", '* c *d']\n").include.count == 3)
  }

  /// What libyaml accepts and a configuration does not need, and what libyaml refuses.
  @Test(arguments: [
    ("include: *globs\n", "1: the alias '*globs' has no anchor above it"),
    ("include: &globs [*globs]\n", "1: the alias '*globs' has no anchor above it"),
    ("include: [a]\n---\ninclude: [b]\n", "2: expected a single document"),
    ("include: " + String(repeating: "[", count: 20) + "\n", "1: nested deeper than 16 levels"),
    ("include: [a]\nexclude: [\u{1}]\n", "2: control characters are not allowed"),
    ("include: [a]\nexclude: [\0]\n", "2: control characters are not allowed"),
    ("include: @a\n", "1: found character that cannot start any token"),
  ]) func unusualYAML(text: String, expected: String) throws {
    #expect(try mistake(text) == expected)
  }

  @Test func marksOfWindowsAreNoContent() throws {
    let configuration = try read("\u{FEFF}include: [a]\r\nexclude:\r\n  - \"b\\u00e9\"\r\n  - 'it''s'\r\n")
    #expect(configuration.include == ["a"] && configuration.exclude == ["b\u{e9}", "it's"])
    #expect(configuration.lines == [.include: 1, .exclude: 2])
  }

  @Test func largeFilesAreRefused() throws {
    #expect(try mistake("# " + String(repeating: "x", count: 1 << 20)) == "-: larger than 1 MiB")
  }

  @Test func brokenYAMLHasALine() throws {
    #expect(try mistake("include: [a\nexclude: b\n").first == "2")
  }

  @Test func theNearestFileUpwardCounts() throws {
    let tree = try TemporaryTree([
      ".signalbox.yml": "exclude: [App/Old, Sub]\n", "App/Old/O.swift": "", "App/N.swift": "", "App/Sub/S.swift": "",
    ])
    let file = try #require(configurationFile(for: join(tree.path, "App")))
    #expect(file == join(tree.path, ".signalbox.yml"))
    let configuration = try readConfiguration(at: file, vocabulary: vocabulary)
    let root = configuredRoot(path: join(tree.path, "App"), configuration: configuration)
    #expect(scan(root).files.map(\.id.path) == ["N.swift", "Sub/S.swift"])
  }

  @Test func severitiesChangeFindings() {
    let finding = { (code: String, dialect: String) in
      Diagnostic(
        location: Location(FileID("A.swift"), .zero), severity: .hint, code: code, dialect: dialect, message: "")
    }
    var configuration = ProjectConfiguration()
    configuration.severities = ["ownership": .off, "unused-route": .severity(.error)]
    let applied = configuration.applied(to: [
      finding("ownership", "stinsen"), finding("unused-route", "stinsen"), finding("unknown-route", "enumpath"),
    ])
    #expect(applied.map(\.code) == ["unused-route", "unknown-route"])
    #expect(applied.map(\.severity) == [.error, .hint])
  }

  @Test func failLevels() {
    #expect(FailLevel.error.isReached(by: .error) && !FailLevel.error.isReached(by: .warning))
    #expect(FailLevel.hint.isReached(by: .information) && !FailLevel.never.isReached(by: .error))
  }

  @Test(
    arguments: [
      ("unknwon-route", "unknown-route"), ("Unused-Route", "unused-route"), ("xyz", nil), ("", nil),
    ] as [(String, String?)]) func nearestSpellings(word: String, expected: String?)
  {
    #expect(nearestSpelling(of: word, in: vocabulary.codes) == expected)
  }
}
