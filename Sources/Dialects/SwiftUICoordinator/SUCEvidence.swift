/// What all files say together, looked at from the sides that the rules need.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCEvidence {
  let model: SUCModel
  let results: [FileID: SUCFileResult]
  let composition: Composition
  let project: Project
  let resolver: Resolver
  /// In order of their names.
  let coordinators: [SUCCoordinator]
  let routes: [SUCEnum]
  /// In file order, like all below.
  let files: [(key: FileID, value: SUCFileResult)]
  let startRoutes: [SUCStartRoute]
  let hasUnknownStart: Bool
  let calls: [SUCCall]
  let sends: [SUCSend]
  let uses: [SUCUse]
  let constructions: [SUCConstruction]
  let branches: [NominalID: [SUCBranch]]
  let handlers: [NominalID: [SUCHandler]]
  let possibleNames: Set<String>
  let dynamicEnums: Set<NominalID>
  let madeElsewhere: Set<NominalID>
  let bindings: SUCBindings
  let parents: SUCParents
  /// What each route's `action` is; nil where the enum states none.
  private let actions: [NominalID: [String: SUCRouteFacts.Action]]
  private let attaches: [NominalID: [String: Bool?]]
  let titles: [NominalID: [String: String]]

  init(
    _ model: SUCModel, _ results: [FileID: SUCFileResult], _ composition: Composition, _ project: Project,
    _ resolver: Resolver
  ) {
    self.model = model
    self.resolver = resolver
    coordinators = model.coordinators.values.sorted { $0.id < $1.id }
    routes = model.routes.values.sorted { $0.id < $1.id }
    self.results = results
    self.composition = composition
    self.project = project
    files = project.fileIDs.compactMap { file in results[file].map { (file, $0) } }
    let ordered = files.map(\.value)
    startRoutes = ordered.flatMap(\.startRoutes)
    hasUnknownStart = ordered.contains(where: \.hasUnknownStart)
    let handedOn = SUCHandedOn(ordered, model, resolver)
    calls = ordered.flatMap(\.calls) + handedOn.calls
    sends = ordered.flatMap(\.sends) + handedOn.sends
    uses = ordered.flatMap(\.uses)
    constructions = ordered.flatMap(\.constructions)
    branches = Dictionary(grouping: ordered.flatMap(\.branches), by: \.coordinator)
    handlers = SUCEvidence.handlers(ordered, model)
    possibleNames = ordered.reduce(into: []) { $0.formUnion($1.possibleNames) }
    dynamicEnums = ordered.reduce(into: []) { $0.formUnion($1.dynamicEnums) }
    bindings = SUCBindings(constructions, resolver)
    madeElsewhere = ordered.reduce(into: SUCEvidence.madeUnread(model, constructions, composition)) {
      $0.formUnion($1.madeElsewhere)
    }
    parents = SUCParents(model, constructions, ordered, madeElsewhere: madeElsewhere)
    var actions: [NominalID: [String: SUCRouteFacts.Action]] = [:]
    var attaches: [NominalID: [String: Bool?]] = [:]
    var titles: [NominalID: [String: String]] = [:]
    for facts in ordered.flatMap(\.routeFacts) {
      // Two variants of one property agree or are not known.
      if let found = facts.actions { actions[facts.owner, default: [:]].merge(found) { $0 == $1 ? $0 : .unknown } }
      if let found = facts.attaches { attaches[facts.owner, default: [:]].merge(found) { $0 == $1 ? $0 : nil } }
      titles[facts.owner, default: [:]].merge(facts.titles) { first, _ in first }
    }
    self.actions = actions
    self.attaches = attaches
    self.titles = titles
  }

  /// Those that a coordinator can run; other classes and protocols handle something of their own.
  private static func handlers(_ results: [SUCFileResult], _ model: SUCModel) -> [NominalID: [SUCHandler]] {
    let handling = Set(model.defaultHandlers.map(\.owner)).union(model.plainBases.keys).union(model.coordinators.keys)
    return Dictionary(
      grouping: results.flatMap(\.handlers).filter { handling.contains($0.coordinator) }, by: \.coordinator)
  }

  /// Coordinators that code names which was not read: it may make them, for any parent.
  private static func madeUnread(
    _ model: SUCModel, _ constructions: [SUCConstruction], _ composition: Composition
  ) -> Set<NominalID> {
    var owners: [NominalID: Set<NominalID>] = [:]
    for construction in constructions {
      if let owner = construction.place.owner { owners[construction.type, default: []].insert(owner) }
    }
    return Set(
      model.coordinators.keys.filter { id in
        !(composition.users[id] ?? []).subtracting(owners[id] ?? []).isEmpty
      })
  }

  func action(of route: NominalID, _ name: String) -> SUCRouteFacts.Action {
    guard let known = actions[route] else {
      // Without the property the framework's default holds: nil.
      let declares = !resolver.members("action", of: resolver.selfType(of: route)).isEmpty
      let isExtended = SUCFramework.routeProtocols.contains { name in
        project.names.extensions(endingIn: name).contains { entry in
          entry.node.members.contains { $0.declaredNames.contains("action") }
        }
      }
      return declares || isExtended || model.routes[route]?.isClosed != true ? .unknown : .none
    }
    return known[name] ?? .unknown
  }

  /// Nil where it cannot be known.
  func attachesCoordinator(_ route: NominalID, _ name: String) -> Bool? {
    guard let known = attaches[route] else { return true }
    return known[name] ?? nil
  }

  // MARK: Views of routes

  /// The branches of `view(for:)` that show a case: its own ones, else the default.
  func branches(of coordinator: NominalID, _ name: String) -> [SUCBranch] {
    for id in model.ancestry(of: coordinator) {
      guard let all = branches[id], !all.isEmpty else { continue }
      let files = Dictionary(grouping: all, by: \.file)
      return files.sorted { $0.key < $1.key }.flatMap { _, branches -> [SUCBranch] in
        let own = branches.filter { $0.cases.contains(name) }
        return own.isEmpty ? branches.filter(\.isDefault) : own
      }
    }
    return []
  }

  /// Constructions inside a branch, those of the own functions that it calls included.
  func constructions(in branch: SUCBranch) -> [SUCConstruction] {
    constructions.filter { construction in
      if construction.file == branch.file, branch.range.contains(construction.range) { return true }
      return construction.place.owner == branch.coordinator && branch.helpers.contains(construction.place.member)
        && construction.place.member != "view"
    }
  }

  func declarations(of id: NominalID) -> [Location] {
    project.names.types(named: id.name).filter { !$0.isInterface && $0.isPrivate == (id.privateTo != nil) }
      .filter { id.privateTo == nil || $0.file == id.privateTo }.map { Location($0.file, $0.node.nameRange) }
  }
}
