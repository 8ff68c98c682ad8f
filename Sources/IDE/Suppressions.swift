/// Comments that switch findings off, and those of them that switch nothing off.
///
/// The rule stands in the core, so that the editor shows what the command line shows.

import Facts
package import RouteGraph
package import SourceText

/// A finding that a comment accepts.
package struct SuppressedFinding: Hashable, Sendable {
  package var finding: Diagnostic
  /// What the comment says behind ` - `.
  package var reason: String?

  package init(_ finding: Diagnostic, reason: String?) {
    self.finding = finding
    self.reason = reason
  }
}

package struct SuppressionOutcome: Sendable {
  /// What is left, with the comments that are in vain, in report order.
  package var remaining: [Diagnostic]
  package var suppressed: [SuppressedFinding]
}

/// Applies the comments of all files.
///
/// `findings` are all of the codes for which `hasRun` holds, in these files; nil: in all. Of a code that has not run
/// nobody knows whether its comment is in vain, nor where part of some text could not be read.
package func suppressing(
  _ findings: [Diagnostic], in snapshot: Snapshot, files: [FileID]? = nil, hasRun: (String) -> Bool
) -> SuppressionOutcome {
  let commented = snapshot.noted.commented
  let directives = (files?.filter(commented.contains) ?? commented.sorted()).filter { !snapshot.isInNoTarget($0) }
    .compactMap { id in snapshot.facts(of: id).map { (id, $0.directives) } }
  return suppressing(
    findings, directives, source: { snapshot.file($0) }, isWhole: !snapshot.mayHideUses.value, hasRun: hasRun)
}

/// `source` knows the files of the findings and of the comments.
package func suppressing(
  _ findings: [Diagnostic], of outcome: AnalysisOutcome, source: (FileID) -> SourceFile?, hasRun: (String) -> Bool
) -> SuppressionOutcome {
  let directives = outcome.commentedFiles.map { ($0.file, $0.comments.map(\.directive)) }
  return suppressing(findings, directives, source: source, isWhole: !outcome.mayHideUses, hasRun: hasRun)
}

private func suppressing(
  _ findings: [Diagnostic], _ directives: [(FileID, [Directive])], source: (FileID) -> SourceFile?, isWhole: Bool,
  hasRun: (String) -> Bool
) -> SuppressionOutcome {
  var plans: [FileID: SuppressionPlan] = [:]
  for (id, directives) in directives where !directives.isEmpty {
    guard let file = source(id) else { continue }
    plans[id] = SuppressionPlan(id, file, directives)
  }
  if plans.isEmpty { return SuppressionOutcome(remaining: findings, suppressed: []) }
  var outcome = SuppressionOutcome(remaining: [], suppressed: [])
  for finding in findings {
    let id = finding.location.file
    if let file = source(id),
      let entry = plans[id]?.use(for: finding, onLine: file.lines.line(of: finding.location.range.start))
    {
      outcome.suppressed.append(SuppressedFinding(finding, reason: entry.comment.reason))
    } else {
      outcome.remaining.append(finding)
    }
  }
  if hasRun(unusedSuppressionCode) {
    let hasRunAll = explanations.allSatisfy { hasRun($0.code) }
    for id in plans.keys.sorted() {
      guard let plan = plans[id], let file = source(id) else { continue }
      outcome.remaining += unusedSuppressions(plan, file) { code in
        isWhole && (code == SuppressionComment.everyCode ? hasRunAll : hasRun(code))
      }
    }
    outcome.remaining.sort(by: Diagnostic.inOrder)
  }
  return outcome
}

/// The comments of one file and the lines that they govern.
struct SuppressionPlan {
  struct Entry {
    var comment: SuppressionComment
    var code: SuppressionComment.Word
    /// From zero; empty where there is nothing to govern.
    var lines: Range<Int>
    /// Of `ignore-begin`: the comment that ends it, with its code.
    var end: (comment: SuppressionComment, code: SuppressionComment.Word)?
    var isUsed = false
  }

  let file: FileID
  private(set) var entries: [Entry] = []
  private(set) var mistakes: [SuppressionReading] = []
  private(set) var unmatchedEnds: [(comment: SuppressionComment, code: SuppressionComment.Word)] = []
  /// Of entries for single lines, by line; ascending.
  private var local: [Int: [Int]] = [:]
  /// Of all other entries; ascending.
  private var wide: [Int] = []

  init(_ id: FileID, _ source: SourceFile, _ directives: [Directive]) {
    file = id
    var open: [String: [Int]] = [:]
    for directive in directives.sorted(by: { $0.range < $1.range }) {
      switch readSuppression(directive, in: source.text) {
      case .comment(let comment):
        for code in comment.codes { add(comment, code, source, &open) }
      case .prose: break
      case let mistake: mistakes.append(mistake)
      }
    }
  }

  private mutating func add(
    _ comment: SuppressionComment, _ code: SuppressionComment.Word, _ source: SourceFile, _ open: inout [String: [Int]]
  ) {
    let line = source.lines.line(of: comment.range.start)
    let count = source.lines.lineCount
    switch comment.verb {
    case .line: addLocal(comment, code, line..<source.lines.line(of: comment.range.end) + 1)
    case .nextLine:
      let next = nextCode(after: comment.range.end, in: source.text)
      let lines = next.map { source.lines.line(of: $0.start)..<source.lines.line(of: $0.end) + 1 }
      addLocal(comment, code, lines ?? line..<line)
    case .file: addWide(comment, code, 0..<count)
    case .begin:
      open[code.text, default: []].append(entries.count)
      addWide(comment, code, line..<max(count, line))
    case .end:
      guard let begin = open[code.text]?.popLast() else { return unmatchedEnds.append((comment, code)) }
      entries[begin].lines = entries[begin].lines.lowerBound..<max(line + 1, entries[begin].lines.lowerBound)
      entries[begin].end = (comment, code)
    }
  }

  private mutating func addLocal(_ comment: SuppressionComment, _ code: SuppressionComment.Word, _ lines: Range<Int>) {
    for line in lines { local[line, default: []].append(entries.count) }
    entries.append(Entry(comment: comment, code: code, lines: lines))
  }

  private mutating func addWide(_ comment: SuppressionComment, _ code: SuppressionComment.Word, _ lines: Range<Int>) {
    wide.append(entries.count)
    entries.append(Entry(comment: comment, code: code, lines: lines))
  }

  /// The first entry that governs the finding. All that do count as used.
  mutating func use(for finding: Diagnostic, onLine line: Int) -> Entry? {
    var first: Int?
    for index in wide + (local[line] ?? []) where governs(entries[index], finding, line) {
      entries[index].isUsed = true
      first = min(first ?? index, index)
    }
    return first.map { entries[$0] }
  }

  private func governs(_ entry: Entry, _ finding: Diagnostic, _ line: Int) -> Bool {
    entry.lines.contains(line)
      && (entry.code.text == finding.code || entry.code.text == SuppressionComment.everyCode)
  }
}
