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

  /// What files are known to say: of a model from before, except for what has changed since.
  private let older: EnumPathModel?
  private let changed: Set<FileID>

  init(_ project: Project, _ resolver: Resolver, since older: EnumPathModel? = nil, changed: Set<FileID> = []) {
    self.project = project
    self.older = older
    self.changed = changed
    self.resolver = resolver
    typer = Typer(resolver)
    domain = EnumDomain(resolver: resolver, harmless: EnumPathSwiftUI.harmless)
  }

  func link() -> EnumPathModel {
    var model = EnumPathModel()
    let readings = mounts()
    let found = readings.map(\.found)
    let bound = Set(found.flatMap(\.bound))
    // Arrays of enums may be paths whoever binds them; of anything else, only where a stack does.
    model.holders = holders()
    model.paths = project.fileIDs.flatMap { model.holders[$0] ?? [] }.filter { path in
      path.element.map { domain.isEnum($0) || bound.contains($0) } ?? true
    }
    guard !found.isEmpty || !model.paths.isEmpty else { return model }
    model.readings = Dictionary(readings.map { ($0.file, $0.found) }) { $1 }
    model.mounts = found.flatMap(\.mounts)
    model.hasOpenMount = found.contains(where: \.hasOpenMount)
    model.registered = registered(model.mounts)
    model.slots = slots(Set(found.flatMap(\.presented)))
    (model.mutators, model.paths) = MutatorReader(project, resolver).mutators(model.paths, model.slots)
    model.mutatorNames = Set(model.mutators.values.flatMap(\.keys))
    activate(found, &model)
    model.words = words(of: model)
    if !model.routes.isEmpty { addForwarders(to: &model) }
    return model
  }

  private func addForwarders(to model: inout EnumPathModel) {
    let reader = ForwarderReader(model: model, project: project, typer: typer)
    let known = older.flatMap { $0.holdsSame(as: model) ? $0.forwarders : nil }
    for file in project.fileIDs {
      let found = changed.contains(file) ? nil : known?[file]
      model.forwarders[file] = found ?? reader.forwarders(in: file)
      for forwarder in model.forwarders[file] ?? [] {
        model.forwarding[forwarder.owner, default: [:]][forwarder.name, default: []].append(forwarder.mutator)
        model.mutatorNames.insert(forwarder.name)
      }
    }
  }

  private func words(of model: EnumPathModel) -> EnumPathWords {
    var words = EnumPathWords()
    for owner in Set(model.paths.map(\.owner)) { words.methods.formUnion(resolver.info(owner).memberNames) }
    words.properties = Set(model.paths.map(\.name)).union(model.slots.map(\.name))
    words.routes = ["Self"]
    for route in model.routes.values {
      words.routes.insert(route.id.simpleName)
      words.routes.formUnion(project.names.aliases(of: route.id.simpleName).map(EnumDomain.lastComponent))
      words.cases.formUnion(route.cases.map(\.name))
      words.cases.formUnion(route.aliases)
    }
    return words
  }

  /// What the files say that hold one of the marks; if that is anything, also what all others say, which may present.
  private func mounts() -> [Reading] {
    let projections = Projections(typer)
    let files = project.fileIDs.compactMap { file in project.files[file].map { (file: file, facts: $0) } }.filter {
      $0.facts.hasBodies && $0.facts.imports.contains("SwiftUI")
        && !SourceRole.isTest($0.file, imports: $0.facts.imports)
    }
    let marks = EnumPathLinker.markIndices
    let marked = files.filter { !$0.facts.marks.isDisjoint(with: marks) }.map { read($0.file, $0.facts, projections) }
    let isUsed = marked.contains { !$0.found.mounts.isEmpty || !$0.found.bound.isEmpty || !$0.found.pushed.isEmpty }
    guard isUsed else { return [] }
    let others = files.filter { $0.facts.marks.isDisjoint(with: marks) }.map { file, facts in
      known(file) == nil && !MountScan.matters(facts) ? (file, MountVisitor.Found()) : read(file, facts, projections)
    }
    return marked + others
  }

  private func known(_ file: FileID) -> MountVisitor.Found? { changed.contains(file) ? nil : older?.readings[file] }

  /// Stored paths, by file.
  private func holders() -> [FileID: [EnumPathProperty]] {
    let reader = HolderReader(project, resolver)
    guard var holders = older?.holders else {
      return Dictionary(project.fileIDs.map { ($0, reader.paths(of: $0)) }) { $1 }
    }
    for file in changed { holders[file] = reader.paths(of: file) }
    return holders
  }

  private typealias Reading = (file: FileID, found: MountVisitor.Found)

  private func read(_ file: FileID, _ facts: FileFacts, _ projections: Projections) -> Reading {
    if let found = known(file) { return (file, found) }
    let visitor = MountVisitor(file, typer, projections)
    var walker = CodeWalker(visitor, resolver)
    walker.walk(facts, of: file)
    return (file, visitor.found)
  }

  /// Where this dialect's marks stand in the list that files are read with.
  private static let markIndices: Set<Int> = {
    let before = allDialects.prefix { !($0 is EnumPathDialect) }.reduce(0) { $0 + $1.marks.count }
    return Set(before..<(before + EnumPathDialect().marks.count))
  }()

  // MARK: Registered types

  /// The mounted types, and the enums that a mounted wrapper holds.
  private func registered(_ mounts: [EnumPathMount]) -> Set<NominalID> {
    let mounted = Set(mounts.compactMap(\.type))
    return mounted.union(mounted.flatMap(heldEnums))
  }

  private func heldEnums(of id: NominalID) -> [NominalID] {
    domain.isEnum(id) ? [] : storedTypes(of: id).compactMap { $0 }.filter(domain.isEnum)
  }

  /// Enums that are routes because of a destination. What a mounted value holds is data, unless functions push it or
  /// it is all that the value holds and has a view.
  private func mountedRoutes(
    _ model: EnumPathModel, _ bound: Set<NominalID>, _ views: Set<NominalID>
  ) -> Set<NominalID> {
    let mounted = Set(model.mounts.compactMap(\.type))
    let pushed = Set(model.paths.filter { $0.element.map(bound.contains) ?? true }.flatMap(\.pushed))
    let held = mounted.flatMap { id in
      heldEnums(of: id).filter { pushed.contains($0) || (storedTypes(of: id).count == 1 && hasView($0, views)) }
    }
    return mounted.filter(domain.isEnum).union(held)
  }

  /// Of the properties that an initializer sets; nil for what this workspace does not declare.
  private func storedTypes(of id: NominalID) -> [NominalID?] {
    resolver.info(id).entries.flatMap { entry -> [NominalID?] in
      let context = resolver.context(inside: entry, of: id).inner
      return entry.node.members.flatMap { member -> [NominalID?] in
        guard case .variable(let node) = member, !node.head.modifiers.isTypeMember else { return [] }
        return node.bindings.filter { !$0.isComputed && $0.value == nil }.map { binding in
          binding.type.flatMap { resolver.resolve($0, in: context).unwrapped.nominalID }
        }
      }
    }
  }

  // MARK: Routes

  private func activate(_ found: [MountVisitor.Found], _ model: inout EnumPathModel) {
    let presented = Set(found.flatMap(\.presented))
    let nested = found.reduce(into: Set<[String]>()) { $0.formUnion($1.nestedPatterns) }
    let views = viewParameters()
    let isBound = Set(found.flatMap(\.bound))
    var roots = mountedRoutes(model, isBound, views)
    for item in found { roots.formUnion(item.bound.union(item.pushed).filter(domain.isEnum)) }
    let generics = GenericHolders(
      project: project, resolver: resolver, bound: Set(found.flatMap(\.boundGenerics)))
    roots.formUnion(generics.routes(of: model.paths, model.mutators).filter(domain.isEnum))
    for path in model.paths {
      if path.element == nil { roots.formUnion(path.pushed.filter(domain.isEnum)) }
      if let element = path.element, isBound.contains(element) { roots.insert(element) }
    }
    var pending = Array(roots.union(presented.filter(domain.isEnum)))
    var subs = Set<NominalID>()
    while let id = pending.popLast() {
      guard model.routes[id] == nil, resolver.isWorkspaceType(id), let route = describe(id, nested, views) else {
        continue
      }
      var known = route
      known.isRegistered = model.registered.contains(id)
      known.isSlot = presented.contains(id) && !roots.contains(id)
      model.routes[id] = known
      for sub in route.cases.compactMap(\.sub) {
        subs.insert(sub)
        pending.append(sub)
      }
    }
    for sub in subs where !roots.contains(sub) { model.routes[sub]?.isSub = true }
  }

  private func describe(
    _ id: NominalID, _ nested: Set<[String]>, _ views: Set<NominalID>
  ) -> EnumPathRoute? {
    let info = resolver.info(id)
    let own = info.entries.filter { !$0.isInterface && $0.node.kind == .enum }
    guard !own.isEmpty else { return nil }
    var cases: [EnumPathRoute.Case] = []
    for (node, file) in domain.cases(of: id) {
      if let index = cases.firstIndex(where: { $0.name == node.name }) {
        cases[index].declarations.append(Location(file, node.nameRange))
        cases[index].extents.append(node.range)
        continue
      }
      cases.append(describe(node, file, of: id, nested, views))
    }
    let supertypes = Set(info.supertypes.map(\.description))
    let modifiers = own.map(\.node.head.modifiers)
    return EnumPathRoute(
      id: id, cases: cases, isClosed: domain.isClosed(id),
      isPublic: modifiers.contains { $0.contains(.public) || $0.contains(.open) || $0.contains(.package) },
      isDynamic: !supertypes.isDisjoint(with: ["CaseIterable", "Codable", "Decodable", "RawRepresentable"]),
      isRegistered: false, isSlot: false, isSub: false, declarations: own.map { Location($0.file, $0.node.nameRange) },
      extents: own.map(\.node.range), aliases: aliases(of: id))
  }

  private func describe(
    _ node: EnumCaseDeclaration, _ file: FileID, of id: NominalID, _ nested: Set<[String]>, _ views: Set<NominalID>
  ) -> EnumPathRoute.Case {
    var sub: NominalID?
    if node.parameters.count == 1, let only = node.parameters.first {
      let context = resolver.info(id).entries.first.map { resolver.context(inside: $0, of: id).inner }
      if let context, case .nominal(let payload, _) = resolver.resolve(only.type, in: context),
        domain.isEnum(payload), resolver.isWorkspaceType(payload), isRoute(payload, in: node.name, nested, views)
      {
        sub = payload
      }
    }
    let parameters = node.parameters.map {
      SUCParameter(label: $0.label, name: $0.name, type: $0.type.description, hasDefault: $0.defaultText != nil)
    }
    return EnumPathRoute.Case(
      name: node.name, input: node.input, parameters: parameters, sub: sub,
      declarations: [Location(file, node.nameRange)], extents: [node.range])
  }

  /// A payload enum with a resolver of its own, or one that the outer resolver takes apart. All others are data.
  private func isRoute(
    _ id: NominalID, in outer: String, _ nested: Set<[String]>, _ views: Set<NominalID>
  ) -> Bool {
    hasView(id, views) || domain.caseNames(of: id).contains { nested.contains([outer, $0]) }
  }

  private func hasView(_ id: NominalID, _ views: Set<NominalID>) -> Bool {
    if views.contains(id) { return true }
    let info = resolver.info(id)
    if info.supertypes.contains(where: { $0.description == "View" }) { return true }
    return (info.entries + info.extensions).contains { entry in
      entry.node.members.contains { member in
        switch member {
        case .variable(let node): node.bindings.contains { EnumPathSwiftUI.isView($0.type) }
        case .function(let node): EnumPathSwiftUI.isView(node.result)
        default: false
        }
      }
    }
  }

  /// Enums that some function turns into a view, case by case.
  private func viewParameters() -> Set<NominalID> {
    var found = Set<NominalID>()
    for file in project.fileIDs {
      for entry in project.names.types(of: file) + project.names.extensions(of: file) {
        let functions = entry.node.members.compactMap { member -> FunctionDeclaration? in
          guard case .function(let node) = member, EnumPathSwiftUI.isView(node.result) else { return nil }
          return node
        }
        guard !functions.isEmpty, let context = resolver.extent(of: entry)?.context else { continue }
        for parameter in functions.flatMap(switchedParameters) {
          if let id = resolver.resolve(parameter.type, in: context).unwrapped.nominalID { found.insert(id) }
        }
      }
    }
    return found
  }

  private func switchedParameters(_ node: FunctionDeclaration) -> [Parameter] {
    let subjects = (node.body?.statements ?? []).compactMap { statement -> String? in
      guard case .switch(let node) = statement, case .name(let subject) = node.subject else { return nil }
      return subject.name
    }
    return node.parameters.filter { subjects.contains($0.name) }
  }

  private func aliases(of id: NominalID) -> [String] {
    let info = resolver.info(id)
    return (info.entries + info.extensions).flatMap { entry -> [String] in
      entry.node.members.flatMap { member -> [String] in
        guard case .variable(let node) = member, node.head.modifiers.isTypeMember else { return [] }
        return node.bindings.compactMap { binding in
          guard let name = binding.name?.text else { return nil }
          if case .named(let parts)? = binding.type {
            return parts.last?.name == id.simpleName || parts.last?.name == "Self" ? name : nil
          }
          guard let value = binding.value else { return nil }
          return constructs(value, id) ? name : nil
        }
      }
    }
  }

  private func constructs(_ value: Expression, _ id: NominalID) -> Bool {
    switch value {
    case .call(let call): return constructs(call.callee, id)
    case .member(let node):
      guard let base = node.base, case .named(let parts)? = ConstructionFinder.namedType(base) else { return false }
      return parts.last?.name == id.simpleName || parts.last?.name == "Self"
    default: return false
    }
  }

  // MARK: Slots

  private func slots(_ presented: Set<NominalID>) -> Set<EnumPathSlot> {
    var found = Set<EnumPathSlot>()
    guard !presented.isEmpty else { return found }
    var names = Set(presented.map(\.simpleName))
    for name in names { names.formUnion(project.names.aliases(of: name).map(EnumDomain.lastComponent)) }
    for file in project.fileIDs {
      for entry in project.names.types(of: file) + project.names.extensions(of: file) {
        for case .variable(let node) in entry.node.members {
          for binding in node.bindings {
            guard let name = binding.name?.text, case .optional(let inner)? = binding.type,
              let written = inner.dottedName, names.contains(EnumDomain.lastComponent(written)),
              let (id, context) = resolver.extent(of: entry), let id
            else { continue }
            guard let slot = resolver.resolve(inner, in: context).nominalID, presented.contains(slot) else { continue }
            found.insert(EnumPathSlot(owner: id, name: name))
          }
        }
      }
    }
    return found
  }
}
