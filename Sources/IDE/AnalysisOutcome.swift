/// What `check` needs of an analysis: everything that follows from the sources alone, and nothing that depends on what a
/// run wants to see of it. It can be kept and used again while the sources stay as they are.

import Facts
package import RouteGraph
package import SourceText

package struct AnalysisOutcome: Equatable, Sendable {
  package struct Finding: Equatable, Sendable {
    package var diagnostic: Diagnostic
    /// Names of the declarations around it, the outermost first.
    package var enclosing: [String]
    /// Where the receiver of the call that is judged is declared.
    package var receiverFiles: [FileID]

    package init(_ diagnostic: Diagnostic, enclosing: [String], receiverFiles: [FileID]) {
      self.diagnostic = diagnostic
      self.enclosing = enclosing
      self.receiverFiles = receiverFiles
    }
  }

  /// A comment that may accept findings.
  package struct Comment: Equatable, Sendable {
    package var text: String
    package var range: TextRange
    /// Names of the declarations around it: it may become a finding.
    package var enclosing: [String]

    package init(text: String, range: TextRange, enclosing: [String]) {
      self.text = text
      self.range = range
      self.enclosing = enclosing
    }

    var directive: Directive { Directive(text: text, range: range) }
  }

  package struct CommentedFile: Equatable, Sendable {
    package var file: FileID
    /// Never empty.
    package var comments: [Comment]

    package init(_ file: FileID, _ comments: [Comment]) {
      self.file = file
      self.comments = comments
    }
  }

  package var summary: Summary
  /// All of them, in report order.
  package var findings: [Finding]
  /// In file order.
  package var commentedFiles: [CommentedFile]
  /// Of those that the analysis was given.
  package var unknownEntryPoints: [UnknownEntryPoint]
  /// Part of some text could not be read, and other findings may be missing for that.
  package var mayHideUses: Bool

  package init(
    summary: Summary, findings: [Finding], commentedFiles: [CommentedFile], unknownEntryPoints: [UnknownEntryPoint],
    mayHideUses: Bool = false
  ) {
    self.summary = summary
    self.findings = findings
    self.commentedFiles = commentedFiles
    self.unknownEntryPoints = unknownEntryPoints
    self.mayHideUses = mayHideUses
  }

  package init(_ snapshot: Snapshot) {
    snapshot.workOutAnswers()
    let diagnostics = snapshot.diagnostics
    let receivers = receiverFiles(at: Set(diagnostics.map(\.location)), in: snapshot)
    summary = snapshot.summary
    findings = diagnostics.map { diagnostic in
      Finding(
        diagnostic, enclosing: snapshot.enclosingNames(of: diagnostic.location),
        receiverFiles: receivers[diagnostic.location].map { $0.sorted() } ?? [])
    }
    commentedFiles = snapshot.noted.commented.sorted().compactMap { id in
      guard let directives = snapshot.facts(of: id)?.directives, !snapshot.isInNoTarget(id) else { return nil }
      let comments = directives.map {
        Comment(text: $0.text, range: $0.range, enclosing: snapshot.enclosingNames(of: Location(id, $0.range)))
      }
      return CommentedFile(id, comments)
    }
    unknownEntryPoints = IDE.unknownEntryPoints(of: snapshot)
    mayHideUses = snapshot.mayHideUses.value
  }

  /// The files whose texts findings and comments speak of.
  package var files: Set<FileID> {
    var files = Set(commentedFiles.map(\.file))
    for finding in findings {
      files.insert(finding.diagnostic.location.file)
      files.formUnion(finding.diagnostic.related.map(\.location.file))
      for fix in finding.diagnostic.fixes { files.formUnion(fix.edits.map(\.location.file)) }
    }
    return files
  }
}

/// Where the coordinators are declared that transitions at these places are asked of.
private func receiverFiles(at places: Set<Location>, in snapshot: Snapshot) -> [Location: Set<FileID>] {
  if places.isEmpty { return [:] }
  var names: [Location: Set<String>] = [:]
  for transition in snapshot.index.unsortedTransitions where places.contains(transition.location) {
    if let receiver = transition.receiver { names[transition.location, default: []].insert(receiver) }
  }
  let wanted = names.values.reduce(into: Set()) { $0.formUnion($1) }
  var declaredIn: [String: Set<FileID>] = [:]
  for coordinator in snapshot.coordinators where wanted.contains(coordinator.id.qualifiedName) {
    declaredIn[coordinator.id.qualifiedName, default: []].formUnion(coordinator.declarations.map(\.file))
  }
  return names.mapValues { $0.reduce(into: Set()) { $0.formUnion(declaredIn[$1] ?? []) } }
}

/// Looks up what an outcome knows about places.
package struct OutcomeIndex {
  private let findings: [Location: AnalysisOutcome.Finding]
  private let comments: [FileID: [AnalysisOutcome.Comment]]

  package init(_ outcome: AnalysisOutcome) {
    findings = Dictionary(outcome.findings.map { ($0.diagnostic.location, $0) }) { first, _ in first }
    comments = Dictionary(outcome.commentedFiles.map { ($0.file, $0.comments) }) { $0 + $1 }
  }

  /// `finding` is one of the outcome's, or says that one of its comments is in vain.
  package func identity(of finding: Diagnostic, source: SourceFile?) -> FindingIdentity {
    let location = finding.location
    let comment = comments[location.file]?.first { $0.range.contains(location.range) }
    let enclosing = findings[location]?.enclosing ?? comment?.enclosing ?? []
    return IDE.identity(of: finding, enclosing: enclosing, source: source)
  }

  /// Where the receiver of the call that is judged is declared.
  package func receiverFiles(of finding: Diagnostic) -> [FileID] { findings[finding.location]?.receiverFiles ?? [] }
}
