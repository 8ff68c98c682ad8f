/// From what the analysis finds to what is reported: codes that are wanted, comments, severities. The command line and
/// the language server both come through here.

package import IDE
package import RouteGraph
package import SourceText

/// What a run leaves aside, beside what the project's configuration says.
package struct FindingSelection: Sendable {
  /// Empty: all codes.
  package var only: Set<String>
  package var except: Set<String>
  package var honoursComments: Bool

  package init(only: Set<String> = [], except: Set<String> = [], honoursComments: Bool = true) {
    self.only = only
    self.except = except
    self.honoursComments = honoursComments
  }
}

package struct Findings: Sendable {
  /// In report order, with the severities that the project wants.
  package var reported: [Diagnostic]
  package var suppressed: [SuppressedFinding]
  /// The codes that were looked for, sorted.
  package var codes: [String]
}

extension ProjectConfiguration {
  /// `file`: only what is found there; nil: everywhere.
  package func findings(
    of snapshot: Snapshot, in file: FileID? = nil, _ selection: FindingSelection = .init()
  ) -> Findings {
    let all = file.map { snapshot.diagnostics(of: $0) } ?? snapshot.diagnostics
    return findings(among: all, selection) { found, hasRun in
      suppressing(found, in: snapshot, files: file.map { [$0] }, hasRun: hasRun)
    }
  }

  /// What is shown of a snapshot: without what the baseline accepts, which counts equal findings of all files.
  package func shown(of snapshot: Snapshot, in file: FileID? = nil, baseline: Baseline?) -> [Diagnostic] {
    guard let baseline else { return findings(of: snapshot, in: file).reported }
    let findings = findings(of: snapshot)
    let identities = findings.reported.map { identity(of: $0, in: snapshot) }
    let isAccepted = baseline.comparing(identities, codes: Set(findings.codes)).isAccepted
    return zip(findings.reported, isAccepted).filter { finding, isAccepted in
      !isAccepted && (file == nil || finding.location.file == file)
    }.map(\.0)
  }

  /// `source` knows the files that the outcome speaks of.
  package func findings(
    of outcome: AnalysisOutcome, source: (FileID) -> SourceFile?, _ selection: FindingSelection = .init()
  ) -> Findings {
    findings(among: outcome.findings.map(\.diagnostic), selection) { found, hasRun in
      suppressing(found, of: outcome, source: source, hasRun: hasRun)
    }
  }

  private func findings(
    among all: [Diagnostic], _ selection: FindingSelection,
    suppressing: ([Diagnostic], (String) -> Bool) -> SuppressionOutcome
  ) -> Findings {
    let codes = explanations.filter { isLookedFor($0, selection) }.map(\.code)
    let known = Set(codes)
    let found = all.filter { known.contains($0.code) }
    guard selection.honoursComments else { return Findings(reported: applied(to: found), suppressed: [], codes: codes) }
    let outcome = suppressing(found) { known.contains($0) }
    return Findings(reported: applied(to: outcome.remaining), suppressed: outcome.suppressed, codes: codes)
  }

  private func isLookedFor(_ explanation: Explanation, _ selection: FindingSelection) -> Bool {
    let code = explanation.code
    return isOn(code) && (selection.only.isEmpty || selection.only.contains(code))
      && !selection.except.contains(code)
      && (dialects.isEmpty || !Set(dialects).isDisjoint(with: explanation.dialects))
  }

  private func isOn(_ code: String) -> Bool {
    switch severities[code] {
    case nil: !optInCodes.contains(code)
    case .off: false
    case .severity: true
    }
  }
}

/// All findings of these codes are opt-in: without a severity of the project's they are not looked for.
let optInCodes: Set<String> = ["deep-link-context"]
