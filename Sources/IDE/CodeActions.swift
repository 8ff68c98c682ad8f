/// What can be done about the findings at a place.

package import RouteGraph
package import SourceText

package struct CodeAction: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll.signalbox"
  }

  package var title: String
  package var kind: Kind
  /// What it answers; nil where it answers several.
  package var finding: Diagnostic?
  package var edits: [TextEdit]
  /// Exactly this is right.
  package var isPreferred: Bool
}

/// The actions for the findings that touch a range of a file, in report order. `findings` are those that are shown.
///
/// `triesLater`: to try what changes a declaration takes as long as to read all files that rely on it. For whoever asks
/// again once one is chosen it is left untried and may lack edits.
package func codeActions(
  touching range: TextRange, in file: FileID, of snapshot: Snapshot, findings: [Diagnostic], triesLater: Bool = false
) -> [CodeAction] {
  findings.filter { $0.location.file == file && $0.location.range.overlaps(range) }
    .flatMap { quickFixes(of: $0, in: snapshot, triesLater: triesLater) }
    .map { action in
      var action = action
      action.edits = action.edits.withLineEnds(in: snapshot)
      return action
    }
}

/// Every preferred fix of a file in one action; nil if there is none. Of fixes that overlap, the first is taken.
package func fixAll(in file: FileID, of snapshot: Snapshot, findings: [Diagnostic]) -> CodeAction? {
  var edits: [TextEdit] = []
  for finding in findings where finding.location.file == file {
    guard let fix = FixChoice.safe.fix(of: finding, in: snapshot) else { continue }
    let clashes = fix.edits.contains { edit in
      edits.contains { $0.location.file == edit.location.file && $0.location.range.collides(edit.location.range) }
    }
    if !clashes { edits += fix.edits }
  }
  guard !edits.isEmpty else { return nil }
  return CodeAction(
    title: "Fix all routes", kind: .fixAll, finding: nil, edits: edits.withLineEnds(in: snapshot).sorted(by: inOrder),
    isPreferred: false)
}

private typealias Derivation = @Sendable (Diagnostic, Snapshot) -> Fix?

/// Those that may be exactly right.
private let certainDerivations: [Derivation] = [hopInsertion]

/// Those that leave nothing to fill in.
private let completeDerivations: [Derivation] =
  certainDerivations + [routeRemoval, handlerRemoval, startingItemRemoval, ignoredInputRemoval]

private let derivations: [Derivation] =
  completeDerivations + [
    routeInsertion, caseInsertion, inputInsertion, missingCases, containerWrapping, destinationRegistration,
    handlerInsertion,
  ]

/// The first fix that the map of the whole workspace gives and that leaves nothing to fill in.
func derivedFix(of finding: Diagnostic, in snapshot: Snapshot) -> Fix? {
  completeDerivations.lazy.compactMap { $0(finding, snapshot) }.compactMap { tried($0, finding, snapshot) }.first
}

/// The only fix that the map of the whole workspace gives, where nothing is left to fill in and nothing else is right.
func preferredDerivedFix(of finding: Diagnostic, in snapshot: Snapshot) -> Fix? {
  // To work out the others takes longer than to learn that none is.
  guard let only = certainDerivations.lazy.compactMap({ $0(finding, snapshot) }).first, only.isPreferred,
    only.isComplete(finding, snapshot), derivations.count(where: { $0(finding, snapshot) != nil }) == 1
  else { return nil }
  return tried(only, finding, snapshot)
}

/// Fixes that the dialect gives with the finding, then those that the map of the whole workspace gives.
private func quickFixes(of finding: Diagnostic, in snapshot: Snapshot, triesLater: Bool) -> [CodeAction] {
  func proven(_ fix: Fix) -> Fix? {
    triesLater && changesDeclarations(fix, snapshot) ? fix : tried(fix, finding, snapshot)
  }
  let preferred = preferredFix(of: finding, in: snapshot)
  var actions = finding.fixes.compactMap { fix -> CodeAction? in
    // The preferred one lacks nothing.
    let isPreferred = fix == preferred
    return proven(isPreferred ? fix : fix.withInput(finding, snapshot)).map { fix in
      CodeAction(
        title: fix.title, kind: .quickFix, finding: finding, edits: fix.edits.sorted(by: inOrder),
        isPreferred: isPreferred)
    }
  }
  let others = finding.fixes.flatMap { fix in
    rivals(of: fix, finding, snapshot).prefix(5).map { writing($0, insteadOf: fix).withInput(finding, snapshot) }
  }
  let derived = others + derivations.compactMap { $0(finding, snapshot) }
  for fix in derived where !actions.contains(where: { $0.title == fix.title }) {
    guard let fix = proven(fix) else { continue }
    actions.append(
      CodeAction(
        title: fix.title, kind: .quickFix, finding: finding, edits: fix.edits.sorted(by: inOrder),
        isPreferred: fix.isPreferred && actions.isEmpty && derived.count == 1))
  }
  if let fix = suppressionFix(for: finding, in: snapshot) {
    actions.append(
      CodeAction(title: fix.title, kind: .quickFix, finding: finding, edits: fix.edits, isPreferred: false))
  }
  return actions
}

private func changesDeclarations(_ fix: Fix, _ snapshot: Snapshot) -> Bool {
  applying(fix.edits, to: snapshot).contains { file, source in
    source.map { !snapshot.declaresSame($0, as: file) } ?? true
  }
}

/// The fix, with the branches that a new case makes necessary; nil unless it makes the finding go and no other of its
/// weight come.
func tried(_ fix: Fix, _ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  // The analysis knows nothing of comments.
  if finding.dialect == productDialect { return fix }
  var fix = fix
  var after = snapshot.updating(applying(fix.edits, to: snapshot))
  let branches = branches(missingAfter: fix.edits, after, snapshot)
  if !branches.isEmpty {
    fix.edits += branches
    after = snapshot.updating(applying(fix.edits, to: snapshot))
  }
  let wasThere = Set(snapshot.diagnostics.map(label))
  let isThere = after.diagnostics.map(label)
  guard
    isThere.count(where: { $0 == label(finding) }) < snapshot.diagnostics.count(where: { label($0) == label(finding) })
  else { return nil }
  let weight = finding.severity
  let isBetter = after.diagnostics.allSatisfy { wasThere.contains(label($0)) || $0.severity > max(weight, .warning) }
  return isBetter ? fix : nil
}

/// Without its place, which edits move.
private func label(_ finding: Diagnostic) -> String {
  "\(finding.location.file) \(finding.code) \(finding.message)"
}

/// The files that edits lead to. Edits of one file do not overlap.
package func applying(_ edits: [TextEdit], to snapshot: Snapshot) -> [FileID: SourceFile?] {
  var texts: [FileID: [UInt8]] = [:]
  for edit in edits.sorted(by: inOrder).reversed() {
    let range = edit.location.range
    var text = texts[edit.location.file] ?? snapshot.file(edit.location.file)?.text ?? []
    guard range.end <= text.count else { continue }
    text.replaceSubrange(range.start..<range.end, with: edit.newText.utf8)
    texts[edit.location.file] = text
  }
  return texts.mapValues { SourceFile(text: $0) }
}

private func inOrder(_ a: TextEdit, _ b: TextEdit) -> Bool {
  (a.location, a.newText) < (b.location, b.newText)
}

extension TextRange {
  /// Whether they share a place; neighbours do.
  fileprivate func overlaps(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

  /// Whether edits of both would disturb each other.
  fileprivate func collides(_ other: TextRange) -> Bool {
    self == other || start < other.end && other.start < end
  }
}
