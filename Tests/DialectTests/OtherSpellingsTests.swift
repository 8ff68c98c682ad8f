/// What may be written in two ways says the same in both: another name for a type, parentheses around a receiver.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct OtherSpellingsTests {
  /// An alias behind an `#if` is in another build, and whether one stands for a function, a trailing closure asks.
  private static let exceptions: Set<String> = ["C6-within-bad", "TrailingAliases"]

  private static let whole = DialectFixture.all.filter {
    !$0.fixture.directives.isUnfinished && !$0.fixture.directives.hasCursor
  }

  /// Of the other dialects' rules some go by what a name says, or by whether it is named at all.
  private static let named = whole.filter {
    ["EnumPath", "SwiftUICoordinator"].contains($0.folder) && !exceptions.contains($0.named.name)
  }

  @Test(arguments: named) func aliasesChangeNothing(_ named: DialectFixture) {
    let files = named.prelude.files + named.fixture.files
    // What several declare, a name alone does not say.
    var counts: [Substring: Int] = [:]
    for file in files {
      for match in file.text.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias|associatedtype) (\w+)/) {
        counts[match.1, default: 0] += 1
      }
    }
    let types = Set(files.flatMap { Self.types(declaredIn: $0.text).keys }.filter { counts[$0[...]] == 1 })
    var renamed: [FileID: String] = [:]
    for file in files where file.id.path.hasSuffix(".swift") {
      renamed[file.id] = Self.renaming(types, in: file.text, file.id.path.hasSuffix("Package.swift"))
    }
    expectNothingElse(of: named, with: renamed)
  }

  @Test(arguments: whole) func parenthesesChangeNothing(_ named: DialectFixture) {
    let files = named.fixture.files.filter { $0.id.path.hasSuffix(".swift") }
    let changed = files.filter { Self.parenthesizing($0.text) != $0.text }
    if changed.isEmpty { return }
    var spelled: [FileID: String] = [:]
    for file in named.prelude.files + files { spelled[file.id] = file.text }
    for file in changed { spelled[file.id] = Self.parenthesizing(file.text) }
    expectNothingElse(of: named, with: spelled)
  }

  private func expectNothingElse(of named: DialectFixture, with texts: [FileID: String]) {
    let pins = named.fixture.pins(of: named.package)
    #expect(answers(named.snapshot) == answers(Snapshot(texts: texts, pins: pins)))
  }

  /// `f(nav.path)` → `f((nav).path)`
  private static func parenthesizing(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      line.replacing(/(= |\(|, |return )([a-z]\w*)(?=\.[a-z])/) { match in
        let isCode = isCode(behind: line[..<match.range.lowerBound]) && match.2 != "super"
        return isCode ? "\(match.1)(\(match.2))" : match.0
      }
    }.joined(separator: "\n")
  }

  private func answers(_ snapshot: Snapshot) -> [String] {
    let found = snapshot.diagnostics.map { "\($0.severity) \($0.code) \($0.message)" }
    let moved = snapshot.transitions.map {
      "\($0.route ?? "-") \($0.status) \($0.reason ?? "") \($0.receiver ?? "-")"
    }
    return (found + moved).map { $0.replacing("Alias", with: "") }.sorted()
  }

  /// At the top level and without parameters, with what an alias has to say of who sees it.
  private static func types(declaredIn text: String) -> [String: String] {
    var found: [String: String] = [:]
    let declaration =
      /^(?:@\w+(?:\([^()]*\))? )*(public |open )?(?:final |indirect )*(?:class|struct|enum) (\w+)\b(?!<)/
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: declaration) else { continue }
      found[String(match.2)] = match.1 == nil ? "" : "public "
    }
    return found
  }

  private static func renaming(_ types: Set<String>, in text: String, _ isManifest: Bool) -> String {
    if isManifest { return text }
    let name = /[A-Za-z_]\w*/
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      let start = line.drop { $0 == " " }
      if ["//", "#", "import ", "@testable", "@_"].contains(where: start.hasPrefix) { return line }
      return line.replacing(name) { match in
        let isType = types.contains(String(match.output)) && isUse(behind: line[..<match.range.lowerBound])
        return match.output + (isType ? "Alias" : "")
      }
    }
    let aliases = Self.types(declaredIn: text).filter { types.contains($0.key) }.sorted { $0.key < $1.key }
    return (lines.map(String.init) + aliases.map { "\($1)typealias \($0)Alias = \($0)" }).joined(separator: "\n") + "\n"
  }

  /// No declaration, no member, and no text.
  private static func isUse(behind before: Substring) -> Bool {
    if before.hasSuffix(".") || before.hasSuffix("@") || !isCode(behind: before) { return false }
    let words = ["class ", "struct ", "enum ", "extension ", "protocol ", "typealias ", "case ", "func "]
    return !words.contains(where: before.hasSuffix)
  }
  private static func isCode(behind before: Substring) -> Bool {
    !before.contains("//") && before.count { $0 == "\"" } % 2 == 0
  }
}
