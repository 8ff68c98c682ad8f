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
    let files = results.compactMapValues { $0 as? EnumPathFileResult }
    let basis = Lazy { EnumPathBasis(self, files, project) }
    return DialectAnswers {
      parts.alone { EnumPathDescription(EnumPathEvidence(basis.value, $0)).listing }
    } places: {
      parts.alone { EnumPathDescription(EnumPathEvidence(basis.value, $0)).places }
    } findings: {
      parts.alone { resolver in
        let evidence = EnumPathEvidence(basis.value, resolver)
        let findings =
          evidence.files.flatMap { file, result in result.findings.map { (file, $0) } }
          + EnumPathRules.all.flatMap { $0(evidence) }
        return findings.map { EnumPathModel.diagnostic($1, in: $0) }
      }
    } graph: {
      let graph = parts.alone { EnumPathGraph(EnumPathEvidence(basis.value, $0)) }
      return .init(nodes: graph.nodes, edges: graph.edges, entryPoints: graph.entryPoints)
    }
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

/// All that the rules look at, and a resolver, which is for one thread at a time.
@dynamicMemberLookup
struct EnumPathEvidence {
  let resolver: Resolver
  private let basis: EnumPathBasis

  init(_ basis: EnumPathBasis, _ resolver: Resolver) {
    self.basis = basis
    self.resolver = resolver
  }

  subscript<Value>(dynamicMember path: KeyPath<EnumPathBasis, Value>) -> Value { basis[keyPath: path] }

  /// The branches that resolve a case: its own ones, else the defaults of the same files.
  func branches(of owner: NominalID, _ name: String) -> [EnumPathBranch] {
    let all = basis.allBranches[owner] ?? []
    let own = all.filter { $0.cases.contains(name) }
    return own.isEmpty ? all.filter(\.cases.isEmpty) : own
  }

  func declarations(of id: NominalID) -> [Location] {
    basis.project.names.types(named: id.name).filter { !$0.isInterface }.map { Location($0.file, $0.node.nameRange) }
  }
}

/// What the walks over all files found, put together.
final class EnumPathBasis: Sendable {
  let model: EnumPathModel
  let results: [FileID: EnumPathFileResult]
  let project: Project
  /// In order of their names.
  let routes: [EnumPathRoute]
  /// In file order, like all below.
  let files: [(key: FileID, value: EnumPathFileResult)]
  let transitions: [EnumPathTransition]
  let uses: [EnumPathUse]
  /// By the enum that they are a switch over.
  let allBranches: [NominalID: [EnumPathBranch]]
  let possibleNames: Set<String>
  let dynamicEnums: Set<NominalID>
  let boundPaths: Set<EnumPathBound>

  init(_ model: EnumPathModel, _ results: [FileID: EnumPathFileResult], _ project: Project) {
    self.model = model
    routes = model.routes.values.sorted { $0.id < $1.id }
    self.results = results
    self.project = project
    files = project.fileIDs.compactMap { file in results[file].map { (file, $0) } }
    let ordered = files.map(\.value)
    transitions = ordered.flatMap(\.transitions)
    uses = ordered.flatMap(\.uses)
    allBranches = Dictionary(grouping: ordered.flatMap(\.branches), by: \.owner)
    possibleNames = ordered.reduce(into: []) { $0.formUnion($1.possibleNames) }
    dynamicEnums = ordered.reduce(into: []) { $0.formUnion($1.dynamicEnums) }
    boundPaths = ordered.reduce(into: []) { $0.formUnion($1.boundPaths) }
  }
}
