/// Types with two destinations in what one stack shows: R5.

import Facts
import RouteGraph
import Semantics
import SourceText

enum DuplicateRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let destinations = Destination.all(evidence)
    let byType = Dictionary(grouping: destinations, by: \.type).filter { $1.count > 1 }
    if byType.isEmpty { return [] }
    var uses: [ViewMember: [Use]]?
    return destinations.compactMap { inner -> (FileID, RouteFinding)? in
      let same = byType[inner.type] ?? []
      var outer = same.first { $0.isAround(inner, evidence) }
      if outer == nil, case .member(let member) = inner.place?.above, same.contains(where: { $0.place != nil }) {
        let known = uses ?? Use.all(evidence)
        uses = known
        outer = around(member, same, known)
      }
      guard let outer else { return nil }
      var finding = RouteFinding.warning(
        inner.nameRange, "duplicate-destination",
        "'\(inner.type.id)' has two destinations here; only the one nearest the root of the stack counts")
      finding.related = [
        RelatedInformation(location: Location(outer.file, outer.nameRange), message: "the other destination")
      ]
      return (inner.file, finding)
    }
  }

  /// A destination that stands, in whatever shows what this gives back, around that; nil where one place has none.
  private static func around(
    _ member: ViewMember, _ destinations: [Destination], _ uses: [ViewMember: [Use]]
  ) -> Destination? {
    var first: Destination?
    var pending = [member]
    var seen: Set<ViewMember> = [member]
    while let next = pending.popLast() {
      let places = uses[next] ?? []
      if places.isEmpty { return nil }
      for use in places {
        if let found = destinations.first(where: { $0.isAround(use) }) {
          first = first ?? found
        } else if case .member(let outer) = use.place.above {
          if seen.insert(outer).inserted { pending.append(outer) }
        } else {
          return nil
        }
      }
    }
    return first
  }
}

/// Where a view is made or a part of one is named.
private struct Use {
  var file: FileID
  var range: TextRange
  var place: ViewPlace

  static func all(_ evidence: EnumPathEvidence) -> [ViewMember: [Use]] {
    var all: [ViewMember: [Use]] = [:]
    for (file, report) in evidence.files {
      for use in report.result.views.uses {
        all[use.member, default: []].append(Use(file: file, range: use.range, place: use.place))
      }
    }
    return all
  }
}

/// One written where it counts, or the call of a function that adds it there.
private struct Destination {
  struct Kind: Hashable {
    var id: NominalID
    var arguments: [Type]
  }

  var type: Kind
  var file: FileID
  var nameRange: TextRange
  /// With what it is added to.
  var range: TextRange
  /// Nil where nobody knows what is around.
  var place: ViewPlace?

  private var modified: TextRange { TextRange(range.start, max(range.start, nameRange.start)) }

  func isAround(_ other: Destination, _ evidence: EnumPathEvidence) -> Bool {
    guard other.file == file, other.nameRange != nameRange, modified.contains(other.nameRange) else { return false }
    // Of two builds, each may have one.
    let clauses = evidence.project.files[file]?.conditionalLinks ?? []
    guard clauses.allSatisfy({ $0.contains(nameRange) == $0.contains(other.nameRange) }) else { return false }
    if other.range.start == range.start { return true }
    return place != nil && place == other.place
  }

  func isAround(_ use: Use) -> Bool {
    use.file == file && modified.contains(use.range) && place != nil && place == use.place
  }

  static func all(_ evidence: EnumPathEvidence) -> [Destination] {
    let model = evidence.model
    let mounts = model.mounts.compactMap { mount -> (EnumPathMount, Kind)? in
      guard let type = mount.type, !mount.arguments.contains(where: \.hasUnknownPart) else { return nil }
      return (mount, Kind(id: type, arguments: mount.arguments))
    }
    if mounts.count + evidence.files.reduce(0, { $0 + $1.report.result.views.mountings.count }) < 2 { return [] }
    var places: [Location: ViewPlace] = [:]
    for (file, report) in evidence.files {
      for need in report.result.views.needs where !need.isLink && need.place.above != .unknown {
        places[Location(file, need.range)] = need.place
      }
    }
    let written = mounts.map { mount, type in
      Destination(
        type: type, file: mount.file, nameRange: mount.nameRange, range: mount.range,
        place: places[Location(mount.file, mount.nameRange)])
    }
    let added = evidence.files.flatMap { file, report in
      report.result.views.mountings.filter { $0.place.above != .unknown }.flatMap { mounting in
        kinds(mounts.filter { $0.0.isOfSelf && $0.0.member == mounting.name }.map(\.1)).map { type in
          Destination(
            type: type, file: file, nameRange: mounting.nameRange, range: mounting.range, place: mounting.place)
        }
      }
    }
    return written + added
  }

  private static func kinds(_ all: [Kind]) -> [Kind] { all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
