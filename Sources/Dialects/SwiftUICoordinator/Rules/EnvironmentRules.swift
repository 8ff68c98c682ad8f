/// Screens that read a coordinator from an environment that does not hold it: R4 and R5.

import Facts
import RouteGraph
import Semantics
import SourceText

enum SUCEnvironmentRules {
  static func check(_ evidence: SUCEvidence, _ shown: SUCShown) -> [(FileID, RouteFinding)] {
    let version = evidence.model.version
    guard version.isAtLeastTwo else { return [] }
    let demands = SUCDemands(evidence)
    var findings: [(FileID, RouteFinding)] = []
    var reported = Set<Location>()
    if version.isThree { return withoutEnvironment(evidence, demands) }
    for item in shown.all {
      guard let route = evidence.model.coordinators[item.key.coordinator]?.route else { continue }
      let branches = SUCVariants.nearest(
        evidence.branches(of: item.key.coordinator, item.key.route), to: item.sites.map(\.place.file))
      for branch in branches {
        for finding in found(in: branch, item.key, route, evidence, demands) {
          let place = Location(finding.0, finding.1.range)
          if reported.insert(place).inserted { findings.append(finding) }
        }
      }
    }
    return findings
  }

  /// 3.0 never puts a coordinator into the environment: every screen must be given its own.
  private static func withoutEnvironment(_ evidence: SUCEvidence, _ demands: SUCDemands) -> [(FileID, RouteFinding)] {
    var reported = Set<Location>()
    return evidence.branches.values.joined().sorted { ($0.file, $0.range) < ($1.file, $1.range) }.flatMap { branch in
      guard let route = evidence.model.coordinators[branch.coordinator]?.route else {
        return [(FileID, RouteFinding)]()
      }
      let key = SUCShown.Key(coordinator: branch.coordinator, route: branch.cases.first ?? "default")
      return found(in: branch, key, route, evidence, demands).filter {
        reported.insert(Location($0.0, $0.1.range)).inserted
      }
    }
  }

  private static func found(
    in branch: SUCBranch, _ key: SUCShown.Key, _ route: NominalID, _ evidence: SUCEvidence, _ demands: SUCDemands
  ) -> [(FileID, RouteFinding)] {
    let version = evidence.model.version
    let attaches: Bool?
    if version.isThree {
      attaches = false
    } else {
      attaches = version.hasAttachCoordinator ? evidence.attachesCoordinator(route, key.route) : true
    }
    guard let attaches else { return [] }
    var found: [(FileID, RouteFinding)] = []
    for construction in evidence.constructions.inside(branch) {
      for demand in demands.demands(of: construction) {
        if demands.isProvided(construction, demand.coordinator) { continue }
        if attaches {
          guard !evidence.model.areRelated(demand.coordinator, key.coordinator) else { continue }
          found.append((construction.file, mismatch(construction, demand, key, route)))
        } else {
          found.append((demand.read.file, missing(demand, key, route, version)))
        }
      }
    }
    return found
  }

  private static func mismatch(
    _ construction: SUCConstruction, _ demand: SUCDemands.Demand, _ key: SUCShown.Key, _ route: NominalID
  ) -> RouteFinding {
    var finding = RouteFinding.warning(
      construction.callee, "crash-on-transition",
      "'\(demand.read.owner)' reads '\(demand.coordinator)' from the environment, but "
        + "'\(route).\(key.route)' is shown by '\(key.coordinator)': it traps; "
        + "use '\(key.coordinator)' or inject '\(demand.coordinator)'"
    )
    finding.related = [
      RelatedInformation(location: Location(demand.read.file, demand.read.range), message: "read here")
    ]
    return finding
  }

  private static func missing(
    _ demand: SUCDemands.Demand, _ key: SUCShown.Key, _ route: NominalID, _ version: SUCVersion
  ) -> RouteFinding {
    let reason =
      version.isThree
      ? "SwiftUICoordinator \(version.name) puts no coordinator into the environment"
      : "'\(route).\(key.route)' does not attach its coordinator"
    return RouteFinding.warning(
      demand.read.range, "crash-on-transition",
      "'\(demand.read.name)' of '\(demand.read.owner)' reads '\(demand.coordinator)' from the environment, "
        + "but \(reason): it traps; inject it with '.environmentObject'"
    )
  }
}

/// Which coordinators a view, and what it is made of, reads from the environment.
struct SUCDemands {
  struct Demand {
    var coordinator: NominalID
    var read: SUCEnvironmentRead
  }

  private let reads: [NominalID: [SUCEnvironmentRead]]
  private let constructions: [NominalID: [SUCConstruction]]
  private let injections: SUCInjections
  private let parameters: [NominalID: [String]]
  private let coordinators: Set<NominalID>

  init(_ evidence: SUCEvidence) {
    let ordered = evidence.files.map(\.value)
    // Which of several declarations is meant, nothing tells.
    let read = ordered.flatMap(\.environmentReads).filter { evidence.resolver.isDeclaredOnce($0.owner) }
    reads = Dictionary(grouping: read, by: \.owner)
    constructions = Dictionary(
      grouping: evidence.constructions.all.filter { $0.place.isPartOfApp && $0.place.owner != nil },
      by: { $0.place.owner ?? $0.type })
    injections = SUCInjections(evidence)
    coordinators = Set(evidence.model.coordinators.keys)
    let resolver = evidence.resolver
    var parameters: [NominalID: [String]] = [:]
    for construction in evidence.constructions.all where parameters[construction.type] == nil {
      parameters[construction.type] = resolver.selfType(of: construction.type).arguments.map(\.description)
    }
    self.parameters = parameters
  }

  func demands(of construction: SUCConstruction) -> [Demand] {
    var found: [Demand] = []
    var seen = Set<[SUCTerm]>()
    collect(construction.type, construction.terms, &seen, depth: 0, &found)
    return found
  }

  private func collect(
    _ type: NominalID, _ terms: [SUCTerm], _ seen: inout Set<[SUCTerm]>, depth: Int, _ found: inout [Demand]
  ) {
    guard depth < 24, !coordinators.contains(type), seen.insert([.coordinator(type)] + terms).inserted else { return }
    func meaning(_ term: SUCTerm) -> NominalID? {
      switch term {
      case .coordinator(let id): return id
      case .parameter(let owner, let name):
        guard owner == type, let index = parameters[type]?.firstIndex(of: name), index < terms.count,
          case .coordinator(let id) = terms[index]
        else { return nil }
        return id
      case .unknown: return nil
      }
    }
    for read in reads[type] ?? [] {
      if let coordinator = meaning(read.term) { found.append(Demand(coordinator: coordinator, read: read)) }
    }
    for inner in constructions[type] ?? [] {
      let terms = inner.terms.map { term in meaning(term).map { SUCTerm.coordinator($0) } ?? .unknown }
      var nested: [Demand] = []
      collect(inner.type, terms, &seen, depth: depth + 1, &nested)
      found += nested.filter { demand in !injections.mayInject(type, demand.coordinator) }
    }
  }

  func isProvided(_ construction: SUCConstruction, _ coordinator: NominalID) -> Bool {
    injections.mayReach(construction, coordinator)
  }
}
