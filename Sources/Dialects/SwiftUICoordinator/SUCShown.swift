/// Which routes some code really shows, and who shows them.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCShown: Sendable {
  struct Key: Hashable, Sendable {
    var coordinator: NominalID
    var route: String
  }

  struct Site: Sendable {
    var place: Location
    var operation: SUCOperation
    var isPartOfApp: Bool
  }

  /// By coordinator and route, in file order.
  private(set) var sites: [Key: [Site]] = [:]
  /// Cases that anything shows, whoever does; also what may be shown.
  private(set) var cases = Set<RouteID>()

  init(_ evidence: SUCEvidence) {
    for call in evidence.calls where call.place.isPartOfApp { note(call, evidence) }
    // What a coordinator starts with is on screen once it exists.
    for start in evidence.startRoutes {
      guard let hop = start.reading.hops.first else { continue }
      if evidence.parents.parents(of: start.coordinator).isConstructed {
        cases.formUnion(evidence.cases(of: hop).map(SUCShown.id))
      }
    }
    for coordinator in evidence.coordinators
    where coordinator.kind == .tab && evidence.parents.parents(of: coordinator.id).isConstructed {
      cases.formUnion(SUCShown.tabs(of: coordinator.id, evidence).map(SUCShown.id))
    }
  }

  private static func id(_ hop: EnumHop) -> RouteID { RouteID(CoordinatorID(hop.owner.name), hop.name) }

  private mutating func note(_ call: SUCCall, _ evidence: SUCEvidence) {
    for named in SUCShown.named(by: call, evidence) {
      let meant = evidence.cases(of: named).filter { !$0.isAlias }
      cases.formUnion(meant.map(SUCShown.id))
      // Which of several a static member gives, its code decides.
      guard let hop = meant.first, meant.allSatisfy({ $0.name == hop.name }) else { continue }
      for coordinator in call.isHandedOn ? [] : SUCShown.receivers(of: call, evidence) {
        sites[Key(coordinator: coordinator, route: hop.name), default: []].append(
          Site(
            place: Location(call.file, call.operation == .start ? call.operationRange : hop.range),
            operation: call.operation, isPartOfApp: call.place.isPartOfApp))
      }
    }
  }

  /// What a call is given, what `start()` starts with, and the tabs that it shows.
  static func named(by call: SUCCall, _ evidence: SUCEvidence) -> [EnumHop] {
    guard call.operation == .start else { return call.values.compactMap(\.hops.first) }
    return startRoutes(of: call, evidence) + receivers(of: call, evidence).flatMap { tabs(of: $0, evidence) }
  }

  /// Once a tab coordinator is started, all its tabs are there: those that code names, or `allCases`.
  private static func tabs(of coordinator: NominalID, _ evidence: SUCEvidence) -> [EnumHop] {
    guard let own = evidence.model.coordinators[coordinator], own.kind == .tab, let route = own.route else { return [] }
    let isDynamic = evidence.dynamicEnums.contains(route)
    let names = Set(evidence.uses.lazy.filter { $0.owner == route && $0.role == .value }.map(\.name))
    return (evidence.model.routes[route]?.cases ?? []).filter { isDynamic || names.contains($0.name) }.map {
      EnumHop(owner: route, name: $0.name, range: $0.declarations.first?.range ?? .zero, isAlias: false)
    }
  }

  static func receivers(of call: SUCCall, _ evidence: SUCEvidence) -> [NominalID] {
    if case .existential = call.receiver, call.operation == .start {
      return evidence.parents.resolve(call.origin).coordinators.sorted()
    }
    return evidence.coordinators(of: call.receiver)?.known ?? []
  }

  /// What a call of `start()` shows: the argument at the construction sites, else the property's value, else the
  /// initialiser's default.
  static func startRoutes(of call: SUCCall, _ evidence: SUCEvidence) -> [EnumHop] {
    var found: [EnumHop] = []
    for coordinator in receivers(of: call, evidence) {
      for hop in startRoutes(of: coordinator, made: call.made.map { Location(call.file, $0) }, evidence)
      where !found.contains(where: { $0.owner == hop.owner && $0.name == hop.name }) {
        found.append(hop)
      }
    }
    return found
  }

  /// What the coordinator starts with that is made at a place, or at any.
  static func startRoutes(
    of coordinator: NominalID, made place: Location? = nil, _ evidence: SUCEvidence
  ) -> [EnumHop] {
    guard evidence.model.coordinators[coordinator]?.kind != .tab, !evidence.hasUnknownStart else { return [] }
    let ancestry = evidence.model.ancestry(of: coordinator)
    let all = evidence.startRoutes.filter { ancestry.contains($0.coordinator) }
    let made = evidence.constructions.of(coordinator).filter(\.place.isPartOfApp)
    let here = made.filter { $0.file == place?.file && $0.range == place?.range }
    let passed = all.filter { start in
      start.source == .construction
        && (here.isEmpty || here.contains { $0.file == start.file && $0.range == start.site })
    }
    let sites = here.isEmpty ? made.count : here.count
    var chosen = passed
    if passed.count < sites || sites == 0 { chosen += declared(all, ancestry, evidence.startTellers) }
    chosen += all.filter { [.assignment, .ownInitializer, .baseInitializer].contains($0.source) }
    // A value that is not known could be any.
    if chosen.contains(where: { !$0.reading.isResolved || $0.reading.unknown != nil }) { return [] }
    return chosen.compactMap(\.reading.hops.first)
  }

  /// What the properties say, an overriding one for those of its bases, else the initialisers' defaults. Where a class
  /// tells the initialiser of its base what to start with, that one's default is not asked.
  private static func declared(
    _ all: [SUCStartRoute], _ ancestry: [NominalID], _ tellers: Set<NominalID>
  ) -> [SUCStartRoute] {
    for id in ancestry {
      let own = all.filter { $0.source == .property && $0.coordinator == id }
      if !own.isEmpty { return own }
    }
    let asked = ancestry.firstIndex(where: tellers.contains).map { ancestry.prefix($0 + 1) } ?? ancestry[...]
    return all.filter { $0.source == .defaultArgument && asked.contains($0.coordinator) }
  }

  func sites(of coordinator: NominalID, _ route: String) -> [Site] {
    sites[Key(coordinator: coordinator, route: route)] ?? []
  }

  /// Coordinators and the routes that they show, sorted.
  var all: [(key: Key, sites: [Site])] {
    sites.map { ($0.key, $0.value) }.sorted {
      ($0.key.coordinator, $0.key.route) < ($1.key.coordinator, $1.key.route)
    }
  }
}
