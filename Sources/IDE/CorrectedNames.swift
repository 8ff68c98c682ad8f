/// Fixes that write the right name, and what else the right name needs.

import RouteGraph
import SourceText

extension Fix {
  /// The same where the corrected case takes values that are missing, or has none for those that are there: with places to
  /// fill in, as far as these are known, and for somebody to look at.
  func withInput(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix {
    guard finding.code == "unknown-route", edits.count == 1, let edit = edits.first, isIdentifier(edit.newText),
      edit.location == finding.location, let source = snapshot.file(edit.location.file)
    else { return self }
    let after = snapshot.updating(applying(edits, to: snapshot))
    let (start, end) = (edit.location.range.start, edit.location.range.end)
    let corrected = TextRange(start, start + edit.newText.utf8.count)
    var fix = self
    if !hasValues(behind: end, in: source), !makesValues(at: start, in: source),
      let input = inputToFillIn(of: edit.newText, at: Location(edit.location.file, corrected), after)
    {
      fix.edits[0].newText += input
      fix.isPreferred = false
    } else if after.diagnostics(of: edit.location.file).contains(where: { $0.isAbout(corrected) }) {
      fix.isPreferred = false
    }
    return fix
  }
}

extension Diagnostic {
  fileprivate func isAbout(_ name: TextRange) -> Bool {
    code == "input-mismatch" && location.range.start <= name.end && name.start <= location.range.end
  }
}
