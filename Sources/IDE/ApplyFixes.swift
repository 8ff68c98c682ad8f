/// Applies the fixes of findings to the files' texts.

package import RouteGraph
package import SourceText

/// Which of a finding's fixes may be applied without asking.
package enum FixChoice: Sendable {
  /// The single right answer.
  case safe
  /// Also those that need a look, such as the choice of a hop or the removal of a declaration; of several, the first.
  case unsafe

  func fix(of diagnostic: Diagnostic, in snapshot: Snapshot) -> Fix? {
    let preferred = preferredFix(of: diagnostic, in: snapshot, despiteRivals: self == .unsafe)
    switch self {
    case .safe where diagnostic.fixes.isEmpty: return preferredDerivedFix(of: diagnostic, in: snapshot)
    case .safe: return preferred.flatMap { tried($0, diagnostic, snapshot) }
    case .unsafe:
      return preferred ?? diagnostic.fixes.first { $0.isComplete(diagnostic, snapshot) }
        ?? derivedFix(of: diagnostic, in: snapshot)
    }
  }
}

/// The only fix of a finding's own that is preferred, untried.
func preferredFix(of diagnostic: Diagnostic, in snapshot: Snapshot, despiteRivals: Bool = false) -> Fix? {
  let preferred = diagnostic.fixes.filter { $0.isPreferred && $0.isComplete(diagnostic, snapshot) }
  guard preferred.count == 1, let only = preferred.first else { return nil }
  return despiteRivals || rivals(of: only, diagnostic, snapshot).isEmpty ? only : nil
}

extension Fix {
  /// What has to be filled in is for somebody to look at, however brave.
  func isComplete(_ diagnostic: Diagnostic, _ snapshot: Snapshot) -> Bool { withInput(diagnostic, snapshot) == self }
}

package struct AppliedFixes: Sendable {
  /// New texts, of the files that changed alone.
  package var texts: [FileID: [UInt8]] = [:]
  /// Findings whose fix is in the texts.
  package var count = 0
}

/// One round: of fixes that overlap, the first wins. A fix is applied with all its edits or not at all.
package func applyFixes(
  of diagnostics: [Diagnostic], _ choice: FixChoice, to snapshot: Snapshot, where isWritable: (FileID) -> Bool
) -> AppliedFixes {
  var accepted: [FileID: [TextEdit]] = [:]
  var applied = AppliedFixes()
  for diagnostic in diagnostics {
    guard let fix = choice.fix(of: diagnostic, in: snapshot), !fix.edits.isEmpty else { continue }
    let edits = fix.edits.filter { accepted[$0.location.file]?.contains($0) != true }
    let fits = edits.allSatisfy { edit in
      let file = edit.location.file
      guard let source = snapshot.file(file), edit.location.range.end <= source.text.count else { return false }
      return (accepted[file] ?? []).allSatisfy { !conflict(edit, $0) } && isWritable(file)
    }
    guard fits else { continue }
    for edit in edits { accepted[edit.location.file, default: []].append(edit) }
    applied.count += 1
  }
  for (file, edits) in accepted {
    guard let source = snapshot.file(file) else { continue }
    let text = edited(source.text, edits)
    if text != source.text { applied.texts[file] = text }
  }
  return applied
}

/// Ranges that overlap or touch: whether both fixes are still right behind each other is for the next round to see.
private func conflict(_ a: TextEdit, _ b: TextEdit) -> Bool {
  a.location.range.start <= b.location.range.end && b.location.range.start <= a.location.range.end
}

extension [TextEdit] {
  /// What is inserted gets the line ends of its file.
  func withLineEnds(in snapshot: Snapshot) -> [TextEdit] {
    map { edit in
      snapshot.file(edit.location.file).map { edit.withLineEnds(of: $0.text) } ?? edit
    }
  }
}

extension TextEdit {
  fileprivate func withLineEnds(of text: [UInt8]) -> TextEdit {
    guard newText.utf8.contains(UInt8(ascii: "\n")), let first = text.firstIndex(of: UInt8(ascii: "\n")), first > 0,
      text[first - 1] == UInt8(ascii: "\r")
    else { return self }
    var edit = self
    // A line end of two characters is one character to Swift.
    edit.newText = String(newText.flatMap { $0 == "\n" ? "\r\n" : String($0) })
    return edit
  }
}

/// The edits do not overlap.
private func edited(_ text: [UInt8], _ edits: [TextEdit]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var position = 0
  for edit in edits.map({ $0.withLineEnds(of: text) }).sorted(by: { $0.location.range < $1.location.range }) {
    let range = edit.location.range
    guard range.start >= position, range.end <= text.count else { continue }
    result += text[position..<range.start]
    result += edit.newText.utf8
    position = range.end
  }
  return result + text[position...]
}
