/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension StinsenModel: DialectModel {
  func makeVisitors(_ typer: Typer) -> (FileID) -> any DialectVisitor { { StinsenVisitor(self, $0, typer) } }

  func conclude(
    _ results: WalkResults, _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers {
    let basis = StinsenBasis(
      self, results.of(StinsenFileReport.self), composition, project, parts)
    return DialectAnswers {
      parts.alone { StinsenEvidence(basis, $0).listing }
    } places: {
      parts.alone { StinsenEvidence(basis, $0).places }
    } findings: {
      basis.files.flatMap { file, report in report.result.findings.map { basis.diagnostic($0, in: file) } }
        + parts.map(StinsenRules.all) { rule, resolver in
          rule(StinsenEvidence(basis, resolver)).map { basis.diagnostic($1, in: $0) }
        }.joined()
    } graph: {
      let graph = parts.alone { StinsenGraph(StinsenEvidence(basis, $0)) }
      return .init(
        nodes: graph.nodes, edges: graph.edges, entryPoints: basis.presence.entries.map(\.name).sorted())
    }
  }
}

/// Rules that look at the whole workspace.
enum StinsenRules {
  typealias Rule = @Sendable (StinsenEvidence) -> [(FileID, StinsenFinding)]

  static let all: [Rule] = [
    InitialRules.check, UsageRules.check, ContainerRules.check, RouterRules.check, EmbeddingRules.check,
    ReachabilityRules.check, FileRules.check,
  ]
}

/// All that the whole-workspace rules look at, and a resolver, which is for one thread at a time.
@dynamicMemberLookup
struct StinsenEvidence {
  let resolver: Resolver
  private let basis: StinsenBasis

  init(_ basis: StinsenBasis, _ resolver: Resolver) {
    self.basis = basis
    self.resolver = resolver
  }

  subscript<Value>(dynamicMember path: KeyPath<StinsenBasis, Value>) -> Value { basis[keyPath: path] }

  /// What stands behind all wrappers.
  func unwrapped(_ type: Type) -> Type { StinsenHops(model: basis.model, resolver: resolver).unwrap(type).type }

  func declarations(of id: NominalID) -> [Location] { basis.declarations(of: id) }
}

/// What the walks over all files found, put together. A class, since every rule holds it.
final class StinsenBasis: Sendable {
  let model: StinsenModel
  let results: [FileID: StinsenFileReport]
  /// The same in file order.
  let files: [(file: FileID, report: StinsenFileReport)]
  let composition: Composition
  let project: Project
  /// In order of their names; foreign ones left out.
  let coordinators: [StinsenCoordinator]
  /// In file order, as what follows.
  let departures: [(file: FileID, departure: StinsenDeparture)]
  let hosts: [StinsenHost]
  let embeddings: [StinsenEmbedding]
  let adopted: Set<NominalID?>
  let restarted: Set<NominalID?>
  let parentQuestions: Set<NominalID?>
  /// What may take something off a screen.
  let removing: StinsenRemovingMethods
  /// Some file puts into the environment what may be a router.
  let providesEnvironmentObjects: Bool
  private let lazyPresence: Lazy<StinsenPresence>
  var presence: StinsenPresence { lazyPresence.value }
  var calls: [StinsenCall] { files.flatMap { $0.report.result.calls } }

  init(
    _ model: StinsenModel, _ results: [FileID: StinsenFileReport], _ composition: Composition, _ project: Project,
    _ parts: ParallelParts
  ) {
    self.model = model
    self.results = results
    self.composition = composition
    self.project = project
    files = project.fileIDs.compactMap { file in results[file].map { (file: file, report: $0) } }
    coordinators = model.coordinators.values.filter { !$0.isForeign }.sorted { $0.id < $1.id }
    departures = files.flatMap { file, report in report.result.departures.map { (file: file, departure: $0) } }
    hosts = files.flatMap { $0.report.result.hosts }
    embeddings = files.flatMap { $0.report.result.embeddings }
    parentQuestions = files.reduce(into: []) { $0.formUnion($1.report.result.parentQuestions) }
    restarted = files.reduce(into: []) { $0.formUnion($1.report.result.restarted) }
    adopted = files.reduce(into: []) { $0.formUnion($1.report.result.adopted) }
    removing = StinsenRemovingMethods(files.flatMap { $0.report.result.removals })
    providesEnvironmentObjects = files.contains { $0.report.result.providesEnvironmentObjects }
    lazyPresence = Lazy { [files, coordinators] in
      let requests = files.map(\.report.requests)
      return parts.alone { StinsenPresence(model, requests, coordinators, composition, project, $0) }
    }
  }

  // MARK: To the common model

  func diagnostic(_ finding: StinsenFinding, in file: FileID) -> Diagnostic {
    Diagnostic(
      location: Location(file, finding.range), severity: finding.severity, code: finding.code, dialect: "stinsen",
      message: finding.message, related: finding.related.compactMap { locate($0.place, $0.message) },
      fixes: finding.fixes)
  }

  private func locate(_ place: StinsenFinding.Place, _ message: String) -> RelatedInformation? {
    switch place {
    case .location(let location): return RelatedInformation(location: location, message: message)
    case .coordinator(let id):
      guard let variant = coordinator(id)?.variants.first else { return nil }
      return RelatedInformation(location: Location(variant.file, variant.nameRange), message: message)
    case .route(let id):
      guard let shape = coordinator(id.coordinator)?.routes(named: id.name).first?.shapes.first else { return nil }
      return RelatedInformation(location: Location(shape.file, shape.nameRange), message: message)
    }
  }

  private func coordinator(_ id: CoordinatorID) -> StinsenCoordinator? {
    model.coordinators[NominalID(id.qualifiedName)]
      ?? model.coordinators.values.filter { $0.id.name == id.qualifiedName }.min { $0.id < $1.id }
  }

  func declarations(of id: NominalID) -> [Location] {
    project.names.types(named: id.name).filter { !$0.isInterface && $0.isPrivate == (id.privateTo != nil) }
      .filter { id.privateTo == nil || $0.file == id.privateTo }.map { Location($0.file, $0.node.nameRange) }
  }
}

extension StinsenEvidence {
  fileprivate var listing: DialectAnswers.Listing {
    var listing = DialectAnswers.Listing()
    listing.coordinators = basis.model.coordinators.values.sorted { $0.id < $1.id }.map(describe)
    return listing
  }

  fileprivate var places: DialectAnswers.Places {
    var places = DialectAnswers.Places()
    let looseNames = Set(basis.presence.usage.looseRoutes.map(\.name))
    for (file, report) in basis.files {
      let looseCalls = report.result.looseCalls.filter { $0.route.map(looseNames.contains) ?? false }
      places.transitions[file] = report.result.transitions + looseCalls
      places.occurrences[file] = [report.result.occurrences]
    }
    StinsenOccurrences(self).add(to: &places.occurrences)
    return places
  }

  func describe(_ coordinator: StinsenCoordinator) -> Coordinator {
    var order: [String] = []
    for variant in coordinator.variants {
      for name in variant.order where !order.contains(name) { order.append(name) }
    }
    return Coordinator(
      id: coordinator.coordinatorID, name: coordinator.id.simpleName, dialect: "stinsen",
      kind: coordinator.variants.first?.kind == .tab ? "tab" : "navigation",
      declarations: coordinator.variants.map { Location($0.file, $0.nameRange) },
      extents: coordinator.variants.map(\.range), routes: order.map { describe($0, of: coordinator) })
  }

  private func describe(_ name: String, of coordinator: StinsenCoordinator) -> Route {
    let shapes = coordinator.routes(named: name).flatMap(\.shapes)
    let first = shapes.first
    var targets: [Route.Target] = []
    for target in shapes.flatMap(self.targets(of:)) where !targets.contains(target) { targets.append(target) }
    var factories: [Route.Factory] = []
    for factory in shapes.flatMap(\.factories) {
      let described = Route.Factory(name: factory.name, location: factory.location)
      if !factories.contains(described) { factories.append(described) }
    }
    let hasInput = first?.takesInput ?? false
    return Route(
      id: RouteID(coordinator.coordinatorID, name), kind: first?.kind.name ?? "present", spelling: first?.spelling,
      input: hasInput ? first?.parameter?.type ?? first?.input.spelled : nil, targets: targets,
      factories: factories,
      declarations: shapes.map { Location($0.file, $0.nameRange) }, extents: shapes.map(\.range),
      notes: StinsenNotes.notes(for: shapes, of: coordinator))
  }

  private func targets(of shape: StinsenShape) -> [Route.Target] {
    if case .coordinator(let type) = shape.output {
      let reached = unwrapped(type)
      guard let id = reached.nominalID else { return [Route.Target(kind: .unknown, name: nil)] }
      return [Route.Target(kind: .coordinator, name: id.spelled, declarations: declarations(of: id))]
    }
    return shape.targets.map { target in
      let isCoordinator = target.id.map { basis.model.coordinators[$0] != nil } ?? false
      return Route.Target(
        kind: isCoordinator ? .coordinator : .view, name: target.id?.name ?? target.name,
        declarations: target.id.map(declarations(of:)) ?? [])
    }
  }
}

/// Lines of the hover card beyond kind, input and target.
enum StinsenNotes {
  static func notes(for shapes: [StinsenShape], of coordinator: StinsenCoordinator) -> [String] {
    var notes: [String] = []
    guard let first = shapes.first else { return notes }
    switch first.output {
    case .coordinator(let type): notes.append("The chain continues on `\(type.spelled)`.")
    case .view: notes.append("The chain continues on `\(coordinator.id.name)`.")
    case .unknown: break
    }
    if first.kind == .root, first.input != .void {
      notes.append("Comparator: `(new, current)` in `root`, `(current, new)` in `isRoot` and `hasRoot`.")
    } else if case .presentation = first.kind, first.input != .void, !first.input.isUnknown {
      notes.append("Comparator of `focusFirst`: `(current, new)`.")
    }
    if first.parameter?.defaultText != nil { notes.append("Needs its input although the parameter has a default.") }
    return notes
  }
}

extension StinsenEvidence {
  /// Nobody else replaces what a coordinator starts with.
  func keepsStart(_ id: NominalID) -> Bool { self.restarted.isDisjoint(with: [id, nil]) }
}
