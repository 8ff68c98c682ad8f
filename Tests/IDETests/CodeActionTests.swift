/// What is offered for the findings of the sample apps, and what it does.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct CodeActionTests {
  /// Each action takes its finding away, and brings none that is a warning or worse. Those with a place to fill in are
  /// not applied by anybody who does not look.
  @Test(arguments: sampleNames) func everyFixRemovesItsFinding(_ name: String) throws {
    let snapshot = try sampleSnapshot(name)
    let findings = snapshot.diagnostics
    for finding in findings {
      let range = finding.location.range
      let actions = codeActions(touching: range, in: finding.location.file, of: snapshot, findings: [finding])
      for action in actions where !action.title.hasPrefix("Ignore") {
        let after = snapshot.updating(applying(action.edits, to: snapshot)).diagnostics
        let isFilledIn = !action.edits.contains { $0.newText.contains("<#") }
        #expect(count(of: finding, in: after) < count(of: finding, in: findings), "\(action.title)")
        if isFilledIn { #expect(weight(after) < weight(findings) || finding.severity == .hint, "\(action.title)") }
      }
      #expect(actions.count { $0.isPreferred } <= 1)
      #expect(
        actions.last?.isPreferred != true || actions.count == 1 || actions.last?.title.hasPrefix("Ignore") == false)
    }
  }

  /// What is offered untried is what is offered tried: to try is for the few places where something else stands in the way.
  @Test(arguments: sampleNames) func whatIsTriedLaterHolds(_ name: String) throws {
    let snapshot = try sampleSnapshot(name)
    let titles = { triesLater in
      snapshot.diagnostics.map { finding in
        codeActions(
          touching: finding.location.range, in: finding.location.file, of: snapshot, findings: [finding],
          triesLater: triesLater
        ).map(\.title)
      }
    }
    #expect(titles(true) == titles(false))
  }

  private func count(of finding: Diagnostic, in findings: [Diagnostic]) -> Int {
    findings.count { $0.code == finding.code && $0.message == finding.message }
  }

  private func weight(_ findings: [Diagnostic]) -> Int { findings.count { $0.severity <= .warning } }

  @Test func whatIsOffered() throws {
    var lines: [String] = []
    for name in sampleNames {
      let snapshot = try sampleSnapshot(name)
      for finding in snapshot.diagnostics {
        let actions = codeActions(
          touching: finding.location.range, in: finding.location.file, of: snapshot, findings: [finding])
        for action in actions where !action.title.hasPrefix("Ignore") {
          lines.append("\(finding.location.file) \(finding.code): \(action.isPreferred ? "* " : "")\(action.title)")
        }
      }
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(difference(of: text, fromGolden: "Goldens/code-actions.txt") == nil)
  }

  /// A case that needs values is written with places for them, by hand alone; one that needs none, by anybody.
  @Test func aCorrectedNameBringsItsInput() throws {
    let file = FileID("Root.swift")
    let snapshot = Snapshot(texts: [
      file: """
      import SwiftUI
      enum Page: Hashable { case home, article(Int) }
      struct Root: View {
        @State var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("a") { path.append(.artcle); path.append(.hme) }.navigationDestination(for: Page.self) { _ in EmptyView() }
          }
        }
      }

      """
    ])
    func texts(_ edits: [TextEdit]) -> [String] { edits.map(\.newText) }
    let wrong = snapshot.diagnostics.filter { $0.code == "unknown-route" }
    let actions = wrong.map {
      codeActions(touching: $0.location.range, in: file, of: snapshot, findings: [$0]).first
    }
    #expect(actions.map { texts($0?.edits ?? []) } == [["article(<#Int#>)"], ["home"]])
    #expect(actions.map { $0?.isPreferred } == [false, true])
    #expect(fixAll(in: file, of: snapshot, findings: wrong).map { texts($0.edits) } == ["home"])
    let brave = applyFixes(of: wrong, .unsafe, to: snapshot) { _ in true }
    #expect(brave.count == 1)
  }

  /// Also of those that only the map of the workspace gives. What would bring another error is none.
  @Test func fixAllTakesEveryPreferredFix() throws {
    let question = try Question(
      #"""
      func f(_ h: HubCoordinator) { h.route(to: \.map) }
      func g(_ r: DepotCoordinator.Router) { r.route(to: \.lan) }
      """#)
    let file = FileID("Main.swift")
    let findings = question.snapshot.diagnostics(of: file)
    let action = try #require(fixAll(in: file, of: question.snapshot, findings: findings))
    let after = question.snapshot.updating(applying(action.edits, to: question.snapshot))
    #expect(action.edits.map(\.newText) == ["focusFirst(\\.lanes).child.", "lane"])
    #expect(after.diagnostics(of: file).isEmpty)
  }

  @Test func fixesTakeTheLineEndsOfTheirFile() throws {
    let file = FileID("Root.swift")
    let text = """
      import SwiftUI
      enum Page: Hashable { case home }
      struct Root: View {
        @State var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("a") { path.append(.nowhere) }.navigationDestination(for: Page.self) { _ in EmptyView() }
          }
        }
      }

      """
    let snapshot = Snapshot(texts: [file: text.replacing("\n", with: "\r\n")])
    let actions = snapshot.diagnostics.flatMap {
      codeActions(touching: $0.location.range, in: file, of: snapshot, findings: [$0])
    }
    let lines = actions.flatMap(\.edits).map { Array($0.newText.utf8) }.filter { $0.contains(0x0A) }
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.count { $0 == 0x0A } == line.count { $0 == 0x0D }) }
  }

  @Test func fixAllTakesTheFirstOfThoseThatOverlap() throws {
    let question = try Question(
      """
      func f(_ r: DepotCoordinator.Router) {
        r.route(to: \\.lan)
        r.route(to: \\.lanee)
      }
      """)
    let file = FileID("Main.swift")
    let findings = question.snapshot.diagnostics(of: file)
    let action = try #require(fixAll(in: file, of: question.snapshot, findings: findings + findings))
    #expect(action.edits.count == 2)
    #expect(question.snapshot.updating(applying(action.edits, to: question.snapshot)).diagnostics(of: file).isEmpty)
    #expect(fixAll(in: file, of: question.snapshot, findings: []) == nil)
  }
}
