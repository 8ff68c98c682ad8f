/// From a snapshot to a report: comments, severities, baseline and narrowing, in this order.

import IDE
import RouteGraph
import SourceText
import Workspace

struct CheckEvaluation {
  var configuration: ProjectConfiguration
  var selection: FindingSelection
  /// Of the paths on the command line.
  var root: RootSelection
  var baseline: Baseline?
  /// Nil: nothing narrows. Files that a change or a build phase names.
  var changed: Set<FileID>?
  var scriptInput: Set<FileID>?

  struct Result {
    /// What is reported, in report order.
    var reported: [Diagnostic] = []
    /// Parallel to `reported`.
    var identities: [FindingIdentity] = []
    var accepted: [AcceptedFinding] = []
    /// The codes that were looked for, sorted.
    var codes: [String] = []
    var comparison: Baseline.Comparison?
    /// Everything that a new baseline would accept: narrowing does not count.
    var all: [FindingIdentity] = []
  }

  /// The findings that are reported, and no others.
  func findings(in snapshot: Snapshot) -> [Diagnostic] { result(of: CheckedWorkspace(snapshot, problems: [])).reported }

  func result(of workspace: CheckedWorkspace) -> Result {
    let findings = configuration.findings(of: workspace.outcome, source: workspace.source, selection)
    let index = OutcomeIndex(workspace.outcome)
    let identity = { (finding: Diagnostic) in
      index.identity(of: finding, source: workspace.source(finding.location.file))
    }
    let relevance = changed.map { ChangeRelevance(files: $0, index: index) }
    let isReported = { (finding: Diagnostic) in
      root.reports(finding.location.file) && scriptInput?.contains(finding.location.file) ?? true
        && relevance?.concerns(finding) ?? true
    }
    var result = Result(codes: findings.codes)
    result.all = findings.reported.map(identity)
    result.comparison = baseline?.comparing(result.all, codes: Set(findings.codes))
    for (index, finding) in findings.reported.enumerated() where isReported(finding) {
      let identity = result.all[index]
      if result.comparison?.isAccepted[index] == true {
        result.accepted.append(AcceptedFinding(finding: finding, identity: identity, source: .baseline))
      } else {
        result.reported.append(finding)
        result.identities.append(identity)
      }
    }
    for suppressed in findings.suppressed where isReported(suppressed.finding) {
      result.accepted.append(
        AcceptedFinding(
          finding: suppressed.finding, identity: identity(suppressed.finding), source: .comment(suppressed.reason)))
    }
    result.accepted.sort { Diagnostic.inOrder($0.finding, $1.finding) }
    return result
  }
}

/// What a change of some files can have caused: findings there, findings that point there, and findings whose receiver
/// is declared there.
private struct ChangeRelevance {
  let files: Set<FileID>
  let index: OutcomeIndex

  func concerns(_ finding: Diagnostic) -> Bool {
    files.contains(finding.location.file) || finding.related.contains { files.contains($0.location.file) }
      || index.receiverFiles(of: finding).contains(where: files.contains)
  }
}
