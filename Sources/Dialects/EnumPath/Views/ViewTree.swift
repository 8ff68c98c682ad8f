/// What is above a place in the tree of views, through all files. What cannot be followed is unknown, never a guess.

import Semantics
import SourceText

struct ViewTree: Sendable {
  /// What can be above a place, through every way that leads to it.
  struct Surroundings: Hashable {
    /// Every way could be followed.
    var isKnown = true
    /// Paths of the stacks above; nil for a stack without a path.
    var stacks: Set<EnumPathBound?> = []
    /// Some way has no stack above.
    var isBare = false
    /// Every way leads through a `TabView`.
    var isInTab = true
  }

  private let uses: [ViewMember: [ViewPlace]]

  init(_ facts: [ViewFacts]) {
    var uses: [ViewMember: [ViewPlace]] = [:]
    for use in facts.joined(\.uses) { uses[use.member, default: []].append(use.place) }
    self.uses = uses
  }

  func surroundings(of place: ViewPlace) -> Surroundings {
    var result = Surroundings()
    var pending = [place]
    var seen = Set<ViewPlace>()
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch next.above {
      case .stack(let path):
        result.stacks.insert(path)
        if !next.isInTab { result.isInTab = false }
      case .nothing:
        result.isBare = true
        if !next.isInTab { result.isInTab = false }
      case .unknown: result.isKnown = false
      case .member(let member):
        guard let above = uses[member], !above.isEmpty else {
          result.isKnown = false
          continue
        }
        pending += above.map { ViewPlace(above: $0.above, isInTab: $0.isInTab || next.isInTab, owner: $0.owner) }
      }
    }
    if !result.isKnown { result.isInTab = false }
    return result
  }

  /// The views in whose code a view is made, through stacks but not through sheets and windows.
  func ancestors(of view: NominalID) -> Set<NominalID> {
    var found = Set<NominalID>()
    var pending = [view]
    while let next = pending.popLast() {
      for place in uses[ViewMember(type: next, name: "body")] ?? [] {
        if case .nothing = place.above { continue }
        guard let owner = place.owner, owner != view, found.insert(owner).inserted else { continue }
        pending.append(owner)
      }
    }
    return found
  }
}

extension Array where Element == ViewFacts {
  func joined<Part>(_ part: (ViewFacts) -> [Part]) -> [Part] { flatMap(part) }
}
