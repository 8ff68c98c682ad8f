/// Finds route types and the classes that handle them, by conformance and never by name.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCLinker {
  let project: Project
  let resolver: Resolver
  private let types: RouterTypes

  init(_ project: Project, _ resolver: Resolver) {
    self.project = project
    self.resolver = resolver
    types = RouterTypes(resolver: resolver)
  }

  static let modules: Set<String> = ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"]

  func link() -> XCModel {
    var model = XCModel(
      isActive: XCLinker.modules.contains { project.names.isModule($0) }, routes: [:], classes: [:], handlers: [:],
      caseNames: [], ownFactories: [], versions: XCVersions(project))
    guard model.isActive else { return model }
    model.notesNames = project.isUpdatable
    for entry in project.names.unsortedWorkspaceTypes where entry.node.kind == .struct {
      model.routingProperties.formUnion(XCRouting.properties(of: entry.node.members))
    }
    for id in inheritingTypes() {
      let lineage = resolver.lineage(of: resolver.selfType(of: id))
      if lineage.contains(where: { $0.id.name == XCName.route }) { model.routes[id] = routeType(id) }
      if lineage.contains(where: { $0.id.name == XCName.router }) {
        model.classes[id] = handlerClass(id, Set(lineage.map(\.id.name)))
      }
    }
    for (id, handler) in model.classes {
      let routes = handler.route.map { [$0] } ?? types.declaredRouteTypes(of: id).compactMap { $0?.nominalID }
      for route in routes { model.handlers[route, default: []].append(id) }
    }
    for route in Array(model.handlers.keys) { model.sortHandlers(of: route) }
    model.caseNames = NameSet(Set(model.routes.values.flatMap { $0.cases.map(\.name) }))
    model.ownFactories = NameSet(ownFactories())
    model.gatherNames()
    model.heldNames = namesHolding(model.classes.keys)
    model.readFiles = readFiles(model)
    model.versions.shape = XCVersions.shape(of: model.classes.keys.sorted(), types)
    model.namesOfUse = Lazy { [project, routes = Set(model.routes.keys), classes = Set(model.classes.keys)] in
      XCNamesOfUse(project, routes, classes).names
    }
    return model
  }

  /// Types that may be routes or routers, sorted.
  private func inheritingTypes() -> [NominalID] {
    var found = Set<NominalID>()
    for entry in project.names.entries(reaching: Set([XCName.route, XCName.router].map { NominalID($0).simpleName })) {
      if let id = resolver.extent(of: entry)?.id, !resolver.info(id).isProtocol { found.insert(id) }
    }
    return found.sorted()
  }

  // MARK: Routes

  private func routeType(_ id: NominalID) -> XCRouteType {
    let info = resolver.info(id)
    let entries = info.entries
    let first = entries.first
    var cases: [XCCase] = []
    for entry in entries + info.extensions {
      for declaration in entry.node.members {
        if let found = self.cases(declaration, of: id, in: entry) { cases += found }
      }
    }
    let isPublic = entries.contains {
      !$0.node.head.modifiers.isDisjoint(with: [.public, .open, .package])
    }
    let isBuiltElsewhere = info.supertypes.contains { type in
      guard case .external(let name, _) = type else { return false }
      return XCLinker.builders.contains(name)
    }
    let hasFailableInit = info.members(named: "init").contains { member in
      if case .function(let function) = member.declaration { return function.kind == .failableInitializer }
      return false
    }
    return XCRouteType(
      id: id, cases: cases, isEnum: entries.allSatisfy { $0.node.kind == .enum },
      isClosed: resolver.isFullyKnown(id) && !isAlsoAlias(id),
      isTest: entries.allSatisfy { $0.file.isTest },
      mayBeUsedElsewhere: isPublic || isBuiltElsewhere || hasFailableInit,
      conditions: first?.node.head.conditions ?? [],
      file: first?.file ?? FileID(""), nameRange: first?.node.nameRange ?? .zero)
  }

  /// Another branch of an `#if`, or another target, gives the name to another type.
  private func isAlsoAlias(_ id: NominalID) -> Bool {
    project.names.globals(named: id.name).contains { entry in
      guard case .alias = entry.declaration else { return false }
      return !entry.isInterface
    }
  }

  private static let builders: Set<String> = [
    "CaseIterable", "Codable", "Decodable", "RawRepresentable", "String", "Int", "UInt", "Character", "Double",
  ]

  private func cases(
    _ declaration: Declaration, of id: NominalID, in entry: NameTable.TypeEntry
  ) -> [XCCase]? {
    func make(_ name: String, _ kind: XCCase.Kind, _ parameters: [Parameter], _ nameRange: TextRange) -> XCCase {
      XCCase(
        name: name, kind: kind, parameters: parameters, file: entry.file, nameRange: nameRange,
        range: declaration.range, conditions: declaration.head.conditions)
    }
    switch declaration {
    case .enumCase(let node): return [make(node.name, .enumCase, node.parameters, node.nameRange)]
    case .variable(let node) where node.head.modifiers.isTypeMember:
      return node.bindings.compactMap { binding in
        guard let name = binding.name, isSelf(binding, of: id, in: entry) else { return nil }
        return make(name.text, .staticValue, [], name.range)
      }
    case .function(let node) where node.head.modifiers.isTypeMember && node.kind == .function:
      guard let result = node.result, resolver.resolve(result, in: context(entry, id)).unwrapped.nominalID == id else {
        return nil
      }
      return [make(node.name, .staticFunction, node.parameters, node.nameRange)]
    default: return nil
    }
  }

  private func context(_ entry: NameTable.TypeEntry, _ id: NominalID) -> DeclarationContext {
    resolver.context(inside: entry, of: id).inner
  }

  private func isSelf(_ binding: VariableDeclaration.Binding, of id: NominalID, in entry: NameTable.TypeEntry) -> Bool {
    if let type = binding.type { return resolver.resolve(type, in: context(entry, id)).unwrapped.nominalID == id }
    guard let value = binding.value else { return false }
    if case .call(let call) = value, let type = ConstructionFinder.constructedType(call) {
      return resolver.resolve(type, in: context(entry, id)).nominalID == id
    }
    return namesCase(value, of: id, in: entry)
  }

  /// `NewsRoute.list`, `Self.article(id: 1)`
  private func namesCase(_ value: Expression, of id: NominalID, in entry: NameTable.TypeEntry) -> Bool {
    var named = value
    if case .call(let call) = value { named = call.callee }
    guard case .member(let member) = named, let base = member.base, let type = ConstructionFinder.namedType(base),
      resolver.resolve(type, in: context(entry, id)).nominalID == id
    else { return false }
    return resolver.info(id).members(named: member.name).contains {
      if case .enumCase = $0.declaration { true } else { false }
    }
  }

  // MARK: Classes

  private func handlerClass(_ id: NominalID, _ lineage: Set<String>) -> XCClass {
    let info = resolver.info(id)
    let type = resolver.selfType(of: id)
    let entries = info.entries
    let isRedirection = lineage.contains(XCName.redirection)
    let superclass = info.supertypes.compactMap(\.nominalID).first {
      resolver.info($0).isClass && !resolver.info($0).entries.allSatisfy(\.isInterface)
    }
    return XCClass(
      id: id, kind: kind(of: type, lineage), route: types.routeType(of: type)?.nominalID,
      parentRoute: isRedirection ? types.parentRouteType(of: type)?.nominalID : nil,
      isCoordinator: types.isCoordinator(type),
      takesHandlerClosure: lineage.contains(XCName.basic) || isRedirection,
      isTest: entries.allSatisfy { $0.file.isTest },
      isPublic: entries.contains { !$0.node.head.modifiers.isDisjoint(with: [.public, .open]) }, superclass: superclass,
      declarations: entries.map { Location($0.file, $0.node.nameRange) }, extents: entries.map(\.node.range),
      conditions: entries.first?.node.head.conditions ?? [])
  }

  private func kind(of type: Type, _ lineage: Set<String>) -> XCClass.Kind {
    if lineage.contains(XCName.redirection) { return .redirection }
    guard types.isCoordinator(type) else { return forwards(type) ? .redirection : .routes }
    switch types.rootKind(ofCoordinator: type) {
    case .navigation: return .navigation
    case .tab: return .tab
    case .split: return .split
    case .page: return .page
    case .view, nil: return .view
    }
  }

  /// An own router that hands its routes to another one.
  private func forwards(_ type: Type) -> Bool {
    for found in resolver.members("contextTrigger", of: type) {
      guard case .function(let function) = found.member.declaration, let body = function.body else { continue }
      var result = false
      ExpressionWalk.visit(body.statements) { expression in
        guard case .call(let call) = expression, case .member(let member) = call.callee else { return }
        if ["contextTrigger", "trigger"].contains(member.name) { result = true }
      }
      return result
    }
    return false
  }

  // MARK: Transitions

  private func ownFactories() -> Set<String> {
    var names = Set<String>()
    let extended = [XCName.transition, XCName.transitionProtocol, XCName.transitionContext]
    let extensions = extended.flatMap { resolver.info(NominalID($0)).extensions }
    for entry in extensions where !entry.isInterface {
      for declaration in entry.node.members where declaration.head.modifiers.isTypeMember {
        switch declaration {
        case .function(let node): names.insert(node.name)
        case .variable(let node): names.formUnion(node.bindings.compactMap { $0.name?.text })
        default: break
        }
      }
    }
    return names
  }
}
