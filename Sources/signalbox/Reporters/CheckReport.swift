/// The values that every reporter of `check` gets, and no others.

import IDE
import RouteGraph
import SourceText
import Workspace

struct CheckReport {
  /// Absolute.
  var root: String
  /// In report order; cut where the caller wants few.
  var diagnostics: [Diagnostic]
  var summary: Summary
  var seconds: Double
  var places: Places
  /// Parallel to `diagnostics`.
  var identities: [FindingIdentity] = []
  /// How often each code occurs with each severity, with those that were cut; nil: as in `diagnostics`.
  var counts: [String: [Severity: Int]]?
  /// Accepted by comments or by the baseline, in report order.
  var accepted: [AcceptedFinding] = []
  /// Whether new findings are told from accepted ones.
  var hasBaseline = false
  /// The codes that were looked for, sorted.
  var codes: [String] = []
  /// Files that could not be read, or only with repairs.
  var problems: [ScanProblem] = []
  var exitCode: Int32 = 0
  var showsAbsolutePaths = true
  var showsAccepted = false
  var palette = Palette(isColored: false)

  var countsByCode: [String: [Severity: Int]] { counts ?? CheckReport.counts(of: diagnostics) }

  static func counts(of findings: [Diagnostic]) -> [String: [Severity: Int]] {
    findings.reduce(into: [:]) { $0[$1.code, default: [:]][$1.severity, default: 0] += 1 }
  }

  func count(of severity: Severity) -> Int { countsByCode.values.reduce(0) { $0 + ($1[severity] ?? 0) } }

  var total: Int { Severity.allCases.reduce(0) { $0 + count(of: $1) } }

  /// Findings that were cut.
  var omitted: Int { max(0, total - diagnostics.count) }

  /// Findings with the fingerprints under which services track them: equal ones are told apart by their number.
  var fingerprinted: [(finding: Diagnostic, fingerprint: String)] {
    var seen: [String: Int] = [:]
    return zip(diagnostics, identities).map { finding, identity in
      let fingerprint = identity.fingerprint
      let number = seen[fingerprint, default: 0]
      seen[fingerprint] = number + 1
      return (finding, number == 0 ? fingerprint : IDE.fingerprint(of: "\(fingerprint):\(number)".utf8))
    }
  }

  /// Findings by file, in report order.
  var byFile: [(file: FileID, findings: [Diagnostic])] {
    var groups: [(file: FileID, findings: [Diagnostic])] = []
    for finding in diagnostics {
      if let last = groups.indices.last, groups[last].file == finding.location.file {
        groups[last].findings.append(finding)
      } else {
        groups.append((finding.location.file, [finding]))
      }
    }
    return groups
  }
}

struct AcceptedFinding {
  enum Source: Equatable {
    /// With the comment's reason.
    case comment(String?)
    case baseline
  }

  var finding: Diagnostic
  var identity: FindingIdentity
  var source: Source
}
