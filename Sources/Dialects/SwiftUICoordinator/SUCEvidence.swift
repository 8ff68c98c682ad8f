/// What all files say together, looked at from the sides that the rules need.

import Facts
import RouteGraph
import Semantics
import SourceText

/// All that the whole-workspace rules look at, and a resolver, which is for one thread at a time.
@dynamicMemberLookup
struct SUCEvidence {
  let resolver: Resolver
  private let basis: SUCBasis

  init(_ basis: SUCBasis, _ resolver: Resolver) {
    self.basis = basis
    self.resolver = resolver
  }

  subscript<Value>(dynamicMember path: KeyPath<SUCBasis, Value>) -> Value { basis[keyPath: path] }

  // Functions have these names too.
  var coordinators: [SUCCoordinator] { basis.coordinators }
  var branches: [NominalID: [SUCBranch]] { basis.branches }

  var aliases: CaseAliases<SUCUse> {
    CaseAliases(resolver: resolver, uses: basis.uses) { [model = basis.model] owner, name in
      (model.routes[owner] ?? model.actions[owner])?.case(name)?.declarations
    }
  }

  /// Of a static member, the cases that it can stand for; itself where that is not known.
  func cases(of hop: EnumHop) -> [EnumHop] {
    guard hop.isAlias else { return [hop] }
    let cases = aliases.cases(of: hop).map {
      EnumHop(
        owner: $0.owner, name: $0.name, range: hop.range, isAlias: basis.model.routes[$0.owner]?.case($0.name) == nil)
    }
    return cases.isEmpty ? [hop] : cases
  }

  func action(of route: NominalID, _ name: String) -> SUCRouteFacts.Action {
    guard let known = basis.actions[route] else {
      // Without the property the framework's default holds: nil.
      let declares = !resolver.members("action", of: resolver.selfType(of: route)).isEmpty
      let isExtended = SUCFramework.routeProtocols.contains { name in
        basis.project.names.extensions(endingIn: name).contains { entry in
          entry.node.members.contains { $0.declaredNames.contains("action") }
        }
      }
      return declares || isExtended || basis.model.routes[route]?.isClosed != true ? .unknown : .none
    }
    return known[name] ?? .unknown
  }

  /// Nil where it cannot be known.
  func attachesCoordinator(_ route: NominalID, _ name: String) -> Bool? {
    guard let known = basis.attaches[route] else { return true }
    return known[name] ?? nil
  }

  // MARK: Views of routes

  /// The branches of `view(for:)` that show a case: its own ones, else the default.
  func branches(of coordinator: NominalID, _ name: String) -> [SUCBranch] {
    for id in basis.model.ancestry(of: coordinator) {
      guard let all = basis.branches[id], !all.isEmpty else { continue }
      let files = Dictionary(grouping: all, by: \.file)
      return files.sorted { $0.key < $1.key }.flatMap { _, branches -> [SUCBranch] in
        let own = branches.filter { $0.cases.contains(name) }
        let isWhole = own.contains { !$0.partial.contains(name) }
        return isWhole ? own : own + branches.filter(\.isDefault)
      }
    }
    return []
  }

  func declarations(of id: NominalID) -> [Location] {
    basis.project.names.types(named: id.name).filter { !$0.isInterface && $0.isPrivate == (id.privateTo != nil) }
      .filter { id.privateTo == nil || $0.file == id.privateTo }.map { Location($0.file, $0.node.nameRange) }
  }
}

/// What the walks over all files found, put together. A class, since every rule and every answer holds it.
final class SUCBasis: Sendable {
  let model: SUCModel
  let results: [FileID: SUCFileResult]
  let composition: Composition
  let project: Project
  /// In order of their names.
  let coordinators: [SUCCoordinator]
  let routes: [SUCEnum]
  /// In file order, like all below.
  let files: [(key: FileID, value: SUCFileResult)]
  let startRoutes: [SUCStartRoute]
  /// Classes whose initialisers tell that of their base what to start with.
  let startTellers: Set<NominalID>
  let hasUnknownStart: Bool
  let calls: [SUCCall]
  let sends: [SUCSend]
  /// What is handed on from there, calls in sight say.
  let givenSources: Set<SUCForward.Source>
  let uses: [SUCUse]
  let constructions: SUCConstructions
  let branches: [NominalID: [SUCBranch]]
  let handlers: [NominalID: [SUCHandler]]
  let possibleNames: Set<String>
  let dynamicEnums: Set<NominalID>
  let madeElsewhere: Set<NominalID>
  let selfGivers: Set<NominalID>
  let bindings: SUCBindings
  let parents: SUCParents
  /// What each route's `action` is; nil where the enum states none.
  let actions: [NominalID: [String: SUCRouteFacts.Action]]
  let attaches: [NominalID: [String: Bool?]]
  let titles: [NominalID: [String: String]]

  init(
    _ model: SUCModel, _ results: [FileID: SUCFileResult], _ composition: Composition, _ project: Project,
    _ resolver: Resolver
  ) {
    self.model = model
    coordinators = model.coordinators.values.sorted { $0.id < $1.id }
    routes = model.routes.values.sorted { $0.id < $1.id }
    self.results = results
    self.composition = composition
    self.project = project
    files = project.fileIDs.compactMap { file in results[file].map { (file, $0) } }
    let ordered = files.map(\.value)
    (startRoutes, startTellers) = SUCBasis.startRoutes(ordered, model)
    hasUnknownStart = ordered.contains(where: \.hasUnknownStart)
    let handedOn = SUCHandedOn(ordered, model, resolver)
    calls = ordered.flatMap(\.calls) + handedOn.calls
    sends = ordered.flatMap(\.sends) + handedOn.sends
    givenSources = handedOn.givenSources
    uses = ordered.flatMap(\.uses)
    let constructions = ordered.flatMap(\.constructions)
    self.constructions = SUCConstructions(constructions)
    branches = Dictionary(grouping: ordered.flatMap(\.branches), by: \.coordinator)
    handlers = SUCBasis.handlers(ordered, model)
    possibleNames = ordered.reduce(into: []) { $0.formUnion($1.possibleNames) }
    dynamicEnums = ordered.reduce(into: []) { $0.formUnion($1.dynamicEnums) }
    selfGivers = ordered.reduce(into: []) { $0.formUnion($1.selfGivers) }
    bindings = SUCBindings(constructions, resolver)
    madeElsewhere = ordered.reduce(into: SUCBasis.madeUnread(model, constructions, composition)) {
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

  /// Without what is handed to initialisers for something else.
  private static func startRoutes(
    _ results: [SUCFileResult], _ model: SUCModel
  ) -> (routes: [SUCStartRoute], tellers: Set<NominalID>) {
    let labels = startLabels(results, model)
    let routes = results.flatMap(\.startRoutes).filter { start in
      switch start.source {
      case .property, .assignment: true
      case .construction, .defaultArgument, .ownInitializer, .baseInitializer:
        isStart(start.label, of: start.coordinator, labels, model)
      }
    }
    let handing = results.flatMap(\.startDelegations).filter {
      $0.isToBase && isStart($0.to, of: $0.coordinator, labels, model)
    }
    let telling = routes.filter { $0.source == .baseInitializer }
    return (routes, Set(handing.map(\.coordinator) + telling.map(\.coordinator)))
  }

  private static func isStart(
    _ label: String?, of coordinator: NominalID, _ labels: [NominalID: Set<String?>], _ model: SUCModel
  ) -> Bool {
    label == "startRoute" || model.ancestry(of: coordinator).contains { labels[$0]?.contains(label) == true }
  }

  /// With what initialisers hand on to others.
  private static func startLabels(_ results: [SUCFileResult], _ model: SUCModel) -> [NominalID: Set<String?>] {
    var labels = results.reduce(into: [:]) { $0.merge($1.startLabels) { $0.union($1) } }
    var pending = results.flatMap(\.startDelegations)
    while let index = pending.firstIndex(where: { isStart($0.to, of: $0.coordinator, labels, model) }) {
      let found = pending.remove(at: index)
      labels[found.coordinator, default: []].insert(found.from)
    }
    return labels
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
}
