/// The quick fix that accepts a finding where it stands.

import Facts
package import RouteGraph
import SourceText

/// Inserts `// signalbox:ignore-next CODE` above the finding's line, or adds the code to the comment that is there. Behind
/// a line that closes a brace first, as `} else if …` does: above it the comment would stand at the end of a block. Nil for
/// what no comment can switch off, and inside a literal of several lines, where a comment would be text.
package func suppressionFix(for finding: Diagnostic, in snapshot: Snapshot) -> Fix? {
  guard finding.code != unusedSuppressionCode, let source = snapshot.file(finding.location.file) else { return nil }
  let title = "Ignore '\(finding.code)' here"
  let lineNumber = source.lines.line(of: finding.location.range.start)
  if let comment = comment(
    forLine: lineNumber, in: source, snapshot.facts(of: finding.location.file)?.directives ?? []),
    let last = comment.codes.last
  {
    let end = Location(finding.location.file, TextRange(last.range.end, last.range.end))
    return Fix(title: title, edits: [TextEdit(end, newText: ", " + finding.code)])
  }
  let line = source.lines.contentRange(ofLine: lineNumber)
  if isInsideLiteral(line.start, in: source) { return nil }
  let code = source.text[line.start..<line.end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  if code.first == UInt8(ascii: "}") { return comment(behind: line, in: source, of: finding, title) }
  let indentation = source.text[line.start..<line.end].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  let text =
    "\(String(decoding: indentation, as: UTF8.self))// signalbox:ignore-next \(finding.code)\n"
  let start = Location(finding.location.file, TextRange(line.start, line.start))
  return Fix(title: title, edits: [TextEdit(start, newText: text)])
}

/// Nil where another comment stands there, or something that looks like one.
private func comment(behind line: TextRange, in source: SourceFile, of finding: Diagnostic, _ title: String) -> Fix? {
  if isInsideLiteral(line.end, in: source) || source.string(line).contains("//") { return nil }
  let end = Location(finding.location.file, TextRange(line.end, line.end))
  return Fix(title: title, edits: [TextEdit(end, newText: "  // signalbox:ignore \(finding.code)")])
}

/// A comment that already governs exactly this line.
private func comment(
  forLine line: Int, in source: SourceFile, _ directives: [Directive]
) -> SuppressionComment? {
  for directive in directives {
    guard case .comment(let comment) = readSuppression(directive, in: source.text) else { continue }
    switch comment.verb {
    case .line where source.lines.line(of: comment.range.start) == line: return comment
    case .nextLine:
      if let next = nextCode(after: comment.range.end, in: source.text), source.lines.line(of: next.end) == line {
        return comment
      }
    case .line, .begin, .end, .file: continue
    }
  }
  return nil
}

/// As many `"""` before the offset as make it the inside of a literal. A guess on the safe side: where comments hold
/// an odd number of them, no fix is offered.
private func isInsideLiteral(_ offset: Int, in source: SourceFile) -> Bool {
  let quote = UInt8(ascii: "\"")
  var isInside = false
  var run = 0
  for byte in source.text[..<min(offset, source.text.count)] {
    run = byte == quote ? run + 1 : 0
    if run == 3 {
      isInside.toggle()
      run = 0
    }
  }
  return isInside
}
