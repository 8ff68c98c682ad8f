/// Comments that accept findings: what each of them governs, and which are in vain.

import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import IDE

/// The text behind three lines of imports, on top of the prelude: findings that are left, as `line code`, and accepted
/// ones as `line code - reason`.
struct Accepting {
  static let file = FileID("Suppressed.swift")

  let snapshot: Snapshot
  let outcome: SuppressionOutcome

  init(_ text: String, hasRun: (String) -> Bool = { _ in true }) throws {
    var texts: [FileID: String] = [:]
    for file in try FixtureFolder("Fixtures/Stinsen").prelude.files { texts[file.id] = file.text }
    texts[Accepting.file] = "import Stinsen; import SwiftUI\n" + text
    snapshot = Snapshot(texts: texts)
    outcome = suppressing(snapshot.diagnostics.filter { hasRun($0.code) }, in: snapshot, hasRun: hasRun)
  }

  var own: [Diagnostic] { outcome.remaining.filter { $0.location.file == Accepting.file } }

  var left: [String] { own.map { "\(line($0)) \($0.code)" } }

  var messages: [String] { own.filter { $0.code == unusedSuppressionCode }.map { "\(line($0)) \($0.message)" } }

  var accepted: [String] {
    outcome.suppressed.map { "\(line($0.finding)) \($0.finding.code)" + ($0.reason.map { " - \($0)" } ?? "") }
  }

  /// After the first fix of the first `unused-suppression`, or the one with this title.
  func fixed(_ title: String? = nil) -> String? {
    let fixes = own.filter { $0.code == unusedSuppressionCode }.flatMap(\.fixes)
    guard let fix = title == nil ? fixes.first : fixes.first(where: { $0.title == title }) else { return nil }
    var text = snapshot.file(Accepting.file)?.text ?? []
    for edit in fix.edits.sorted(by: { $0.location > $1.location }) {
      text.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: edit.newText.utf8)
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().joined(separator: "\n")
  }

  /// From 1, without the line of imports.
  private func line(_ finding: Diagnostic) -> Int {
    snapshot.file(finding.location.file)?.lines.line(of: finding.location.range.start) ?? -1
  }
}

@Suite struct SuppressionTests {
  private func wrong(_ comment: String = "") -> String {
    "func go(_ r: DepotCoordinator.Router) { r.route(to: \\.lnae) }\(comment)\n"
  }

  @Test func withoutACommentItIsReported() throws {
    let answer = try Accepting(wrong())
    #expect(answer.left == ["1 unknown-route"] && answer.accepted.isEmpty)
  }

  @Test(arguments: [
    "  // signalbox:ignore unknown-route - old flow", " /* signalbox:ignore unknown-route - old flow */",
    " //signalbox: ignore  broken-chain,unknown-route -  old flow ", " // signalbox:ignore all - old flow",
  ]) func theSameLine(comment: String) throws {
    let answer = try Accepting(wrong(comment)) { $0 != "broken-chain" }
    #expect(answer.left.isEmpty && answer.accepted == ["1 unknown-route - old flow"])
  }

  @Test func onlyItsLineAndItsCode() throws {
    let text = wrong(" // signalbox:ignore unknown-route") + wrong() + wrong(" // signalbox:ignore broken-chain")
    let answer = try Accepting(text)
    #expect(answer.accepted == ["1 unknown-route"])
    #expect(answer.left == ["2 unknown-route", "3 unknown-route", "3 unused-suppression"])
    #expect(answer.messages == ["3 no 'broken-chain' to leave out on this line"])
  }

  @Test func theNextLineWithCode() throws {
    let text = "// signalbox:ignore-next unknown-route\n\n// a word\n/* and /* more */ */\n" + wrong() + wrong()
    #expect(try Accepting(text).accepted == ["5 unknown-route"])
    #expect(try Accepting(text).left == ["6 unknown-route"])
  }

  @Test(arguments: [
    "/*\n signalbox:ignore-next unknown-route - old flow\n */\n",
    "/// signalbox:ignore-next unknown-route - old flow\n\n\n",
    "/**\n * signalbox:ignore-next unknown-route - old flow */\n\n",
    "/*\tsignalbox:ignore-next unknown-route - old flow\n*/\n\n",
  ]) func commentsOfEveryForm(comment: String) throws {
    let answer = try Accepting(comment + wrong())
    #expect(answer.left.isEmpty && answer.accepted == ["4 unknown-route - old flow"])
  }

  /// Only the first line of an instruction is for the program.
  @Test func furtherLinesAreForReaders() throws {
    let answer = try Accepting("/* signalbox:ignore-next unknown-route\n   The old flow goes in May. */\n" + wrong())
    #expect(answer.left.isEmpty && answer.accepted == ["3 unknown-route"])
  }

  @Test func attributesAreSkipped() throws {
    let coordinator = """
      final class C: NavigationCoordinatable { let stack = NavigationStack(initial: \\C.start)
        @Root var start = makeStart
        // signalbox:ignore-next unused-route - Objective-C
        @available(*, deprecated, message: "old :) (")
        @Route(.push)
        var testbed = makeStart
        func makeStart() -> PlainView { PlainView() }
      }
      @MainActor let c = C()

      """
    let answer = try Accepting(coordinator)
    #expect(answer.accepted == ["6 unused-route - Objective-C"])
    #expect(!answer.left.contains("6 unused-route"))
    let without = try Accepting(coordinator.replacing("ignore-next", with: "ignore"))
    #expect(without.left.contains("6 unused-route"))
    #expect(
      without.messages == ["3 no 'unused-route' to leave out on this line; 'ignore-next' is for the next one"])
  }

  @Test func fromBeginToEnd() throws {
    let text =
      wrong() + "// signalbox:ignore-begin unknown-route - moving\n" + wrong() + wrong()
      + "// signalbox:ignore-end unknown-route\n" + wrong()
    let answer = try Accepting(text)
    #expect(answer.accepted == ["3 unknown-route - moving", "4 unknown-route - moving"])
    #expect(answer.left == ["1 unknown-route", "6 unknown-route"])
    let open = try Accepting(text.replacing("// signalbox:ignore-end unknown-route", with: ""))
    #expect(open.left == ["1 unknown-route"] && open.accepted.count == 3)
  }

  @Test func anEndNeedsABegin() throws {
    let answer = try Accepting("// signalbox:ignore-end unknown-route\n" + wrong())
    #expect(answer.left == ["1 unused-suppression", "2 unknown-route"])
    #expect(answer.messages == ["1 no 'ignore-begin unknown-route' stands above this 'ignore-end'"])
    #expect(answer.fixed() == wrong())
  }

  @Test func theWholeFileFromAnywhere() throws {
    let answer = try Accepting(wrong() + wrong() + "// signalbox:ignore-file unknown-route - generated\n")
    #expect(answer.left.isEmpty)
    #expect(answer.accepted == ["1 unknown-route - generated", "2 unknown-route - generated"])
  }

  /// What it accepts may be missing because of what could not be read.
  @Test func nothingIsInVainBesideATextThatIsBeingTyped() throws {
    let comment = "let a = 1 // signalbox:ignore unused-route\n"
    #expect(try Accepting(comment).left == ["1 unused-suppression"])
    #expect(try Accepting(comment + "func f(\n").left.isEmpty)
  }

  @Test func textInLiteralsIsNoComment() throws {
    let answer = try Accepting(
      "let a = \"// signalbox:ignore-file all\"; let b = \"\"\"\n  // signalbox:ignore-file all\n  \"\"\"\n" + wrong())
    #expect(answer.left == ["4 unknown-route"])
  }

  /// A finding's primary line counts, not those of its notes.
  @Test func notesDoNotCount() throws {
    let answer = try Accepting(
      """
      final class N: NavigationCoordinatable { let stack = NavigationStack(initial: \\N.start)
        @Root var start = makeStart // signalbox:ignore unknown-route
        func makeStart() -> PlainView { PlainView() }
      }
      func go(_ n: N) { n.route(to: \\.strat) }

      """)
    #expect(answer.left.contains("5 unknown-route") && answer.left.contains("2 unused-suppression"))
  }

  // MARK: In vain

  @Test(arguments: [
    ("// signalbox:ignore unknwon-route - x", "unknown code 'unknwon-route'; did you mean 'unknown-route'?"),
    ("// signalbox:ignore xyzzy", "unknown code 'xyzzy'; nothing is left out"),
    ("// signalbox:ignore-nxt dead-handler", "unknown instruction 'signalbox:ignore-nxt'; did you mean 'ignore-next'?"),
    (
      "// signalbox:frobnicate",
      "unknown instruction 'signalbox:frobnicate'; known: ignore, ignore-next, ignore-begin, ignore-end, ignore-file"
    ),
    ("// signalbox:ignore - why", "'ignore' names no code; write the codes to leave out, or 'all'"),
    ("// signalbox:ignore-file dead-handler", "no 'dead-handler' to leave out in this file"),
    ("// signalbox:ignore-next all", "no finding to leave out below: no code follows"),
    ("let a = 1 // signalbox:ignore all", "no finding to leave out on this line"),
    ("// signalbox:ignore-begin dead-handler", "no 'dead-handler' to leave out from here to the end of the file"),
    ("let a = 1 // signalbox:ignore unused-suppression", "no 'unused-suppression' to leave out on this line"),
  ]) func mistakes(comment: String, message: String) throws {
    let answer = try Accepting(comment + "\n")
    #expect(answer.messages == ["1 " + message])
    #expect(answer.own.allSatisfy { $0.severity == .warning && $0.dialect == "signalbox" })
  }

  @Test func itCannotSwitchItselfOff() throws {
    let answer = try Accepting("let a = 1 // signalbox:ignore unknown-route, unused-suppression, all\n")
    #expect(answer.messages.count == 3 && answer.accepted.isEmpty)
  }

  @Test func proseIsNoInstruction() throws {
    #expect(try Accepting("// signalbox: see the manual\n// signalbox\n").left.isEmpty)
  }

  @Test func codesThatDidNotRunAreNotJudged() throws {
    let text = "let a = 1 // signalbox:ignore dead-handler\nlet b = 2 // signalbox:ignore all\n"
    #expect(try Accepting(text).messages.count == 2)
    #expect(try Accepting(text) { $0 != "dead-handler" }.messages.isEmpty)
    #expect(try Accepting(text) { $0 != "unused-suppression" }.left.isEmpty)
  }

  @Test(arguments: [
    ("let a = 1  // signalbox:ignore dead-handler\nlet b = 2\n", "let a = 1\nlet b = 2\n"),
    ("// signalbox:ignore-next dead-handler\nlet b = 2\n", "let b = 2\n"),
    ("/* signalbox:ignore dead-handler */ let b = 2\n", "let b = 2\n"),
    ("let a /* signalbox:ignore dead-handler */ = 2\n", "let a  = 2\n"),
    ("let a = 1 // signalbox:ignore unknwon-route - x\n", "let a = 1 // signalbox:ignore unknown-route - x\n"),
    ("// signalbox:ignroe all\n", "// signalbox:ignore all\n"),
    (
      "// signalbox:ignore-begin dead-handler\nlet a = 1\n// signalbox:ignore-end dead-handler\n", "let a = 1\n"
    ),
  ]) func fixes(text: String, expected: String) throws {
    #expect(try Accepting(text).fixed() == expected)
  }

  @Test func oneCodeOfSeveralIsRemoved() throws {
    let text = wrong(" // signalbox:ignore dead-handler, unknown-route, broken-chain - why")
    let answer = try Accepting(text)
    #expect(answer.accepted == ["1 unknown-route - why"])
    #expect(
      answer.fixed("Remove 'dead-handler'") == wrong(" // signalbox:ignore unknown-route, broken-chain - why"))
    #expect(
      answer.fixed("Remove 'broken-chain'") == wrong(" // signalbox:ignore dead-handler, unknown-route - why"))
    #expect(answer.own.flatMap(\.fixes).allSatisfy { $0.isPreferred })
    let last = try Accepting(wrong(" // signalbox:ignore unknown-route,broken-chain, - why"))
    #expect(last.fixed("Remove 'broken-chain'") == wrong(" // signalbox:ignore unknown-route - why"))
  }

  // MARK: The editor's quick fix

  @Test func theQuickFixAcceptsTheFinding() throws {
    for text in [
      "  " + wrong(), wrong(" // signalbox:ignore broken-chain - later"),
      "// signalbox:ignore-next broken-chain\n" + wrong(), "struct S {\r\n\t" + wrong() + "}\r\n",
      "struct S {\n}; " + wrong(),
    ] {
      let before = try Accepting(text)
      let finding = try #require(before.own.first { $0.code == "unknown-route" })
      let edit = try #require(suppressionFix(for: finding, in: before.snapshot)?.edits.first)
      var bytes = try #require(before.snapshot.file(Accepting.file)?.text)
      bytes.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: edit.newText.utf8)
      let after = before.snapshot.updating([Accepting.file: SourceFile(text: bytes)])
      let outcome = suppressing(after.diagnostics, in: after) { _ in true }
      #expect(outcome.suppressed.map(\.finding.code) == ["unknown-route"])
    }
  }

  @Test func noQuickFixWhereACommentWouldBeText() throws {
    let inside = try Accepting("let r: DepotCoordinator\nlet s = \"\"\"\n  \\(r.route(to: \\.lnae))\n  \"\"\"\n")
    for finding in inside.own { #expect(suppressionFix(for: finding, in: inside.snapshot) == nil) }
    let unused = try Accepting("let a = 1 // signalbox:ignore all\n")
    #expect(suppressionFix(for: try #require(unused.own.first), in: unused.snapshot) == nil)
  }
}
