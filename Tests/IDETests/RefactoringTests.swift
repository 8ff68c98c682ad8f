/// Actions that write more than a name: cases, containers, shorter chains.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct RefactoringTests {
  private func snapshot(_ folder: String, _ name: String) throws -> Snapshot {
    let folder = try FixtureFolder("Fixtures/" + folder)
    let named = try #require(folder.fixtures.first { $0.name.hasSuffix(name) })
    return Snapshot(folder.prelude, named.fixture)
  }

  private func actions(_ snapshot: Snapshot, _ code: String) -> [CodeAction] {
    let findings = snapshot.diagnostics
    return findings.filter { $0.code == code }.flatMap {
      codeActions(touching: $0.location.range, in: $0.location.file, of: snapshot, findings: [$0])
    }
  }

  /// The lines that an action changes.
  private func changed(_ action: CodeAction, _ snapshot: Snapshot) -> [String] {
    let after = snapshot.updating(applying(action.edits, to: snapshot))
    return Set(action.edits.map(\.location.file)).sorted().flatMap { file in
      let old = lines(snapshot.file(file))
      return lines(after.file(file)).filter { !old.contains($0) }
    }
  }

  private func lines(_ file: SourceFile?) -> [String] {
    String(decoding: file?.text ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  // MARK: Cases

  @Test(arguments: [("EnumPath", "Add the case 'z' to 'A'", "case z")])
  func aCaseIsAddedWithItsBranches(_ dialect: String, _ title: String, _ line: String) throws {
    let before = try snapshot(dialect, "C1-bad")
    let offered = actions(before, "unknown-route")
    let action = try #require(offered.first { $0.title == title }, "\(offered.map(\.title))")
    #expect(!action.isPreferred)
    #expect(changed(action, before).contains { $0.hasSuffix(line) })
    let after = before.updating(applying(action.edits, to: before)).diagnostics
    #expect(after.count { $0.severity == .error } < before.diagnostics.count { $0.severity == .error })
  }

  /// The types of its values would be a guess.
  @Test(arguments: [("EnumPath", "itme"), ("SwiftUICoordinator", "detial")])
  func aCaseWithValuesIsNot(_ dialect: String, _ name: String) throws {
    let offered = actions(try snapshot(dialect, "C1-bad"), "unknown-route")
    #expect(!offered.contains { $0.title.hasPrefix("Add the case '\(name)'") })
  }

  // MARK: Containers

  @Test func aCoordinatorIsWrappedWhereItIsShown() throws {
    let before = try snapshot("Stinsen", "R11-bad")
    let action = try #require(
      actions(before, "missing-navigation-container").first { $0.title == "Wrap 'R11Bad' in a navigation view" })
    #expect(
      changed(action, before) == [
        "    var body: some Scene { WindowGroup { NavigationViewCoordinator(R11Bad()).view() } }"
      ])
  }

  @Test func theViewThatMountsADestinationGetsAStack() throws {
    let before = try snapshot("EnumPath", "R3-bad")
    let offered = actions(before, "missing-navigation-container")
    let wraps = offered.filter { $0.title.hasPrefix("Wrap") }
    #expect(wraps.map(\.title) == ["Wrap the body of 'R3BadMenu' in a 'NavigationStack'"])
    #expect(
      changed(try #require(wraps.first), before) == [
        "    NavigationStack {", "      List { rows }",
        "        .navigationDestination(for: Step.self) { $0.view }", "    }",
      ])
  }

  // MARK: Chains

  private func shortenings(_ text: String) throws -> [String] {
    let question = try Question(text)
    let cursor = try question.cursor
    return chainShortenings(touching: cursor.range, in: cursor.file, of: question.snapshot)
      .flatMap { changed($0, question.snapshot) }
  }

  @Test func aHopThatChangesNothingIsRemoved() throws {
    #expect(
      try shortenings(#"func f(_ r: DepotCoordinator.Router) { r.coordinator.rou$0te(to: \.lane) }"#)
        == [#"func f(_ r: DepotCoordinator.Router) { r.route(to: \.lane) }"#])
  }

  @Test func aHopThatMattersStays() throws {
    let dismissing = #"func f(_ r: DepotCoordinator.Router) { r.coordinator.rou$0te(to: \.lane, onDismiss: {}) }"#
    #expect(try shortenings(dismissing) == [])
    #expect(try shortenings(#"func f(_ r: DepotCoordinator.Router) { r.rou$0te(to: \.lane) }"#) == [])
    // Elsewhere in the file.
    #expect(
      try shortenings(
        #"""
        func f(_ r: DepotCoordinator.Router) { r.coordinator.route(to: \.lane) }
        func g() { pri$0nt(1) }
        """#) == [])
  }
}
