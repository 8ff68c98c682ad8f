/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension EnumPathModel: DialectModel {
  var wantedNames: WantedNames? { wanted }

  func makeVisitors(_ typer: Typer) -> (FileID) -> any DialectVisitor {
    let model = Boxed(wrappedValue: self)
    return { EnumPathVisitor(model, $0, typer) }
  }

  func resultType(
    of call: CallExpression, operation: String, on receiver: Type, in scope: Scope, by typer: Typer
  ) -> Type? { nil }

  func conclude(
    _ results: WalkResults, _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers {
    let basis = Lazy {
      EnumPathBasis(self, results.of(EnumPathFileReport.self, in: project.fileIDs), composition, project)
    }
    var answers = DialectAnswers {
      parts.alone { EnumPathDescription(EnumPathEvidence(basis.value, $0)).listing }
    } transitions: {
      parts.alone { EnumPathDescription(EnumPathEvidence(basis.value, $0)).transitions }
    } occurrences: {
      parts.alone { EnumPathDescription(EnumPathEvidence(basis.value, $0)).occurrences }
    } names: { file in
      parts.alone { EnumPathNames(EnumPathEvidence(basis.value, $0)).occurrences(in: file) }
    } findings: {
      let basis = basis.value
      let findings =
        basis.files.flatMap { file, report in report.result.findings.map { (file, $0) } }
        + parts.map(EnumPathRules.all) { rule, resolver in rule(EnumPathEvidence(basis, resolver)) }.joined()
      return parts.alone { resolver in
        let evidence = EnumPathEvidence(basis, resolver)
        return findings.map { file, finding in
          finding.diagnostic(in: file, dialect: "enumpath", declarations: evidence.declarations)
        }
      }
    } graph: {
      let graph = parts.alone { EnumPathGraph(EnumPathEvidence(basis.value, $0)) }
      return .init(nodes: graph.nodes, edges: graph.edges, entryPoints: graph.entryPoints)
    }
    answers.pathCode = EnumPathCode.pathCode
    return answers
  }
}

enum EnumPathRules {
  typealias Rule = @Sendable (EnumPathEvidence) -> [(FileID, RouteFinding)]

  static let all: [Rule] = [
    EnumMountRules.check, DuplicateRules.check, PathRules.check, ScreenContentRules.check, ConstructionRules.check,
    HashableRules.check,
    ViewTreeRules.check, EnumReachRules.check, EquatableRules.check,
  ]
}

/// All that the rules look at, and a resolver, which is for one thread at a time.
struct EnumPathEvidence {
  let resolver: Resolver
  private let basis: EnumPathBasis

  init(_ basis: EnumPathBasis, _ resolver: Resolver) {
    self.basis = basis
    self.resolver = resolver
  }

  // Each by itself: a key path copies the whole model, wherever one thing of it is asked for.
  var model: EnumPathModel { basis.model }
  var composition: Composition { basis.composition }
  var project: Project { basis.project }
  var routes: [EnumPathRoute] { basis.routes }
  var files: [(file: FileID, report: EnumPathFileReport)] { basis.files }
  var transitions: [EnumPathTransition] { basis.transitions }
  var callbacks: [EnumPathCallback: Set<EnumPathMoved>] { basis.callbacks }
  var uses: [EnumPathUse] { basis.uses }
  var allBranches: [NominalID: [EnumPathBranch]] { basis.allBranches }
  var soleViews: [NominalID: [EnumPathSoleView]] { basis.soleViews }
  var possibleNames: Set<String> { basis.possibleNames }
  var dynamicEnums: Set<NominalID> { basis.dynamicEnums }
  var boundPaths: Set<EnumPathBound> { basis.boundPaths }
  var handedHolders: Set<NominalID> { basis.handedHolders.value }
  var lookedInto: Set<String> { basis.lookedInto.value }
  var names: Set<EnumPathNamePlace.Name> { basis.names.value }
  var viewTree: ViewTree { basis.viewTree.value }

  /// The branches that resolve a case: its own ones, and defaults where those do not take all of its values.
  func branches(of owner: NominalID, _ name: String) -> [EnumPathBranch] {
    let all = basis.allBranches[owner] ?? []
    let own = all.filter { $0.cases.contains(name) }
    return own.allSatisfy(\.isPartial) ? own + all.filter(\.cases.isEmpty) : own
  }

  var aliases: CaseAliases<EnumPathUse> {
    CaseAliases(resolver: resolver, uses: basis.uses) { [model = basis.model] owner, name in
      model.routes[owner]?.case(name)?.declarations
    }
  }

  var aliasOccurrences: [FileID: [Occurrence]] {
    aliases.occurrences { [model = basis.model] in model.routes[$0] != nil }
  }

  /// A stack shows it.
  func isBound(_ path: EnumPathProperty) -> Bool {
    basis.boundPaths.contains(EnumPathBound(owner: path.owner, name: path.name))
  }

  /// An object's path that certainly no stack shows.
  func isUnbound(_ path: EnumPathBound) -> Bool {
    model.paths.contains { item in
      item.owner == path.owner && item.name == path.name && !item.isGeneric && !item.isIndirect && !isView(item.owner)
    } && !basis.boundPaths.contains(path) && !basis.boundPaths.contains(EnumPathBound(owner: nil, name: path.name))
  }

  func isView(_ id: NominalID) -> Bool { resolver.info(id).supertypes.contains { EnumPathSwiftUI.isViewProtocol($0) } }

  /// The views whose stacks show it, in order of their names.
  func views(showing path: EnumPathProperty) -> [NominalID] {
    basis.stackViews.value[EnumPathBound(owner: path.owner, name: path.name)] ?? []
  }

  func usage(of owner: NominalID, _ name: String) -> EnumPathUsage {
    basis.usages.value[owner]?[name] ?? EnumPathUsage()
  }

  func declarations(of id: NominalID) -> [Location] {
    basis.project.names.types(named: id.name).filter { !$0.isInterface && $0.isPrivate == (id.privateTo != nil) }
      .filter { id.privateTo == nil || $0.file == id.privateTo }.map { Location($0.file, $0.node.nameRange) }
  }
}

/// What the walks over all files found, put together.
final class EnumPathBasis: Sendable {
  let model: EnumPathModel
  let composition: Composition
  let project: Project
  /// In order of their names.
  let routes: [EnumPathRoute]
  /// In file order, like all below.
  let files: [(file: FileID, report: EnumPathFileReport)]
  let transitions: [EnumPathTransition]
  let callbacks: [EnumPathCallback: Set<EnumPathMoved>]
  let uses: [EnumPathUse]
  /// By the enum that they are a switch over.
  let allBranches: [NominalID: [EnumPathBranch]]
  /// By the enum that they show.
  let soleViews: [NominalID: [EnumPathSoleView]]
  let possibleNames: Set<String>
  let dynamicEnums: Set<NominalID>
  let boundPaths: Set<EnumPathBound>
  /// Owners of paths which code out of sight is given.
  let handedHolders: Lazy<Set<NominalID>>
  /// Names of lists without a stack that some code looks into.
  let lookedInto: Lazy<Set<String>>
  /// Functions that push, paths and views that code names.
  let names: Lazy<Set<EnumPathNamePlace.Name>>
  /// Which views' stacks show a path.
  let stackViews: Lazy<[EnumPathBound: [NominalID]]>
  let viewTree: Lazy<ViewTree>
  /// By enum and case.
  let usages: Lazy<[NominalID: [String: EnumPathUsage]]>

  init(
    _ model: EnumPathModel, _ results: [(file: FileID, result: EnumPathFileReport)], _ composition: Composition,
    _ project: Project
  ) {
    let files = results.map { (file: $0.file, report: $0.result) }
    self.model = model
    routes = model.routes.values.sorted { $0.id < $1.id }
    self.files = files
    self.composition = composition
    self.project = project
    let callbacks = EnumPathCallbacks.moved(files.map(\.report.result.callbacks))
    self.callbacks = callbacks
    let workedOut = WorkedOutRoutes(files.map(\.report.result), project)
    transitions = files.flatMap { file in
      let result = file.report.result
      return (result.transitions + result.callbacks.transitions(callbacks)).flatMap(workedOut.transitions)
    }
    uses = files.flatMap { $0.report.result.uses }
    lookedInto = Lazy {
      PathLooks(project).names(among: Set(model.unboundCandidates.filter { $0.element != nil }.map(\.name)))
    }
    handedHolders = Lazy { HandedHolders(project).owners(among: Set(model.unboundCandidates.map(\.owner))) }
    names = Lazy { files.reduce(into: []) { $0.formUnion($1.report.names) } }
    stackViews = Lazy {
      var views: [EnumPathBound: Set<NominalID>] = [:]
      for stack in files.lazy.flatMap(\.report.result.views.stacks) {
        if let path = stack.path, let owner = stack.place.owner { views[path, default: []].insert(owner) }
      }
      return views.mapValues { $0.sorted() }
    }
    viewTree = Lazy { ViewTree(files.map(\.report.result.views)) }
    let pushed = files.reduce(into: Set<String>()) { $0.formUnion($1.report.result.pushedVariables) }
    usages = Lazy { [transitions, uses] in
      EnumPathUsage.all(transitions, uses, pushed) { model.routes[$0]?.isPresented ?? false }
    }
    allBranches = Dictionary(grouping: files.flatMap { $0.report.result.branches }, by: \.owner)
    soleViews = Dictionary(grouping: files.flatMap { $0.report.result.soleViews }, by: \.route)
    possibleNames = files.reduce(into: []) { $0.formUnion($1.report.result.possibleNames) }
    dynamicEnums = files.reduce(into: []) { $0.formUnion($1.report.result.dynamicEnums) }
    boundPaths = files.reduce(into: []) { $0.formUnion($1.report.result.boundPaths) }
  }
}

/// What code does with a case.
struct EnumPathUsage: Sendable {
  /// How the app moves it.
  var kinds = Set<EnumPathTransition.Kind>()
  var constructions = 0
  /// Those of the app itself, not of tests and previews.
  var ownConstructions = 0
  /// Of those, what functions give back, and what variables keep that somebody pushes: where it goes, nobody knows.
  var given = 0
  /// Of the app's own, what lists and other values hold.
  var data = 0

  var isPartOfApp: Bool { ownConstructions > 0 }

  fileprivate static func all(
    _ transitions: [EnumPathTransition], _ uses: [EnumPathUse], _ pushedVariables: Set<String>,
    isPresented: (NominalID) -> Bool
  ) -> [NominalID: [String: EnumPathUsage]] {
    var all: [NominalID: [String: EnumPathUsage]] = [:]
    func note(_ owner: NominalID, _ name: String, _ change: (inout EnumPathUsage) -> Void) {
      change(&all[owner, default: [:]][name, default: EnumPathUsage()])
    }
    for transition in transitions where transition.isPartOfApp {
      // A slot of no sheet, whose value somebody waits for and pushes: `.onChange(of: model.next) { … }`.
      let outer = transition.reading.hops.first?.owner
      let isPushed =
        transition.kind == .present && pushedVariables.contains(transition.call) && !(outer.map(isPresented) ?? false)
      for hop in transition.reading.named {
        note(hop.owner, hop.name) { $0.kinds.insert(isPushed ? .push : transition.kind) }
      }
    }
    for use in uses where !use.isPattern {
      note(use.owner, use.name) {
        $0.constructions += 1
        if use.isPartOfApp { $0.ownConstructions += 1 }
        let isGiven = use.isGiven || use.keptAs.map(pushedVariables.contains) ?? false
        if use.isPartOfApp, isGiven { $0.given += 1 }
        if use.isPartOfApp, use.isData, !isGiven { $0.data += 1 }
      }
    }
    return all
  }
}
