/// What the walks over single files found, brought up to date when somebody asks: completion right behind a keystroke
/// does not.

import Facts
import Semantics
import SourceText

/// One file's part, kept until its own code or a name it relied on changes. A class, since every walk holds all of them.
final class FileResult: Sendable {
  /// Parallel to the active models; nil where there is nothing to tell.
  let results: [(any Sendable)?]
  let constructions: [Composition.Construction]
  let reliedOn: Dependencies
  /// What the bodies spell that were passed by.
  let passed: [SpelledNames]

  init(
    results: [(any Sendable)?], constructions: [Composition.Construction], reliedOn: Dependencies,
    passed: [SpelledNames]
  ) {
    self.results = results
    self.constructions = constructions
    self.reliedOn = reliedOn
    self.passed = passed
  }

  /// The same types in the same types' code, wherever they stand.
  func constructsSame(as older: FileResult?) -> Bool {
    guard let older else { return false }
    return constructions.elementsEqual(older.constructions) { $0.type == $1.type && $0.owner == $1.owner }
  }
}

/// A project and what was found in its files.
struct Walk: Sendable {
  var project: Project
  var results: [FileID: FileResult]
  var links: Lazy<Composition.Links>
}

/// What has changed since a walk.
struct Unwalked: Sendable {
  var files: Set<FileID>
  /// Whoever relied on one of these is walked again.
  var names: NamesByUse
  var declaresSame: Bool
  /// Who passed a body by that spells one of these is walked again.
  var wanted = WantedNames([])
  /// Everything is walked again.
  var isAll: Bool

  func adding(_ other: Unwalked) -> Unwalked {
    Unwalked(
      files: files.union(other.files), names: names.union(other.names),
      declaresSame: declaresSame && other.declaresSame, wanted: wanted.union(other.wanted),
      isAll: isAll || other.isAll)
  }
}

final class LazyWalk: Sendable {
  typealias Work = @Sendable (_ known: Walk, _ change: Unwalked) -> Walk

  private enum State: Sendable {
    case waiting(since: @Sendable () -> Walk, Unwalked, Work)
    case done(Walk)
  }

  private let state: SleepingLock<State>

  init(_ walk: Walk) { state = SleepingLock(.done(walk)) }

  private init(since known: @escaping @Sendable () -> Walk, _ change: Unwalked, _ work: @escaping Work) {
    state = SleepingLock(.waiting(since: known, change, work))
  }

  var value: Walk {
    state.withLock { state in
      switch state {
      case .done(let walk): return walk
      case .waiting(let known, let change, let work):
        let walk = work(known(), change)
        state = .done(walk)
        return walk
      }
    }
  }

  /// The walk after a change. One that nobody has asked for is left out: what changed since the last is done at once.
  func after(_ change: Unwalked, _ work: @escaping Work) -> LazyWalk {
    let next = state.withLockIfAvailable { state in
      switch state {
      case .done(let walk): LazyWalk(since: { walk }, change, work)
      case .waiting(let known, let earlier, _): LazyWalk(since: known, earlier.adding(change), work)
      }
    }
    // Under way on another thread.
    return next ?? LazyWalk(since: { self.value }, change, work)
  }
}
