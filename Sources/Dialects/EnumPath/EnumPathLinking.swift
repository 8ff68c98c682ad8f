/// Decides which enums are routes, and who holds their paths.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumPathLinker {
  let project: Project
  let resolver: Resolver
  let typer: Typer
  let domain: EnumDomain
  /// What is known from before, and what has happened since.
  let older: EnumPathModel?
  let change: ProjectChange
  let parts: ParallelParts
  /// No body counts but those of files with a mark: what is read of the files then.
  private let ofMarkedFiles: [FileID: EnumPathReading]?

  init(
    _ project: Project, _ resolver: Resolver, _ parts: ParallelParts, since older: EnumPathModel? = nil,
    _ change: ProjectChange = .none, ofMarkedFiles: [FileID: EnumPathReading]? = nil
  ) {
    self.parts = parts
    self.ofMarkedFiles = ofMarkedFiles
    self.project = ofMarkedFiles == nil ? project : EnumPathReader.markedFilesAlone(project)
    self.older = older
    self.change = change
    self.resolver = resolver
    typer = Typer(resolver)
    domain = EnumDomain(resolver: resolver, harmless: EnumPathSwiftUI.harmless)
  }

  func link() -> EnumPathModel {
    var model = EnumPathModel()
    model.isAskedAboutPlaces = project.isUpdatable
    model.readings =
      ofMarkedFiles
      ?? EnumPathReader(project: project, typer: typer, parts: parts).readings(since: older?.readings ?? [:], change)
    let isUsed = model.readings.values.contains(where: \.isOfUser)
    let all = project.fileIDs.compactMap { model.readings[$0] }
    let readings = all.filter { !$0.isEmpty }
    let walked = withRequirements(isUsed ? readings.compactMap(\.walkedMounts) : [], readings)
    let found = withOwnPresentations(withStackViews(walked, of: &model), of: &model)
    let mounts = found.flatMap(\.mounts)
    let registered = registered(mounts)
    (model.paths, model.dataLists, model.listLooks) = paths(readings, found, registered)
    guard isUsed || !model.paths.isEmpty else { return model }
    model.mounts = mounts
    model.hasOpenMount = found.contains(where: \.hasOpenMount)
    model.registered = registered
    model.presentedValues = found.reduce(into: []) { $0.formUnion($1.presentedValues) }
    let read = found.reduce(into: Set<NominalID>()) { $0.formUnion($1.read) }
    model.unreadSlots = found.reduce(into: []) { $0.formUnion($1.unread.subtracting(read)) }
    model.routeViews = Set(found.flatMap { $0.shownViews.union($0.handOvers.map(\.view)) })
    let presented = addSlots(to: &model, readings, found)
    addOperations(to: &model)
    addErasedPushes(to: &model)
    activate(EnumPathActivation(found, presented, readings, model), &model)
    if ofMarkedFiles != nil { return model }
    model.wrappers = wrappers(model)
    decideAboutBodies(readings, &model)
    // Of a project with other bodies, all is linked anew.
    if let older, older.needsAllBodies != model.needsAllBodies { return model }
    model.words = words(of: model, readings)
    model.addActions(of: model.mutators, project.names)
    model.moving = RouteNames.moving(model)
    if !model.routes.isEmpty { addForwarders(to: &model) }
    model.addActions(of: model.forwarding, project.names)
    model.words.operations = operations(of: model)
    addNames(of: all, to: &model)
    return model
  }

  /// Gives back the types that sheets show.
  private func addSlots(
    to model: inout EnumPathModel, _ readings: [EnumPathReading], _ found: [MountVisitor.Found]
  ) -> Set<NominalID> {
    model.erasing = ErasingTypes(resolver: resolver).among(
      Set(model.mounts.compactMap(\.type)).union(model.presentedValues.compactMap(\.nominalID)))
    let presentedSlots = PresentedSlots(found, readings, resolver, model.erasing)
    let (slots, presented) = presentedSlots.read(model.registered)
    model.presentedHolders = presentedSlots.heldBy
    model.roots = StackRoots.slots(found, readings, model.registered)
    model.slots = slots.union(stacksOfHolders(readings, found, model.paths)).union(model.roots)
    return presented
  }

  /// Without which code is about no route.
  private func addNames(of readings: [EnumPathReading], to model: inout EnumPathModel) {
    let names = RouteNames(project, resolver, model)
    let typed = model.namesOfTypes(names.types, since: older) ?? EnumPathNamesOfTypes(names.types, in: readings)
    model.namesOfTypes = typed
    (model.wanted, model.takers) = names.wanted(typed.names)
  }

  /// Arrays of enums may be paths whoever binds them, but for those that only sheets show; of anything else, only where a
  /// stack does.
  private func paths(
    _ readings: [EnumPathReading], _ found: [MountVisitor.Found], _ registered: Set<NominalID>
  ) -> (paths: [EnumPathProperty], data: Set<EnumPathSlot>, looks: ListLooks?) {
    let bound = found.reduce(into: Set()) { $0.formUnion($1.bound) }
    let used = found.reduce(into: registered) { $0.formUnion($1.bound.union($1.pushed)) }
    let isShown = found.reduce(into: Set()) { $0.formUnion($1.presented) }.subtracting(used)
    let lists = readings.flatMap(\.paths).filter { path in
      guard let element = path.element, !bound.contains(element) else { return true }
      return domain.isEnum(element) && (path.isShownInTurn || !isShown.contains(element))
    }
    let (data, looks) = DataLists(project, since: older?.listLooks, change).among(lists, bound: bound)
    return (lists.filter { $0.isIndirect || !data.contains(EnumPathSlot(owner: $0.owner, name: $0.name)) }, data, looks)
  }

  /// Lists of those that keep a stack's path: what such a one is made with is shown first, as a sheet or a tab.
  private func stacksOfHolders(
    _ readings: [EnumPathReading], _ found: [MountVisitor.Found], _ paths: [EnumPathProperty]
  ) -> [EnumPathSlot] {
    let bound = found.reduce(into: Set()) { $0.formUnion($1.bound) }
    let holders = Set(paths.filter { !$0.isIndirect && ($0.element.map(bound.contains) ?? false) }.map(\.owner))
    if holders.isEmpty { return [] }
    return readings.flatMap(\.paths).filter { !$0.isIndirect && ($0.element.map(holders.contains) ?? false) }
      .map { EnumPathSlot(owner: $0.owner, name: $0.name) }
  }

  /// Once something is a route, any file may construct one. Files with a mark alone decide that: the others' bodies are
  /// read only then, and must not keep alive what led to their being read.
  private func decideAboutBodies(_ readings: [EnumPathReading], _ model: inout EnumPathModel) {
    let marked = readings.filter(\.isMarked).compactMap(\.mounts)
    // What the app's own modifiers present, any file may say.
    model.needsAllBodies = mayPushAnywhere(model) || marked.contains { !$0.presenters.isEmpty }
    if model.needsAllBodies || model.routes.isEmpty { return }
    let used = marked.lazy.flatMap { $0.bound.union($0.pushed) + $0.mounts.compactMap(\.type) }
    model.needsAllBodies = used.contains { model.routes[$0] != nil }
    if model.needsAllBodies { return }
    let markedFiles = EnumPathLinker(
      project, resolver, parts, since: older?.markedFiles?.model, change,
      ofMarkedFiles: model.readings.mapValues { $0.isMarked ? $0 : $0.withoutBodies }
    ).link()
    model.markedFiles = EnumPathModel.OfMarkedFiles(markedFiles)
    model.needsAllBodies = !markedFiles.routes.isEmpty
  }

  /// Which enum a destination shows is told by what is pushed, in any file: it takes whatever its caller says, from a path
  /// of any type, or a value that holds an enum.
  private func mayPushAnywhere(_ model: EnumPathModel) -> Bool {
    if !model.erasing.isEmpty { return true }
    if model.hasOpenMount, model.paths.contains(where: { $0.element == nil }) || !model.stackViewUses.isEmpty {
      return true
    }
    let elements = Set(model.paths.compactMap(\.element))
    return model.mounts.compactMap(\.type).contains { elements.contains($0) && !heldTypes.enums(of: $0).isEmpty }
  }

  /// The functions of holders.
  private func addOperations(to model: inout EnumPathModel) {
    let reader = MutatorReader(project, resolver)
    let basis = reader.basis(model.paths, model.slots)
    let older = older?.operations
    let kept = change.current(older, basis) ?? reader.operations(basis, since: older?.value.owners ?? [:], change)
    model.operations = kept
    model.mutators = kept.value.mutators
    model.paths = kept.value.paths
    model.mutatorNames = NameSet(Set(model.mutators.values.flatMap(\.keys)))
  }

  /// What functions push that take anything.
  private func addErasedPushes(to model: inout EnumPathModel) {
    let functions = ErasedPushReader.functions(of: model)
    guard !functions.isEmpty else { return }
    var known = change.current(older?.erasedPushes.filter { $0.value.functions == functions } ?? [:]) { $0.reliedOn }
    let pending = project.fileIDs.filter { known[$0] == nil }
    let read = parts.inBatches(pending, with: resolver) { [project] files, resolver in
      let reader = ErasedPushReader(project: project, resolver: resolver, functions: functions)
      return files.map { ($0, reader.read($0)) }
    }
    for (file, pushes) in read { known[file] = pushes }
    model.erasedPushes = known
    model.hidden = known.values.reduce(into: []) { $0.formUnion($1.hidden) }
  }

  /// The functions of other types that hand something to those, and views that do so with what they are made with.
  private func addForwarders(to model: inout EnumPathModel) {
    if let older, older.holdsSame(as: model) { model.forwarders = change.current(older.forwarders) { $0.reliedOn } }
    if model.forwarders.count != project.fileIDs.count {
      let pending = project.fileIDs.filter { model.forwarders[$0] == nil }
      let boxed = Boxed(wrappedValue: model)
      let read = parts.inBatches(pending, with: resolver) { [project] files, resolver in
        let reader = ForwarderReader(boxed, project, Typer(resolver))
        return files.map { ($0, reader.read($0)) }
      }
      for (file, reading) in read { model.forwarders[file] = reading }
    }
    let found = model.forwarders.filter { !$0.value.forwarders.isEmpty }.sorted { $0.key < $1.key }
    let forwarders = found.flatMap(\.value.forwarders)
    for forwarder in forwarders {
      model.forwarding[forwarder.owner, default: [:]][forwarder.name, default: []].append(forwarder.mutator)
    }
    for owner in Set(forwarders.filter { !$0.mutator.actions.isEmpty }.map(\.owner)) {
      model.forwarding[owner] = MutatorReader(project, resolver)
        .handing(to: model.forwarding[owner] ?? [:], of: owner, beside: model.mutators[owner] ?? [:])
    }
    let reader = MutatorReader(project, resolver)
    model.forwarding.merge(reader.requirements(metBy: model.forwarding)) { own, required in
      own.merging(required) { own, _ in own }
    }
    model.unmet = reader.unmet([model.mutators, model.forwarding], model.operations?.value.defaults ?? [:])
    model.mutatorNames = NameSet(model.mutatorNames.names.union(model.forwarding.values.joined().map(\.key)))
    let handed = model.forwarders.filter { !$0.value.handed.isEmpty }.sorted { $0.key < $1.key }.flatMap(\.value.handed)
    if handed.isEmpty { return }
    let views = LinkViewReader(Boxed(wrappedValue: model), project, typer)
    model.linkViews = views.views(LinkViewReader.agreed(handed))
    model.words.linkViews = project.names.names(standingFor: Set(model.linkViews.keys.map(\.simpleName)))
  }

  private func words(of model: EnumPathModel, _ readings: [EnumPathReading]) -> EnumPathWords {
    var words = EnumPathWords()
    words.methods = NameSet(
      Set(model.paths.map(\.owner)).reduce(into: []) { $0.formUnion(resolver.info($1).functionNames) })
    words.properties = Set(model.paths.map(\.name)).union(model.slots.map(\.name))
    words.mountings = mountings(model.mounts)
    var (routes, cases): (Set<String>, Set<String>) = (["Self"], [])
    for route in model.routes.values {
      routes.insert(route.id.simpleName)
      cases.formUnion(route.cases.map(\.name) + route.aliases)
    }
    routes = project.names.names(standingFor: routes)
    (words.routes, words.cases) = (NameSet(routes), NameSet(cases))
    words.addCallbacks(readings.flatMap(\.functions), taking: routes, project.names)
    return words
  }

  /// Of the names that one function alone has, SwiftUI's included.
  private func mountings(_ mounts: [EnumPathMount]) -> NameSet {
    let names = Set(mounts.filter(\.isOfSelf).map(\.member)).filter {
      $0 != "navigationDestination" && !ViewContainers.modifiers.contains($0)
    }
    if names.isEmpty { return [] }
    var count: [String: Int] = [:]
    for entry in project.names.extensions(endingIn: "View") {
      for case .function(let node) in entry.node.members { count[node.name, default: 0] += 1 }
    }
    return NameSet(names.filter { count[$0] == 1 })
  }

  /// Names of all that `PathOperationReader` reads calls of.
  private func operations(of model: EnumPathModel) -> NameSet {
    let words = model.words
    let environment: Set<String> = words.environmentCallbacks.isEmpty ? [] : ["environment"]
    return NameSet(
      [
        words.methods.names, model.mutatorNames.names, words.linkViews, words.callbacks, words.callbackOwners,
        words.callbackFunctions, words.callbackMethods, environment,
      ].reduce(into: PathOperationReader.operations) { $0.formUnion($1) })
  }

  // MARK: Registered types

  private var heldTypes: HeldTypes { HeldTypes(resolver: resolver, domain: domain) }

  /// The mounted types, and the enums that a mounted wrapper holds.
  private func registered(_ mounts: [EnumPathMount]) -> Set<NominalID> {
    let mounted = Set(mounts.compactMap(\.type))
    return mounted.union(mounted.flatMap(heldTypes.enums))
  }

  /// Enums that are routes because of a destination. What a mounted value holds is data, unless functions push it or
  /// it is all that the value holds and has a view.
  private func mountedRoutes(
    _ model: EnumPathModel, _ bound: Set<NominalID>, _ views: Set<NominalID>
  ) -> Set<NominalID> {
    let mounted = Set(model.mounts.compactMap(\.type))
    let pushed = pushed(model, bound)
    let held = mounted.flatMap { id in
      heldTypes.enums(of: id).filter { heldTypes.leads(id, to: $0, pushed, views) }
    }
    return mounted.filter(domain.isEnum).union(held)
  }

  private func pushed(_ model: EnumPathModel, _ bound: Set<NominalID>) -> Set<NominalID> {
    Set(model.paths.filter { $0.element.map(bound.contains) ?? true }.flatMap(\.pushed))
  }

  /// Mounted types that are routes only for what they hold.
  private func wrappers(_ model: EnumPathModel) -> Set<NominalID> {
    let bound = model.activation?.basis.bound ?? []
    let views = model.activation?.basis.views ?? []
    let pushed = pushed(model, bound)
    let mounted = Set(model.mounts.compactMap(\.type)).filter { id in
      heldTypes.enums(of: id).contains { model.routes[$0] != nil && heldTypes.leads(id, to: $0, pushed, views) }
    }
    return mounted.union(model.presentedHolders.filter { $0.value.contains { model.routes[$0] != nil } }.keys)
  }

  // MARK: Routes

  private func activate(_ basis: EnumPathActivation, _ model: inout EnumPathModel) {
    // Who fills in a generic router's parameter may stand in any file.
    let known = basis.usesGenerics && !change.names.isEmpty ? nil : older?.activation
    let kept = change.kept(known, basis, resolver) {
      let routes = routes(basis, model)
      let files = routes.values.flatMap { $0.declarations + $0.cases.flatMap(\.declarations) }.map(\.file)
      return (routes, Set(files))
    }
    (model.activation, model.routes) = (kept, kept.value)
  }

  private func routes(_ basis: EnumPathActivation, _ model: EnumPathModel) -> [NominalID: EnumPathRoute] {
    var routes: [NominalID: EnumPathRoute] = [:]
    var roots = mountedRoutes(model, basis.bound, basis.views)
    roots.formUnion(basis.bound.union(basis.pushed).filter(domain.isEnum))
    let generics = GenericHolders(project: project, resolver: resolver, holders: basis.genericHolders).routes()
    let slots = GenericHolders(project: project, resolver: resolver, holders: basis.genericSlots).routes()
    roots.formUnion(generics.filter(domain.isEnum))
    let presented = basis.presented.union(slots).filter(domain.isEnum)
    for path in model.paths {
      if path.element == nil, !path.isGeneric { roots.formUnion(path.pushed.filter(domain.isEnum)) }
      if let element = path.element, basis.bound.contains(element) || path.isCalledPath && domain.isEnum(element) {
        roots.insert(element)
      }
    }
    var pending = Array(roots.union(presented).union(basis.carriers))
    var subs = Set<NominalID>()
    while let id = pending.popLast() {
      guard routes[id] == nil, resolver.isWorkspaceType(id), let route = describe(id, basis) else { continue }
      var known = route
      known.isRegistered = model.registered.contains(id)
      known.isPresented = presented.contains(id)
      known.isSlot = known.isPresented && !roots.contains(id)
      known.isCarrier = !known.isPresented && !roots.contains(id) && basis.carriers.contains(id)
      if known.isCarrier { known.leadOn(to: roots.contains) }
      routes[id] = known
      for sub in known.cases.compactMap(\.sub) {
        subs.insert(sub)
        pending.append(sub)
      }
    }
    for sub in subs where !roots.contains(sub) { routes[sub]?.isSub = true }
    return routes
  }

  private func describe(_ id: NominalID, _ basis: EnumPathActivation) -> EnumPathRoute? {
    let info = resolver.info(id)
    let own = info.entries.filter { !$0.isInterface && $0.node.kind == .enum }
    guard !own.isEmpty else { return nil }
    let conditions = own.count == 1 ? own[0].node.head.conditions : []
    var cases: [EnumPathRoute.Case] = []
    for (node, file) in domain.cases(of: id) {
      if let index = cases.firstIndex(where: { $0.name == node.name }) {
        cases[index].declarations.append(Location(file, node.nameRange))
        cases[index].extents.append(node.range)
        continue
      }
      var item = describe(node, file, of: id, basis)
      item.isConditional = node.head.conditions != conditions
      cases.append(item)
    }
    let supertypes = Set(info.supertypes.map(\.description))
    let modifiers = own.map(\.node.head.modifiers)
    return EnumPathRoute(
      id: id, cases: cases, conditions: conditions, isClosed: domain.isClosed(id),
      isPublic: modifiers.contains { $0.contains(.public) || $0.contains(.open) || $0.contains(.package) },
      isDynamic: !supertypes.isDisjoint(with: ["CaseIterable", "Codable", "Decodable", "RawRepresentable"]),
      isRaw: !supertypes.isDisjoint(with: Platform.concreteValueTypes),
      isRegistered: false, isSlot: false, isSub: false, declarations: own.map { Location($0.file, $0.node.nameRange) },
      extents: own.map(\.node.range), aliases: RouteAliases(of: id, resolver).names)
  }

  private func describe(
    _ node: EnumCaseDeclaration, _ file: FileID, of id: NominalID, _ basis: EnumPathActivation
  ) -> EnumPathRoute.Case {
    var sub: NominalID?
    if node.parameters.count == 1, let only = node.parameters.first {
      let context = resolver.info(id).entries.first.map { resolver.context(inside: $0, of: id).inner }
      if let context, case .nominal(let payload, _) = resolver.resolve(only.type, in: context),
        domain.isEnum(payload), resolver.isWorkspaceType(payload),
        heldTypes.isRoute(payload, in: node.name, of: id, basis)
      {
        sub = payload
      }
    }
    let parameters = node.parameters.map(ParameterText.init)
    return EnumPathRoute.Case(
      name: node.name, input: node.input, parameters: parameters, sub: sub,
      declarations: [Location(file, node.nameRange)], extents: [node.range])
  }
}
