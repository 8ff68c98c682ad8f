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
    // What has to be filled in is for somebody to look at, however brave.
    let complete = diagnostic.fixes.filter { $0.withInput(diagnostic, snapshot) == $0 }
    let preferred = complete.filter(\.isPreferred)
    if preferred.count == 1, let only = preferred.first,
      self == .unsafe || rivals(of: only, diagnostic, snapshot).isEmpty
    {
      return only
    }
    return self == .unsafe ? complete.first ?? derivedFix(of: diagnostic, in: snapshot) : nil
  }
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

/// The edits do not overlap. What they insert gets the file's line ends.
private func edited(_ text: [UInt8], _ edits: [TextEdit]) -> [UInt8] {
  let endsLinesWithCRLF = text.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && text[$0 - 1] == 13 } ?? false
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var position = 0
  for edit in edits.sorted(by: { $0.location.range < $1.location.range }) {
    let range = edit.location.range
    guard range.start >= position, range.end <= text.count else { continue }
    result += text[position..<range.start]
    for byte in edit.newText.utf8 {
      if byte == UInt8(ascii: "\n"), endsLinesWithCRLF, result.last != 13 { result.append(13) }
      result.append(byte)
    }
    position = range.end
  }
  return result + text[position...]
}
