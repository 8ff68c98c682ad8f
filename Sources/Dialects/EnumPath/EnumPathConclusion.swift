/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension EnumPathModel: DialectModel {
  /// What walks rely on that stands in other files' bodies: where it changes, every file is walked anew.
  func changedNames(since older: any DialectModel) -> Set<String>? {
    guard let older = older as? EnumPathModel else { return nil }
    let isSame =
      mutators == older.mutators && forwarding == older.forwarding && slots == older.slots
      && registered == older.registered && hasOpenMount == older.hasOpenMount && routes.count == older.routes.count
      && words.cases.intersection(EnumPathSwiftUI.commonValues)
        == older.words.cases.intersection(EnumPathSwiftUI.commonValues)
      && routes.allSatisfy { id, route in
        older.routes[id].map {
          $0.isRegistered == route.isRegistered && $0.isSlot == route.isSlot && $0.isSub == route.isSub
        } ?? false
      }
    return isSame ? [] : nil
  }

  func makeVisitor(for file: FileID, _ typer: Typer) -> any DialectVisitor { EnumPathVisitor(self, file, typer) }

  func resultType(
    of call: CallExpression, operation: String, on receiver: Type, in scope: Scope, by typer: Typer
  ) -> Type? { nil }

  func conclude(
    _ results: [FileID: any Sendable], _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers {
    let evidence = EnumPathEvidence(self, results.compactMapValues { $0 as? EnumPathFileResult }, project, resolver)
    let graph = EnumPathGraph(evidence)
    let findings =
      evidence.results.flatMap { file, result in result.findings.map { (file, $0) } }
      + EnumPathRules.all.flatMap { $0(evidence) }
    let diagnostics = findings.map { EnumPathModel.diagnostic($1, in: $0) }
    var listing = DialectAnswers.Listing()
    var places = DialectAnswers.Places()
    listing.coordinators = evidence.routes.map { EnumPathDescription(evidence).describe($0) }
    for (file, result) in evidence.results {
      places.occurrences[file] = [result.occurrences]
      places.transitions[file] = result.transitions.map { EnumPathDescription(evidence).transition($0) }
    }
    return DialectAnswers(
      listing: listing, places: places, findings: diagnostics,
      graph: .init(nodes: graph.nodes, edges: graph.edges, entryPoints: graph.entryPoints))
  }

  private static func diagnostic(_ finding: SUCFinding, in file: FileID) -> Diagnostic {
    Diagnostic(
      location: Location(file, finding.range), severity: finding.severity, code: finding.code, dialect: "enumpath",
      message: finding.message, related: finding.related, fixes: finding.fixes)
  }
}

enum EnumPathRules {
  typealias Rule = @Sendable (EnumPathEvidence) -> [(FileID, SUCFinding)]

  static let all: [Rule] = [
    EnumMountRules.check, PathRules.check, ScreenContentRules.check, ConstructionRules.check, HashableRules.check,
    ViewTreeRules.check, EnumReachRules.check, EquatableRules.check,
  ]
}

/// All that the rules look at.
struct EnumPathEvidence {
  let model: EnumPathModel
  let results: [FileID: EnumPathFileResult]
  let project: Project
  let resolver: Resolver
  /// In order of their names.
  let routes: [EnumPathRoute]
  /// In file order, like all below.
  let files: [(key: FileID, value: EnumPathFileResult)]
  let transitions: [EnumPathTransition]
  let uses: [EnumPathUse]
  let branches: [NominalID: [EnumPathBranch]]
  let possibleNames: Set<String>
  let dynamicEnums: Set<NominalID>
  let boundPaths: Set<EnumPathBound>

  init(
    _ model: EnumPathModel, _ results: [FileID: EnumPathFileResult], _ project: Project, _ resolver: Resolver
  ) {
    self.model = model
    self.resolver = resolver
    routes = model.routes.values.sorted { $0.id < $1.id }
    self.results = results
    self.project = project
    files = project.fileIDs.compactMap { file in results[file].map { (file, $0) } }
    let ordered = files.map(\.value)
    transitions = ordered.flatMap(\.transitions)
    uses = ordered.flatMap(\.uses)
    branches = Dictionary(grouping: ordered.flatMap(\.branches), by: \.owner)
    possibleNames = ordered.reduce(into: []) { $0.formUnion($1.possibleNames) }
    dynamicEnums = ordered.reduce(into: []) { $0.formUnion($1.dynamicEnums) }
    boundPaths = ordered.reduce(into: []) { $0.formUnion($1.boundPaths) }
  }

  /// The branches that resolve a case: its own ones, else the defaults of the same files.
  func branches(of owner: NominalID, _ name: String) -> [EnumPathBranch] {
    let all = branches[owner] ?? []
    let own = all.filter { $0.cases.contains(name) }
    return own.isEmpty ? all.filter(\.cases.isEmpty) : own
  }

  func declarations(of id: NominalID) -> [Location] {
    project.names.types(named: id.name).filter { !$0.isInterface }.map { Location($0.file, $0.node.nameRange) }
  }
}
