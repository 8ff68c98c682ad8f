/// Finds the coordinators, routes and actions of a workspace.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCLinker {
  let project: Project
  let resolver: Resolver
  let typer: Typer
  let domain: EnumDomain

  init(_ project: Project, _ resolver: Resolver) {
    self.project = project
    self.resolver = resolver
    typer = Typer(resolver)
    domain = EnumDomain(resolver: resolver, harmless: SUCFramework.protocols)
  }

  func link() -> SUCModel {
    var model = SUCModel(version: .newest)
    // The package's name is shared by many others; where a pin says whose it is, it decides.
    guard project.names.isModule(SUCFramework.module), !isOtherPackage else { return model }
    model.version = SUCVersion(project)
    model.importers = Set(project.files.keys.filter(seesFramework))
    for id in enums() {
      let ancestors = SUCFramework.ancestors(of: id, resolver)
      if !ancestors.isDisjoint(with: SUCFramework.routeProtocols) { model.routes[id] = describe(id, ancestors) }
      if ancestors.contains("CoordinatorAction") { model.actions[id] = describe(id, ancestors) }
    }
    for id in classes() {
      guard let coordinator = coordinator(id, model) else { continue }
      model.coordinators[id] = coordinator
      if coordinator.route != nil, !declaresRoute(resolver.selfType(of: id)) { model.infersRoutes = true }
    }
    model.coordinatorNames = Set(model.coordinators.keys.map(\.simpleName))
    model.gatherNames()
    for id in model.coordinators.keys.sorted() {
      noteBases(of: id, &model)
      if let route = model.coordinators[id]?.route { model.owners[route, default: []].append(id) }
    }
    model.defaultHandlers = SUCDefaultHandlers(resolver).all(in: project)
    model.handlingProtocols = handlingProtocols(model)
    model.extendedTypes = SUCFramework.protocols.union(["Array", "ObservableObject"]).filter {
      !project.names.extensions(endingIn: $0).isEmpty
    }
    model.isActive = !model.coordinators.isEmpty || !model.routes.isEmpty || !model.actions.isEmpty
    return model
  }

  private var isOtherPackage: Bool {
    let pins = project.pins.filter { $0.name == "swiftuicoordinator" }
    return !pins.isEmpty && !pins.contains(where: SUCVersion.isFramework)
  }

  // MARK: Which types

  private func enums() -> [NominalID] { candidates { $0.node.kind == .enum } }
  private func classes() -> [NominalID] { candidates { $0.node.kind == .class } }

  /// Types that inherit anything, by themselves or in an extension.
  private func candidates(_ isWanted: (NameTable.TypeEntry) -> Bool) -> [NominalID] {
    let extended = Set(
      project.files.keys.flatMap { project.names.extensions(of: $0) }.filter { !$0.node.inherited.isEmpty }
        .map { NameTable.lastComponent($0.qualifiedName) })
    var ids = Set<NominalID>()
    for entry in project.names.workspaceTypes where isWanted(entry) {
      if entry.node.inherited.isEmpty, !extended.contains(entry.node.name) { continue }
      ids.insert(NominalID(entry.qualifiedName, privateTo: entry.isPrivate ? entry.file : nil))
    }
    return ids.sorted()
  }

  // MARK: Enums

  private func describe(_ id: NominalID, _ ancestors: Set<String>) -> SUCEnum? {
    let info = resolver.info(id)
    guard let first = info.entries.first else { return nil }
    var cases: [SUCEnum.Case] = []
    for (node, file) in domain.cases(of: id) {
      let location = Location(file, node.nameRange)
      if let index = cases.firstIndex(where: { $0.name == node.name }) {
        cases[index].declarations.append(location)
        cases[index].extents.append(node.range)
        continue
      }
      cases.append(
        SUCEnum.Case(
          name: node.name, input: node.input, parameters: node.parameters.map(ParameterText.init),
          declarations: [location], extents: [node.range], isConditional: !node.head.conditions.isEmpty))
    }
    return SUCEnum(
      id: id, cases: cases, isClosed: domain.isClosed(id), isPublic: isPublic(info),
      conformsToTab: ancestors.contains("TabBarNavigationRoute"),
      conformsToStack: ancestors.contains("StackNavigationRoute"),
      nameRange: Location(first.file, first.node.nameRange))
  }

  private func isPublic(_ info: NominalInfo) -> Bool {
    info.entries.contains { $0.node.head.modifiers.contains(.public) || $0.node.head.modifiers.contains(.open) }
  }

  // MARK: Coordinators

  private func coordinator(_ id: NominalID, _ model: SUCModel) -> SUCCoordinator? {
    let ancestors = SUCFramework.ancestors(of: id, resolver)
    guard !ancestors.isDisjoint(with: SUCFramework.coordinatorNames) else { return nil }
    let info = resolver.info(id)
    let own = info.entries.filter { !$0.isInterface }
    guard !own.isEmpty, mentionsFramework(info) else { return nil }
    let kind: SUCCoordinator.Kind =
      ancestors.contains("RootCoordinator")
      ? .root : ancestors.contains("TabBarRouting") || ancestors.contains("TabBarCoordinator") ? .tab : .navigation
    let declarations = own.map {
      SUCCoordinator.Declaration(
        file: $0.file, nameRange: $0.node.nameRange, range: $0.node.range, conditions: $0.node.head.conditions)
    }
    return SUCCoordinator(
      id: id, kind: kind, declarations: declarations, route: route(of: id, model),
      hasViewFactory: ancestors.contains("RouterViewFactory"), isFullyKnown: domain.isClosed(id), base: nil,
      isPublic: isPublic(info))
  }

  /// A class of the same names in a file that never imports the framework conforms to something else.
  private func mentionsFramework(_ info: NominalInfo) -> Bool {
    resolver.lineage(of: resolver.selfType(of: info.id)).contains { item in
      let info = resolver.info(item.id)
      return (info.entries + info.extensions).contains { seesFramework($0.file) }
    }
  }

  private func seesFramework(_ file: FileID) -> Bool { project.names.sees(SUCFramework.module, from: file) }

  private func superclass(of id: NominalID) -> NominalID? {
    resolver.info(id).supertypes.lazy.compactMap(\.nominalID).first { base in
      resolver.info(base).entries.contains { $0.node.kind == .class && !$0.isInterface }
    }
  }

  private func handlingProtocols(_ model: SUCModel) -> Set<NominalID> {
    let protocols = model.coordinators.keys.flatMap { resolver.lineage(of: resolver.selfType(of: $0)).map(\.id) }
    return Set(protocols).filter { id in
      let info = resolver.info(id)
      return info.isProtocol && resolver.isWorkspaceType(id)
        && info.members(named: "handle").contains { member in
          guard case .function(let node) = member.declaration, node.parameters.count == 1,
            node.parameters[0].label == nil
          else { return false }
          let type = resolver.resolve(node.parameters[0].type, in: member.context(resolver))
          return SUCFramework.isAnyAction(type, resolver)
        }
    }
  }

  /// What a base implements, its coordinators have, whether it is a coordinator itself or not.
  private func noteBases(of id: NominalID, _ model: inout SUCModel) {
    var current = superclass(of: id)
    model.coordinators[id]?.base = current
    while let base = current, model.coordinators[base] == nil, model.plainBases[base] == nil {
      current = superclass(of: base)
      model.plainBases.updateValue(current, forKey: base)
    }
  }

  /// `typealias Route`, else the type of `startRoute`, of the parameter of `view(for:)`, of the elements of `tabs`.
  private func route(of id: NominalID, _ model: SUCModel) -> NominalID? {
    let type = resolver.selfType(of: id)
    let context = resolver.info(id).entries.first.map { resolver.context(inside: $0, of: id).inner }
    if let context {
      if declaresRoute(type), let route = known(resolver.resolve(.name("Route"), in: context), model) { return route }
    }
    if let route = known(variableType("startRoute", of: type), model) { return route }
    for found in resolver.members("view", of: type) {
      guard case .function(let node) = found.member.declaration, node.parameters.count == 1,
        let parameter = node.parameters.first, parameter.label == "for"
      else { continue }
      let resolved = resolver.resolve(parameter.type, in: found.member.context(resolver))
      if let route = known(resolved.substituting(found.substitution), model) { return route }
    }
    return known(typer.elementType(of: variableType("tabs", of: type)), model)
  }

  /// `typealias Route`, or a type of that name.
  private func declaresRoute(_ type: Type) -> Bool {
    resolver.members("Route", of: type).contains {
      if case .alias(let node) = $0.member.declaration { return !node.isAssociatedType }
      if case .type = $0.member.declaration { return true }
      return false
    }
  }

  private func variableType(_ name: String, of type: Type) -> Type {
    resolver.members(name, of: type).first.map { typer.type(of: $0) } ?? .unknown
  }

  private func known(_ type: Type, _ model: SUCModel) -> NominalID? {
    guard let id = type.nominalID, model.routes[id] != nil else { return nil }
    return id
  }
}
