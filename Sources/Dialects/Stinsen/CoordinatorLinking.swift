/// Finds the coordinators of a workspace and reads their declarations.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenLinker {
  let project: Project
  let resolver: Resolver
  let typer: Typer

  init(_ project: Project, _ resolver: Resolver) {
    self.project = project
    self.resolver = resolver
    typer = Typer(resolver)
  }

  func link(_ parts: ParallelParts) -> StinsenModel {
    var model = StinsenModel(
      isActive: false, coordinators: [:], ownOperations: ownOperations(), versions: StinsenVersions(project.pins))
    let candidates = reachingTypes()
    guard !candidates.isEmpty else { return model }
    let isFork = declaresForkTypes()
    let coordinators = parts.inBatches(candidates, with: resolver) { [project] batch, resolver in
      let linker = StinsenLinker(project, resolver)
      return batch.map { linker.coordinator($0, isFork: isFork) }
    }
    for coordinator in coordinators.compactMap({ $0 }) { model.coordinators[coordinator.id] = coordinator }
    model.wrapperNames = wrapperNames()
    model.simpleNames = NameSet(Set(model.coordinators.keys.map(\.simpleName)))
    model.isActive = !model.coordinators.isEmpty
    return model
  }

  /// Reads again what some files say, which declare the same as before.
  func relink(_ older: StinsenModel, changed: Set<FileID>) -> StinsenModel {
    var model = older
    let isFork = declaresForkTypes()
    for (id, coordinator) in older.coordinators where changed.contains(where: { reads(coordinator, $0) }) {
      let read = self.coordinator(id, isFork: isFork)
      if read?.meaning != coordinator.meaning { model.lastSurroundings = LastAnswer() }
      model.coordinators[id] = read
    }
    return model
  }

  private func reads(_ coordinator: StinsenCoordinator, _ file: FileID) -> Bool {
    let info = resolver.info(coordinator.id)
    return (info.entries + info.extensions).contains { $0.file == file } || coordinator.hasFactory(in: file)
  }

  // MARK: Which types

  static let baseProtocols = ["NavigationCoordinatable", "TabCoordinatable"]

  /// Types that reach a base protocol by names alone: cheap for the many that do not. Sorted.
  private func reachingTypes() -> [NominalID] {
    let entries = project.names.entries(reaching: Set(StinsenLinker.baseProtocols))
    return Set(entries.compactMap { resolver.extent(of: $0)?.id }).sorted()
  }

  /// Simple names of the wrappers that the workspace declares, and of the framework's own.
  private func wrapperNames() -> Set<String> {
    let own: Set<String> = ["ViewWrapperCoordinator", "NavigationViewCoordinator"]
    return own.union(project.names.entries(reaching: own).map(\.node.name))
  }

  /// `isFork`: the workspace may declare what they conform to.
  private func kinds(of id: NominalID, isFork: Bool) -> [StinsenVariant.Kind] {
    func conforms(to name: String) -> Bool {
      resolver.conforms(id, to: name) == .yes
        || isFork && resolver.conforms(id, to: NominalID(name).simpleName) == .yes
    }
    var kinds: [StinsenVariant.Kind] = []
    if conforms(to: StinsenName.navigationCoordinatable) { kinds.append(.navigation) }
    if conforms(to: StinsenName.tabCoordinatable) { kinds.append(.tab) }
    return kinds
  }

  // MARK: One type

  /// Nil for a type that does not conform after all.
  private func coordinator(_ id: NominalID, isFork: Bool) -> StinsenCoordinator? {
    let info = resolver.info(id)
    let kinds = kinds(of: id, isFork: isFork)
    if info.isProtocol || kinds.isEmpty { return nil }
    let variants = declarations(info).map { variant($0, of: id, info, kinds) }
    guard !variants.isEmpty else { return nil }
    let storable = routerStorable(of: id)
    return StinsenCoordinator(
      id: id, variants: variants, isForeign: isFork || isForeign(info), isFullyKnown: resolver.isFullyKnown(id),
      routerStorable: storable?.type, routerStorableRange: storable?.range)
  }

  /// A class of another target that is only called so is none of them.
  private func declarations(_ info: NominalInfo) -> [NameTable.TypeEntry] {
    let all = info.entries.filter { !$0.isInterface && $0.node.kind != .protocol }
    let likely = all.filter { entry in
      !entry.node.inherited.isEmpty
        || entry.node.members.contains { member in
          if case .variable(let node) = member { StinsenRouteReader.routeAttribute(node.head) != nil } else { false }
        }
    }
    return likely.isEmpty ? all : likely
  }

  private func variant(
    _ entry: NameTable.TypeEntry, of id: NominalID, _ info: NominalInfo, _ kinds: [StinsenVariant.Kind]
  ) -> StinsenVariant {
    // Where targets declare one name with different kinds, the declaration's own clause decides.
    let own = entry.node.inherited.flatMap(\.mentionedNames)
    var kind = kinds.first ?? .navigation
    if kinds.count > 1 { kind = own.contains("TabCoordinatable") ? .tab : .navigation }
    let reader = StinsenRouteReader(self, entry, id, kind)
    let (routes, order) = reader.routes()
    let others = info.entries.filter { $0.node !== entry.node }
    let extensions = info.extensions.filter { extensionEntry in
      // An extension beside another declaration of the same name belongs to that one.
      !others.contains { $0.file == extensionEntry.file } || extensionEntry.file == entry.file
    }
    return StinsenVariant(
      kind: kind, file: entry.file, nameRange: entry.node.nameRange, range: entry.node.range,
      conditions: entry.node.head.conditions, routes: routes, order: order,
      start: StinsenStartReader(self, entry, id, kind, extensions).start(),
      isPublic: entry.node.head.modifiers.isPublic,
      customizesWithContainer: customizesWithContainer([entry] + extensions))
  }

  /// `lazy var routerStorable: P = self`
  private func routerStorable(of id: NominalID) -> (type: Type, range: Location)? {
    for member in resolver.info(id).members(named: "routerStorable") {
      guard case .variable(let node, let index) = member.declaration, index < node.bindings.count,
        let written = node.bindings[index].type
      else { continue }
      let type = resolver.resolve(written, in: member.context(resolver))
      if type.nominalID == id { return nil }
      return (type, Location(member.file, member.nameRange))
    }
    return nil
  }

  private func customizesWithContainer(_ entries: [NameTable.TypeEntry]) -> Bool {
    entries.contains { entry in
      entry.node.members.contains { member in
        guard case .function(let node) = member, node.name == "customize", let body = node.body else { return false }
        return ConstructionFinder.names(in: body.statements).contains(where: StinsenContainers.isContainer)
      }
    }
  }

  // MARK: Forks and version 1

  /// The workspace declares what coordinators conform to, or what makes their routes: not the framework of these rules.
  /// An attribute means a wrapper of the app's before what a coordinator's protocol calls so.
  private func declaresForkTypes() -> Bool {
    func isDeclared(_ name: String, where isMeant: (TypeDeclaration) -> Bool) -> Bool {
      project.names.types(named: name).contains { !$0.isInterface && !$0.isPrivate && isMeant($0.node) }
    }
    return isDeclared("NavigationCoordinatable") { $0.kind == .protocol }
      || ["NavigationRoute", "Root", "Route"].contains { name in
        isDeclared(name) { $0.head.attribute("propertyWrapper") != nil }
      }
  }

  private func isForeign(_ info: NominalInfo) -> Bool {
    let signs = ["resolveRoute", "routeToChild", "routeShared"]
    if signs.contains(where: { !info.members(named: $0).isEmpty }) { return true }
    let nested = NominalID(info.id.name + ".Route", privateTo: info.id.privateTo)
    // A class of another target's that is only called so may nest what it likes.
    let own = declarations(info).map(\.file)
    let others = Set(info.entries.map(\.file)).subtracting(own)
    if resolver.info(nested).entries.contains(where: { $0.node.kind == .enum && !others.contains($0.file) }) {
      return true
    }
    return info.entries.contains { entry in
      entry.node.members.contains { member in
        guard case .variable(let node) = member, StinsenRouteReader.routeAttribute(node.head) != nil else {
          return false
        }
        return node.bindings.contains { $0.value == nil && !$0.isComputed }
          && StinsenRouteReader.looksLikeFork(node)
      }
    }
  }

  /// Methods named like an operation that the workspace adds to the framework's types.
  private func ownOperations() -> Set<String> {
    var names = Set<String>()
    let types =
      StinsenLinker.baseProtocols + [
        "Coordinatable", "ViewPresentable", "NavigationRouter", "TabRouter", "Routable", "ObservableObject",
        "ViewWrapperCoordinator", "AnyCoordinator", "TabChild",
      ]
    for type in types {
      for entry in project.names.extensions(endingIn: type) where !entry.isInterface {
        for case .function(let node) in entry.node.members where StinsenOperation(named: node.name) != nil {
          names.insert(node.name)
        }
      }
    }
    return names
  }
}
