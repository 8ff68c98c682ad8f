/// What is left of fixtures after their fixes is Swift.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct FixedFixturesCompileTests {
  /// Of each legal fixture all fixes with nothing to fill in, one after the other, as far as they stay inside it. Not
  /// VDFlow's: without its macro nothing compiles.
  @Test(arguments: [
    ("Stinsen", 20), ("SwiftUICoordinator", 4), ("EnumPath", 5), ("XCoordinator", 2),
  ])
  func whatFixesLeaveCompiles(_ name: String, _ atLeast: Int) throws {
    var count = 0
    let complaints = try EditedFixtures(name).complaints(where: \.isAccepted) { snapshot, own in
      var snapshot = snapshot
      for _ in 0..<20 {
        let fix = snapshot.diagnostics.lazy.flatMap { fixes(of: $0, in: snapshot, own) }
          .first { $0.edits.allSatisfy { !$0.newText.contains("<#") } }
        guard let fix else { break }
        snapshot = snapshot.updating(applying(fix.edits, to: snapshot))
        count += 1
      }
      return snapshot
    }
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(count >= atLeast, "\(count) fixes")
  }

  /// Of each rejected fixture the first, the second or the third fix of every error, placeholders filled in, if that
  /// leaves no error: then the compiler has none, either.
  @Test(
    arguments: [
      ("Stinsen", 20), ("SwiftUICoordinator", 5), ("EnumPath", 30), ("XCoordinator", 10),
    ], 0...2)
  func whatIsLeftOfErrorsCompiles(_ expected: (name: String, atLeast: Int), _ choice: Int) throws {
    var count = 0
    let fixtures = try EditedFixtures(expected.name)
    let complaints = try fixtures.complaints(
      where: { $0.isRejected && !$0.isUnfinished },
      edit: { snapshot, own in
        guard let (fixed, fixes) = corrected(snapshot, own, choice) else { return nil }
        count += fixes
        return fixed
      },
      filling: filled)
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(choice > 0 || count >= expected.atLeast, "\(count) fixes")
  }

  private func corrected(_ snapshot: Snapshot, _ own: OwnFiles, _ choice: Int) -> (Snapshot, count: Int)? {
    var (snapshot, count, others) = (snapshot, 0, false)
    func errors() -> [Diagnostic] { snapshot.diagnostics.filter { $0.severity == .error } }
    while let error = errors().first {
      let fixes = fixes(of: error, in: snapshot, own)
      guard count < 30, let fix = fixes.dropFirst(choice).first ?? fixes.last else { return nil }
      others = others || fixes.count > choice
      snapshot = snapshot.updating(applying(fix.edits, to: snapshot))
      count += 1
    }
    return others ? (snapshot, count) : nil
  }

  private func fixes(of finding: Diagnostic, in snapshot: Snapshot, _ own: OwnFiles) -> [CodeAction] {
    guard own[finding.location.file] != nil else { return [] }
    return codeActions(
      touching: finding.location.range, in: finding.location.file, of: snapshot, findings: [finding]
    ).filter { action in
      action.finding == finding && !action.title.hasPrefix("Ignore")
        && action.edits.allSatisfy { own[$0.location.file] != nil }
    }
  }
}
