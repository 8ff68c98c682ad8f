/// What counts where some sources are in no target.

import RouteGraph
import SourceText

/// A copy that somebody has left behind declares what the app declares, and asks for routes that are gone. What is found
/// in such a file is about nobody's app. What is found elsewhere is, if it is found without these files too; and what is
/// only found without them is not reported, lest a project that was misunderstood take away what others rely on.
struct BuiltSources: Sendable {
  /// With a reason each.
  private let inNoTarget: [FileID: String]
  private let answers: Lazy<[DialectAnswers]>
  private let invalid: Lazy<Set<Place>>

  private struct Place: Hashable, Sendable {
    var location: Location
    var dialect: String
    /// What is found, or what is called.
    var name: String
  }

  init(_ analysis: Analysis, without inNoTarget: [FileID: String], _ parallelism: any Parallelism) {
    self.inNoTarget = inNoTarget
    let answers = Lazy { analysis.without(Set(inNoTarget.keys), parallelism: parallelism).answers }
    self.answers = answers
    invalid = Lazy {
      Set(
        answers.value.lazy.flatMap { $0.transitions.values.joined() }.filter { $0.status == .invalid }.map(
          BuiltSources.place))
    }
  }

  private static func place(of transition: Transition) -> Place {
    Place(location: transition.location, dialect: transition.dialect, name: transition.call)
  }

  /// In the words of the sources that are built: they name nothing of the others.
  func judged(_ findings: [Diagnostic]) -> [Diagnostic] {
    if inNoTarget.isEmpty { return findings }
    let known = findings.filter { inNoTarget[$0.location.file] == nil }
    if known.isEmpty { return [] }
    func place(_ finding: Diagnostic) -> Place {
      Place(location: finding.location, dialect: finding.dialect, name: finding.code)
    }
    let places = Set(known.map(place))
    return answers.value.flatMap(\.diagnostics).filter { places.contains(place($0)) }
  }

  func judged(_ transition: Transition) -> Transition {
    if inNoTarget.isEmpty { return transition }
    var judged = transition
    if let reason = inNoTarget[transition.location.file] {
      (judged.status, judged.reason) = (.unresolved, reason)
    } else if transition.status == .invalid, !invalid.value.contains(BuiltSources.place(of: transition)) {
      (judged.status, judged.reason) = (.unresolved, "files that are in no target give it another meaning")
    }
    return judged
  }
}
