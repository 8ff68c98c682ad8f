/// Judges what code actions leave, in few runs of the compiler.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

struct ActionJudgement {
  typealias Source = (path: String, text: String)

  /// A workspace after actions of different findings, none of which stands in the way of another.
  private struct Copy {
    var findings: [Diagnostic]
    var titles: [String]
    var edits: Set<TextEdit>
  }

  /// What a run of the compiler is given: the text of all that the copies share, and the copies.
  private struct Run {
    var shared: [Source]
    var copies: [(titles: [String], after: Snapshot, own: OwnFiles)] = []
  }

  private let compiler: SwiftCompiler
  private var runs: [Run] = []
  /// What is wrong with what is left, by our own rules.
  private(set) var faults: [String] = []
  private(set) var count = 0

  init(_ compiler: SwiftCompiler) { self.compiler = compiler }

  /// Judges every action on its own by our rules, and notes for the compiler what they leave.
  mutating func judge(_ before: Snapshot, _ own: OwnFiles) {
    var copies: [Copy] = []
    let findings = before.reported
    for finding in before.diagnostics where own[finding.location.file] != nil {
      for action in before.actions(for: finding) {
        count += 1
        let after = before.updating(applying(action.edits, to: before))
        faults += faultsOf(action, of: finding, findings, after.reported)
        add(action, of: finding, to: &copies)
      }
    }
    for action in before.rewritings(of: own) {
      count += 1
      copies.append(Copy(findings: [], titles: [action.title], edits: Set(action.edits)))
    }
    for copy in copies { note(before.updating(applying(Array(copy.edits), to: before)), own, copy.titles) }
  }

  /// Where the compiler refused something, warnings may come to light; hints, behind anything.
  private func faultsOf(
    _ action: CodeAction, of finding: Diagnostic, _ before: [Diagnostic], _ after: [Diagnostic]
  ) -> [String] {
    let count = { (found: [Diagnostic], one: Diagnostic) in found.count { $0.isLike(one) } }
    let said = "\(finding.location.file): \(finding.message): \(action.title)"
    let stays = count(after, finding) >= count(before, finding) ? [said + " changes nothing"] : []
    let others = after.filter { other in
      let worst = finding.code == "removed-api" ? Severity.error : min(finding.severity, .warning)
      let isMasked = other.severity > worst || other.severity == .hint
      return !isMasked && count(after, other) > count(before, other)
    }
    return stays + others.map { said + " leads to: \($0.message)" }
  }

  private func add(_ action: CodeAction, of finding: Diagnostic, to copies: inout [Copy]) {
    let edits = Set(action.edits)
    let index = copies.firstIndex { copy in
      !copy.findings.contains(finding) && edits.allSatisfy { edit in copy.edits.allSatisfy { !edit.touches($0) } }
    }
    guard let index else {
      return copies.append(Copy(findings: [finding], titles: [action.title], edits: edits))
    }
    copies[index].findings.append(finding)
    copies[index].titles.append(action.title)
    copies[index].edits.formUnion(edits)
  }

  /// Fixtures of a folder may stand side by side in a run, copies of one may not.
  private mutating func note(_ after: Snapshot, _ own: OwnFiles, _ titles: [String]) {
    let shared = after.fileIDs.filter { own[$0] == nil }.map { (path: $0.path, text: after.text($0)) }
    let index = runs.firstIndex { run in
      run.shared.map(\.text) == shared.map(\.text) && !run.copies.contains { $0.own == own }
    }
    if index == nil { runs.append(Run(shared: shared)) }
    runs[index ?? runs.count - 1].copies.append((titles, after, own))
  }

  /// Each line that is refused is one that a finding explains.
  mutating func askCompiler() throws {
    for run in runs {
      let sources = run.copies.flatMap { copy in copy.own.map { (path: $0.value, text: copy.after.text($0.key)) } }
      let compiled = (run.shared + sources.sorted { $0.path < $1.path }).filter { !$0.path.hasSuffix("Package.swift") }
      for complaint in try complaints(about: compiled) {
        let copy = run.copies.first { $0.own.values.contains(complaint.path) }
        if let copy, copy.after.explains(complaint, copy.own) { continue }
        faults.append("\(complaint), after \(copy?.titles ?? [])")
      }
    }
  }

  private func complaints(about sources: [Source]) throws -> [SwiftCompiler.Complaint] {
    let expanded = sources.map { (path: $0.path, expansion: MacroExpansion(filled($0.text))) }
    let refused = expanded.flatMap { file in
      file.expansion.complaints.map {
        SwiftCompiler.Complaint(path: file.path, line: $0.line, column: 1, message: $0.message)
      }
    }
    return try refused + compiler.complaints(about: expanded.map { ($0.path, $0.expansion.text) })
  }
}

extension Diagnostic {
  /// Edits move places.
  fileprivate func isLike(_ other: Diagnostic) -> Bool {
    code == other.code && message == other.message && location.file == other.location.file
  }
}

extension TextEdit {
  fileprivate func touches(_ other: TextEdit) -> Bool {
    let (range, taken) = (location.range, other.location.range)
    return location.file == other.location.file && range.start <= taken.end && taken.start <= range.end
  }
}

extension Snapshot {
  /// Without what comments accept, with the comments that are in vain.
  fileprivate var reported: [Diagnostic] { suppressing(diagnostics, in: self) { _ in true }.remaining }

  fileprivate func actions(for finding: Diagnostic) -> [CodeAction] {
    codeActions(touching: finding.location.range, in: finding.location.file, of: self, findings: [finding])
  }

  /// Those that answer no finding, or all of a file.
  fileprivate func rewritings(of own: OwnFiles) -> [CodeAction] {
    own.keys.sorted().flatMap { file -> [CodeAction] in
      let text = TextRange(0, self.file(file)?.text.count ?? 0)
      return chainShortenings(touching: text, in: file, of: self)
        + [fixAll(in: file, of: self, findings: diagnostics(of: file))].compactMap { $0 }
    }
  }

  fileprivate func text(_ file: FileID) -> String { String(decoding: self.file(file)?.text ?? [], as: UTF8.self) }

  fileprivate func explains(_ complaint: SwiftCompiler.Complaint, _ own: OwnFiles) -> Bool {
    diagnostics.contains { finding in
      guard finding.severity == .error || finding.code == "removed-api", own[finding.location.file] == complaint.path,
        let file = file(finding.location.file)
      else { return false }
      return file.lines.line(of: finding.location.range.start) + 1 == complaint.line
    }
  }
}
