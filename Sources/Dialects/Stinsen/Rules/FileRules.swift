/// Rules that look at one file's code and at what survives most keystrokes: each file is judged again when it changed.

import RouteGraph
import Semantics
import SourceText

enum FileRules {
  typealias Rule = @Sendable (StinsenFileReport, StinsenEvidence) -> [StinsenFinding]

  private static let all: [Rule] = [
    InitialRules.comparedWithNothing, TabRules.check, ParentRules.check, VersionRules.check,
  ]

  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    let known = evidence.presence.surroundings.judgments.all(under: StinsenJudgments.Premise(evidence))
    var fresh: [FileID: StinsenJudgments.Judgment] = [:]
    var findings: [(FileID, StinsenFinding)] = []
    for (file, report) in evidence.files {
      if let judged = known[file], judged.report === report {
        findings += judged.findings.map { (file, $0) }
        continue
      }
      let found = all.flatMap { $0(report, evidence) }
      fresh[file] = StinsenJudgments.Judgment(report: report, findings: found)
      findings += found.map { (file, $0) }
    }
    evidence.presence.surroundings.judgments.add(fresh)
    return findings
  }
}

/// What these rules said of each file, for as long as what surrounds the files stays as it is.
final class StinsenJudgments: Sendable {
  struct Judgment: Sendable {
    var report: StinsenFileReport
    var findings: [StinsenFinding]
  }

  /// What the rules look at besides the file and its surroundings.
  struct Premise: Equatable, Sendable {
    struct Departure: Equatable, Sendable {
      var owner: NominalID?
      var names: Set<String>
    }

    var versions: StinsenVersions
    var embeddings: [StinsenEmbedding]
    var adopted: Set<NominalID?>
    var restarted: Set<NominalID?>
    var parentQuestions: Set<NominalID?>
    var departures: [Departure]
    var removing: StinsenRemovingMethods

    init(_ evidence: StinsenEvidence) {
      versions = evidence.model.versions
      embeddings = evidence.embeddings
      adopted = evidence.adopted
      restarted = evidence.restarted
      parentQuestions = evidence.parentQuestions
      departures = evidence.departures.map { Departure(owner: $0.departure.owner, names: $0.departure.names) }
      removing = evidence.removing
    }
  }

  private let state = SleepingLock<(premise: Premise?, judged: [FileID: Judgment])>((nil, [:]))

  func all(under premise: Premise) -> [FileID: Judgment] {
    state.withLock { state in
      if state.premise != premise { state = (premise, [:]) }
      return state.judged
    }
  }

  func add(_ fresh: [FileID: Judgment]) {
    if fresh.isEmpty { return }
    state.withLock { $0.judged.merge(fresh) { _, new in new } }
  }
}
