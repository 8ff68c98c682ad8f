/// All that the rules about the whole workspace look at.

import Facts
import RouteGraph
import Semantics
import SourceText

final class XCEvidence {
  let model: XCModel
  let results: [FileID: XCFileResult]
  let composition: Composition
  let project: Project
  let typer: Typer
  let types: RouterTypes
  let evaluator: XCEvaluator
  /// In file order.
  let files: [FileID]
  /// Sites, those of functions that pass routes on included, in source order.
  let sitesByFile: [FileID: [XCSite]]

  init(
    _ model: XCModel, _ results: [FileID: XCFileResult], _ composition: Composition, _ project: Project,
    _ resolver: Resolver
  ) {
    let basics = results.keys.sorted().flatMap { file in (results[file]?.basics ?? []).map { (file, $0) } }
    let model = model.adding(basics)
    self.model = model
    self.results = results
    self.composition = composition
    self.project = project
    typer = Typer(resolver, frameworks: [model])
    types = RouterTypes(resolver: typer.resolver)
    evaluator = XCEvaluator(model, typer)
    files = results.keys.sorted()
    let forwards = XCEvidence.forwarders(results)
    sitesByFile = results.mapValues { result in
      let passed = result.passes.filter { !$0.targets.isDisjoint(with: forwards) }
      // What no pass adds to is in order already, and shared.
      return passed.isEmpty ? result.sites : (result.sites + passed.map(\.site)).sorted(by: XCSite.isBefore)
    }
  }

  var resolver: Resolver { typer.resolver }

  /// What a class answers a case with, the payload unknown.
  func outcomes(of handler: NominalID, _ route: NominalID, _ name: String) -> [XCOutcome] {
    evaluator.outcomes(of: handler, for: XCRouteValue(route: route, name: name))
  }

  /// The route type of a class. Of several declarations of one name, its own file's or the nearest is meant.
  func route(of handler: XCClass) -> XCRouteType? {
    guard let id = handler.route, var route = model.routes[id] else { return nil }
    if let file = handler.declarations.first?.file, !resolver.isDeclaredOnce(id), resolver.isDeclaredOnce(handler.id) {
      route.cases = route.cases.filter { resolver.areOfOneType($0.file, file, declaring: id) }
    }
    return route
  }

  // MARK: What rules ask for

  lazy var roots: [XCRootUse] = files.flatMap { results[$0]?.roots ?? [] }
  lazy var holdings: [XCHolding] = files.flatMap { results[$0]?.holdings ?? [] }
  /// Coordinators whose own screens keep them alive.
  lazy var keepers: Set<NominalID> = Set(results.values.flatMap { $0.keepings.map(\.owner) })
  lazy var removers: Set<NominalID> = Set(results.values.flatMap(\.removers))
  lazy var tabSetters: Set<NominalID> = Set(results.values.flatMap(\.tabSetters))
  lazy var observesTransitions = results.values.contains(where: \.observesTransitions)
  lazy var productionSites: [XCSite] = sites.filter { !$0.owner.file.isTest }
  lazy var productionClasses: [XCClass] = model.classes.values.filter { !$0.isTest }.sorted { $0.id < $1.id }

  /// Types that production code constructs.
  lazy var constructed: Set<NominalID> = Set(
    composition.constructions.lazy.filter { self.model.classes[$0.type] != nil && !$0.location.file.isTest }.map(\.type)
  )

  /// Types that production code names as values, or names in files whose bodies were not read.
  lazy var mentioned: Set<NominalID> = {
    var result = Set<NominalID>()
    for (file, own) in results where !file.isTest { result.formUnion(own.mentioned) }
    let views = results.values.flatMap { $0.environmentReads.map(\.view) }
    let wanted = Set((model.classes.keys + views).map(\.name))
    for (file, facts) in project.files where !facts.hasBodies && !file.isTest {
      for entry in project.names.types(of: file) + project.names.extensions(of: file) {
        for name in entry.node.mentions where wanted.contains(name) { result.insert(NominalID(name)) }
      }
    }
    return result
  }()

  lazy var shown: Set<XCShownProperty> = Set(results.values.flatMap(\.shown))
  lazy var makesParameters = results.contains { !$0.isTest && $1.makesParameters }
  lazy var writtenTypes: Set<String> = XCWrittenTypes(project).names

  /// Classes that the configuration says the app starts with.
  lazy var configuredEntries = Set(model.classes.keys.filter(project.isDeclaredEntry))

  /// Classes made the root of a window, or stored by whoever starts the app.
  var entryPoints: [String] {
    let rooted = roots.filter { !$0.owner.file.isTest }.map(\.type)
    let stored = holdings.filter { holding in
      let supertypes = resolver.info(holding.owner).supertypes.map(\.description)
      return !holding.location.file.isTest
        && supertypes.contains { $0.hasSuffix("ApplicationDelegate") || $0.hasSuffix("SceneDelegate") || $0 == "App" }
    }.compactMap(\.constructed)
    return Set((rooted + stored + configuredEntries).map(\.name)).sorted()
  }

  func isClass(_ id: NominalID) -> Bool { resolver.info(id).isClass }

  /// Of itself, too, and from protocols.
  func inherits(_ id: NominalID, from ancestor: NominalID) -> Bool {
    id == ancestor || resolver.lineage(of: resolver.selfType(of: id)).contains { $0.id == ancestor }
  }

  /// The statements of the function or accessor around a place.
  func body(around range: TextRange, in file: FileID) -> [Statement]? {
    guard let facts = project.files[file] else { return nil }
    return XCBodies.statements(around: range, in: facts.declarations)
  }

  /// The classes that may answer a site: its receiver's and those derived from it, or whoever handles the route.
  func possibleHandlers(of site: XCSite) -> [NominalID] {
    guard let receiver = site.receiver else { return site.route.map(model.productionHandlers) ?? [] }
    guard case .route(_, let classes) = evaluator.element(of: resolver.selfType(of: receiver)).answer, !classes.isEmpty
    else {
      return [receiver]
    }
    return classes
  }

  /// The source of an expression, where it can be written again from its parts.
  func text(of expression: Expression) -> String? { XCSpelling.text(of: expression) }

  /// In file order.
  lazy var sites: [XCSite] = files.flatMap { sitesByFile[$0] ?? [] }

  /// Functions that hand a parameter to a router, directly or through each other.
  private static func forwarders(_ results: [FileID: XCFileResult]) -> Set<XCForward> {
    var known = Set(results.values.flatMap(\.forwards))
    var ways = results.values.flatMap(\.links).map { (from: $0.from, to: Set([$0.to])) }
    for pass in results.values.lazy.flatMap(\.passes) {
      if let parameter = pass.parameter { ways.append((parameter, pass.targets)) }
    }
    for _ in 0..<4 {
      var isGrowing = false
      for (parameter, targets) in ways where !targets.isDisjoint(with: known) {
        if known.insert(parameter).inserted { isGrowing = true }
      }
      if !isGrowing { break }
    }
    return known
  }

  // MARK: To the common model

  func transitions(_ site: XCSite) -> [Transition] {
    var receiver = site.receiver?.name
    if receiver == nil, let route = site.route {
      let handlers = model.productionHandlers(of: route)
      receiver = handlers.count == 1 ? handlers[0].name : site.spelling
    }
    return site.values.map { value in
      let route = value.name.map { name in value.route.map { "\($0.name).\(name)" } ?? name }
      return Transition(
        location: Location(site.owner.file, value.range), dialect: "xcoordinator", call: site.call, receiver: receiver,
        route: route, status: value.status, reason: value.reason)
    }
  }

  func diagnostic(_ finding: XCFinding, in file: FileID) -> Diagnostic {
    var message = finding.message
    if case .hops(let from, let to, let name)? = finding.addition { message += hops(from, to, name) }
    var diagnostic = Diagnostic(
      location: Location(file, finding.range), severity: finding.severity, code: finding.code, dialect: "xcoordinator",
      message: message, related: finding.related.compactMap { locate($0.place, $0.message) },
      fixes: finding.fixes.map { $0.fix(in: file) })
    diagnostic.isOptIn = finding.isOptIn
    return diagnostic
  }

  private func hops(_ from: NominalID, _ to: NominalID, _ name: String) -> String {
    let handlers = model.productionHandlers(of: to)
    let starts = model.productionHandlers(of: from).map { id in
      XCElement(answer: .route(from, [id]), name: id.name, type: id)
    }
    let way = XCHops(evaluator).way(from: starts, to: to)
    let reached = (way?.classes ?? []).isEmpty ? handlers : way?.classes ?? []
    if reached.isEmpty { return "" }
    let text = "; it is handled by " + reached.prefix(3).map(\.name).joined(separator: " or ")
    return way.map { "\(text), reached by \($0.spelling)" } ?? text
  }

  private func locate(_ place: XCFinding.Place, _ message: String) -> RelatedInformation? {
    switch place {
    case .location(let location): return RelatedInformation(location: location, message: message)
    case .route(let id, let name):
      guard let declared = model.routes[id]?.cases(named: name).first else { return nil }
      return RelatedInformation(location: Location(declared.file, declared.nameRange), message: message)
    case .type(let id):
      if let route = model.routes[id] {
        return RelatedInformation(location: Location(route.file, route.nameRange), message: message)
      }
      return declarations(of: id).first.map { RelatedInformation(location: $0, message: message) }
    }
  }

  func declarations(of id: NominalID) -> [Location] {
    project.names.types(named: id.name).filter { !$0.isInterface && $0.isPrivate == (id.privateTo != nil) }
      .filter { id.privateTo == nil || $0.file == id.privateTo }.map { Location($0.file, $0.node.nameRange) }
  }
}
