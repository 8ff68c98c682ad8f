/// `unused-suppression`: comments that switch nothing off, with the fix that removes or corrects them.

import RouteGraph
import SourceText

package let unusedSuppressionCode = "unused-suppression"

/// Of findings that no framework brings.
package let productDialect = "signalbox"

func unusedSuppressions(
  _ plan: SuppressionPlan, _ source: SourceFile, hasRun: (String) -> Bool
) -> [Diagnostic] {
  let report = SuppressionReport(file: plan.file, source: source)
  let known = Set(explanations.map(\.code))
  var found = plan.mistakes.compactMap(report.mistake)
  for entry in plan.entries {
    if entry.code.text != SuppressionComment.everyCode, !known.contains(entry.code.text) {
      found.append(report.unknownCode(entry))
    } else if !entry.isUsed, hasRun(entry.code.text) {
      found.append(report.unused(entry))
    }
  }
  return found + plan.unmatchedEnds.map { report.unmatchedEnd($0.comment, $0.code) }
}

private struct SuppressionReport {
  let file: FileID
  let source: SourceFile

  func mistake(_ reading: SuppressionReading) -> Diagnostic? {
    switch reading {
    case .unknownVerb(let word):
      let verbs = SuppressionComment.Verb.allCases.map(\.rawValue)
      let near = Spelling.nearest(to: word.text, in: verbs)
      let rest = near.map { "did you mean '\($0)'?" } ?? "known: " + verbs.joined(separator: ", ")
      return finding(
        word.range, "unknown instruction 'signalbox:\(word.text)'; \(rest)",
        near.map { [replacing(word, with: $0)] } ?? [])
    case .noCodes(let comment):
      return finding(
        comment.range,
        "'\(comment.verb.rawValue)' names no code; write the codes to leave out, or '\(SuppressionComment.everyCode)'",
        [removal([(comment, nil)])])
    case .comment, .prose: return nil
    }
  }

  func unknownCode(_ entry: SuppressionPlan.Entry) -> Diagnostic {
    let known = explanations.map(\.code) + [SuppressionComment.everyCode]
    let near = Spelling.nearest(to: entry.code.text, in: known)
    let fixes = near.map { [replacing(entry.code, with: $0, alsoIn: entry.end?.code)] } ?? []
    return finding(
      entry.code.range,
      "unknown code '\(entry.code.text)'" + (near.map { "; did you mean '\($0)'?" } ?? "; nothing is left out"),
      fixes + [removal(of: entry)])
  }

  func unused(_ entry: SuppressionPlan.Entry) -> Diagnostic {
    let what = entry.code.text == SuppressionComment.everyCode ? "finding" : "'\(entry.code.text)'"
    var removal = removal(of: entry)
    removal.isPreferred = true
    return finding(entry.code.range, "no \(what) to leave out \(scope(of: entry))", [removal])
  }

  func unmatchedEnd(_ comment: SuppressionComment, _ code: SuppressionComment.Word) -> Diagnostic {
    var removal = removal([(comment, code)])
    removal.isPreferred = true
    return finding(code.range, "no 'ignore-begin \(code.text)' stands above this 'ignore-end'", [removal])
  }

  private func scope(of entry: SuppressionPlan.Entry) -> String {
    switch entry.comment.verb {
    case .line:
      let isAlone = isLast(onLineAfter: entry.comment.range.end) && isFirst(onLineAt: entry.comment.range.start)
      return "on this line" + (isAlone ? "; 'ignore-next' is for the next one" : "")
    case .nextLine:
      return entry.lines.isEmpty ? "below: no code follows" : "on line \(entry.lines.upperBound)"
    case .begin, .end: return entry.end == nil ? "from here to the end of the file" : "before its 'ignore-end'"
    case .file: return "in this file"
    }
  }

  /// Whether only blanks stand before the offset on its line.
  private func isFirst(onLineAt offset: Int) -> Bool {
    let line = source.lines.contentRange(ofLine: source.lines.line(of: offset))
    return source.text[line.start..<max(line.start, min(offset, line.end))].allSatisfy(isBlank)
  }

  /// Whether only blanks stand behind the offset on its line.
  private func isLast(onLineAfter offset: Int) -> Bool {
    let line = source.lines.contentRange(ofLine: source.lines.line(of: offset))
    return source.text[min(offset, line.end)..<line.end].allSatisfy(isBlank)
  }

  private func finding(_ range: TextRange, _ message: String, _ fixes: [Fix]) -> Diagnostic {
    Diagnostic(
      location: Location(file, range), severity: .warning, code: "unused-suppression", dialect: productDialect,
      message: message, fixes: fixes)
  }

  // MARK: Fixes

  private func replacing(
    _ word: SuppressionComment.Word, with text: String, alsoIn other: SuppressionComment.Word? = nil
  ) -> Fix {
    let places = [word.range] + (other.map { [$0.range] } ?? [])
    return Fix(
      title: "Replace '\(word.text)' by '\(text)'",
      edits: places.map { TextEdit(Location(file, $0), newText: text) })
  }

  private func removal(of entry: SuppressionPlan.Entry) -> Fix {
    removal([(entry.comment, entry.code)] + (entry.end.map { [($0.comment, $0.code)] } ?? []))
  }

  /// Removes the code, or the whole comment where it is the only one.
  private func removal(_ parts: [(SuppressionComment, SuppressionComment.Word?)]) -> Fix {
    let edits = parts.map { comment, code in
      let range = code.flatMap { rangeOfCode($0, in: comment) } ?? rangeOfComment(comment.range)
      return TextEdit(Location(file, range), newText: "")
    }
    let isWhole = parts.first.map { $0.1 == nil || $0.0.codes.count == 1 } ?? true
    return Fix(title: isWhole ? "Remove the comment" : "Remove '\(parts.first?.1?.text ?? "")'", edits: edits)
  }

  /// The code and what separates it from its neighbour; nil for an only one.
  private func rangeOfCode(_ code: SuppressionComment.Word, in comment: SuppressionComment) -> TextRange? {
    guard comment.codes.count > 1, let index = comment.codes.firstIndex(where: { $0.range == code.range }) else {
      return nil
    }
    if index + 1 < comment.codes.count { return TextRange(code.range.start, comment.codes[index + 1].range.start) }
    return TextRange(comment.codes[index - 1].range.end, endWithCommas(code.range.end))
  }

  /// Behind the commas that follow an offset, which separate nothing once the code is gone.
  private func endWithCommas(_ offset: Int) -> Int {
    let behind = source.text[offset...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    return behind.lastIndex(of: UInt8(ascii: ",")).map { $0 + 1 } ?? offset
  }

  /// A comment alone on its lines goes with them; one behind code with the blanks between.
  private func rangeOfComment(_ range: TextRange) -> TextRange {
    let isAlone = isFirst(onLineAt: range.start) && isLast(onLineAfter: range.end)
    let line = source.lines.line(of: range.start)
    if isAlone {
      let start = source.lines.contentRange(ofLine: line).start
      let last = source.lines.line(of: range.end)
      let next = source.lines.contentRange(ofLine: last + 1)
      return TextRange(start, last + 1 < source.lines.lineCount ? next.start : source.text.count)
    }
    if !isLast(onLineAfter: range.end) {
      var end = range.end
      while end < source.text.count, source.text[end] == UInt8(ascii: " ") { end += 1 }
      return isFirst(onLineAt: range.start) ? TextRange(range.start, end) : range
    }
    var start = range.start
    while start > 0, source.text[start - 1] == UInt8(ascii: " ") || source.text[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    return TextRange(start, range.end)
  }
}
