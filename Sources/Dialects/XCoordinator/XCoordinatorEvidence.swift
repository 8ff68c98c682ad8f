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
  /// In file order.
  let files: [FileID]
  /// Sites, those of functions that pass routes on included, in source order.
  let sitesByFile: [FileID: [XCSite]]

  init(
    _ model: XCModel, _ results: [FileID: XCFileResult], _ composition: Composition, _ project: Project
  ) {
    self.model = model
    self.results = results
    self.composition = composition
    self.project = project
    typer = Typer(Resolver(project.names), frameworks: [model])
    types = RouterTypes(resolver: typer.resolver)
    files = results.keys.sorted()
    let forwards = XCEvidence.forwarders(results)
    sitesByFile = results.mapValues { result in
      let passed = result.passes.filter { pass in
        pass.site.route.map { forwards.contains(XCForward(function: pass.function, label: pass.label, route: $0)) } ?? false
      }
      return (result.sites + passed.map(\.site)).sorted { a, b in
        (a.values.first?.range ?? a.node.range) < (b.values.first?.range ?? b.node.range)
      }
    }
  }

  var resolver: Resolver { typer.resolver }

  /// In file order.
  var sites: [XCSite] { files.flatMap { sitesByFile[$0] ?? [] } }

  /// Functions that hand a parameter to a router, directly or through each other.
  private static func forwarders(_ results: [FileID: XCFileResult]) -> Set<XCForward> {
    var known = Set(results.values.flatMap(\.forwards))
    let passes = results.values.flatMap(\.passes)
    for _ in 0..<4 {
      var isGrowing = false
      for pass in passes {
        guard let parameter = pass.parameter, let route = pass.site.route,
          known.contains(XCForward(function: pass.function, label: pass.label, route: route))
        else { continue }
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
    return Diagnostic(
      location: Location(file, finding.range), severity: finding.severity, code: finding.code, dialect: "xcoordinator",
      message: message, related: finding.related.compactMap { locate($0.place, $0.message) },
      fixes: finding.fixes.map { $0.fix(in: file) })
  }

  private func hops(_ from: NominalID, _ to: NominalID, _ name: String) -> String {
    let handlers = model.productionHandlers(of: to)
    guard let first = handlers.first else { return "" }
    return "; it is handled by \(first.name)"
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

  func describeAll() -> [Coordinator] {
    model.classes.values.sorted { $0.id < $1.id }.map { handler in
      let route = handler.route.flatMap { model.routes[$0] }
      let routes = (route?.caseNames ?? []).map { name in
        let cases = route?.cases(named: name) ?? []
        return Route(
          id: RouteID(handler.coordinatorID, name), kind: "action", input: cases.first.flatMap { $0.payload.isEmpty ? nil : $0.payload },
          targets: [], factories: [], declarations: cases.map { Location($0.file, $0.nameRange) },
          extents: cases.map(\.range))
      }
      return Coordinator(
        id: handler.coordinatorID, name: handler.id.simpleName, dialect: "xcoordinator", kind: handler.kind.rawValue,
        declarations: handler.declarations, extents: handler.extents, routes: routes)
    }
  }
}
