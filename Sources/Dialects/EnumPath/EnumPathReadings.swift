/// What single files say about routes, and what is worked out of that: both kept as long as they stay right.

import Facts
import RouteGraph
import Semantics
import SourceText

/// What one file says.
final class EnumPathReading: Sendable {
  /// Nil where nobody has looked: bodies are read closely once something is a route.
  let mounts: MountVisitor.Found?
  /// Holds one of the dialect's words.
  let isMarked: Bool
  /// Stored paths, bound or not.
  let paths: [EnumPathProperty]
  /// Properties that may be an enum or nil.
  let optionals: [EnumPathOptional]
  let functions: [EnumPathFunctionProperty]
  /// Enums that some function turns into a view, case by case.
  let shown: Set<NominalID>
  let resolvingViews: [EnumPathResolvingView]
  let shownProperties: [EnumPathShownProperty]
  let typedNames: [EnumPathTypedName]
  let reliedOn: Dependencies
  /// Says nothing but names, like most files.
  let isEmpty: Bool

  init(
    mounts: MountVisitor.Found?, isMarked: Bool, paths: [EnumPathProperty],
    optionals: [EnumPathOptional], functions: [EnumPathFunctionProperty], shown: Set<NominalID>,
    resolvingViews: [EnumPathResolvingView], shownProperties: [EnumPathShownProperty],
    typedNames: [EnumPathTypedName], _ reliedOn: Dependencies
  ) {
    self.mounts = mounts
    self.isMarked = isMarked
    self.paths = paths
    self.optionals = optionals
    self.functions = functions
    self.shown = shown
    self.resolvingViews = resolvingViews
    self.shownProperties = shownProperties
    self.typedNames = typedNames
    self.reliedOn = reliedOn
    isEmpty =
      mounts?.isOfWalk != true && paths.isEmpty && optionals.isEmpty && functions.isEmpty && shown.isEmpty
      && resolvingViews.isEmpty && shownProperties.isEmpty
  }

  /// Nil where nothing is found, as in most files.
  var walkedMounts: MountVisitor.Found? { mounts?.isOfWalk == true ? mounts : nil }

  /// What would be known if nobody had read the file's bodies.
  var withoutBodies: EnumPathReading {
    EnumPathReading(
      mounts: nil, isMarked: isMarked, paths: paths, optionals: optionals, functions: functions, shown: [],
      resolvingViews: [], shownProperties: [], typedNames: typedNames, reliedOn)
  }

  /// Something is mounted, bound, pushed or presented, in a file that holds one of the dialect's words.
  var isOfUser: Bool {
    guard isMarked, let mounts else { return false }
    return !mounts.heldBy.isEmpty || !mounts.mounts.isEmpty || !mounts.bound.isEmpty || !mounts.pushed.isEmpty
      || !mounts.presented.isEmpty
      || !mounts.presenters.isEmpty
  }
}

/// `R?`
struct EnumPathOptional: Sendable {
  enum Content: Sendable {
    case of(NominalID)
    /// A struct, which may hold one.
    case holder(NominalID)
    /// A parameter of the owner.
    case parameter(String)
  }

  var slot: EnumPathSlot
  var content: Content
}

/// Something that was worked out of a basis, of what some files hold, and of what names mean.
final class Kept<Basis: Equatable & Sendable, Value: Sendable>: Sendable {
  let basis: Basis
  let value: Value
  /// Whose bodies and places it tells about.
  let files: Set<FileID>
  let reliedOn: Dependencies

  init(_ basis: Basis, _ value: Value, _ files: Set<FileID>, _ reliedOn: Dependencies) {
    self.basis = basis
    self.value = value
    self.files = files
    self.reliedOn = reliedOn
  }
}

extension ProjectChange {
  /// Of what single files said before, what is still right.
  func current<Reading>(
    _ known: [FileID: Reading], _ reliedOn: (Reading) -> Dependencies
  ) -> [FileID: Reading] {
    var check = check
    var current = known
    for file in files { current[file] = nil }
    return names.isEmpty ? current : current.filter { !check.isStale(reliedOn($0.value)) }
  }

  /// What is known, if it is still right.
  func current<Basis: Equatable, Value>(_ known: Kept<Basis, Value>?, _ basis: Basis) -> Kept<Basis, Value>? {
    var check = check
    guard let known, known.basis == basis, known.files.isDisjoint(with: files), !check.isStale(known.reliedOn) else {
      return nil
    }
    return known
  }

  /// What is known, if it is still right; else what the work gives, with the files that it tells about.
  func kept<Basis: Equatable, Value>(
    _ known: Kept<Basis, Value>?, _ basis: Basis, _ resolver: Resolver, work: () -> (Value, Set<FileID>)
  ) -> Kept<Basis, Value> {
    if let known = current(known, basis) { return known }
    resolver.startRecording()
    let (value, files) = work()
    return Kept(basis, value, files, resolver.reliedOn)
  }
}

/// The functions of holders, and the paths with what those push.
struct EnumPathOperations: Sendable {
  struct Basis: Equatable, Sendable {
    var paths: [EnumPathProperty]
    var slots: Set<EnumPathSlot>
    /// Classes whose bases own some of these, by class.
    var heirs: [NominalID: [NominalID]]
  }

  var mutators: EnumPathMutators
  var paths: [EnumPathProperty]
  /// What each owner's own functions do: an edit of one does not concern the others.
  var owners: Owners
  /// What extensions of their protocols push, by protocol.
  var defaults: [NominalID: Set<String>]

  typealias Owners = [NominalID: Kept<MutatorReader.Names, [String: [EnumPathMutator]]>]
}

/// From which enums become routes.
struct EnumPathActivation: Equatable, Sendable {
  var presented: Set<NominalID>
  var bound = Set<NominalID>()
  var pushed = Set<NominalID>()
  var mounted: Set<NominalID>
  var registered: Set<NominalID>
  /// Enums of which closures push what the cases carry.
  var carriers = Set<NominalID>()
  var nested = Set<EnumPathNestedPattern>()
  var shownBy = Set<EnumPathShownBy>()
  var usedPayloads = Set<String>()
  /// Enums that functions turn into views.
  var views = Set<NominalID>()
  /// Payloads that a branch hands to a view which resolves them.
  var shownPayloads = Set<EnumPathShownPayload>()
  /// Generic types that own paths or slots, with the parameters of which those are.
  var genericHolders: [NominalID: Set<String>]
  var genericSlots: [NominalID: Set<String>] = [:]
  var paths: [EnumPathProperty]

  var usesGenerics: Bool { !genericHolders.isEmpty || !genericSlots.isEmpty }

  init(
    _ found: [MountVisitor.Found], _ presented: Set<NominalID>, _ readings: [EnumPathReading], _ model: EnumPathModel
  ) {
    self.presented = presented
    var boundGenerics = Set<String>()
    var askedForBindings = Set<NominalID>()
    mounted = Set(model.mounts.compactMap(\.type))
    registered = model.registered
    paths = model.paths.map(\.unplaced)
    for item in found {
      bound.formUnion(item.bound)
      pushed.formUnion(item.pushed)
      carriers.formUnion(item.carriers)
      nested.formUnion(item.nestedPatterns)
      shownBy.formUnion(item.shownBy)
      usedPayloads.formUnion(item.usedPayloads)
      boundGenerics.formUnion(item.boundGenerics)
      askedForBindings.formUnion(item.askedForBindings)
    }
    shownPayloads = EnumPathActivation.shownPayloads(found, readings)
    for pushes in model.erasedPushes.values { pushed.formUnion(pushes.enums) }
    for reading in readings {
      views.formUnion(reading.shown)
      for case (let slot, .parameter(let name)) in reading.optionals.map({ ($0.slot, $0.content) })
      where model.slots.contains(slot) { genericSlots[slot.owner, default: []].insert(name) }
    }
    genericHolders = GenericHolders.holders(
      model.paths, model.mutators, bound: boundGenerics, askedForBindings: askedForBindings)
  }

  private static func shownPayloads(
    _ found: [MountVisitor.Found], _ readings: [EnumPathReading]
  ) -> Set<EnumPathShownPayload> {
    let views = Dictionary(grouping: readings.flatMap(\.resolvingViews), by: \.view)
    if views.isEmpty { return [] }
    return Set(
      found.flatMap(\.handOvers).flatMap { item in
        (views[item.view] ?? []).map { EnumPathShownPayload(caseName: item.caseName, payload: $0.shown) }
      })
  }
}

struct EnumPathReader {
  let project: Project
  let typer: Typer
  let parts: ParallelParts
  private let domain: EnumDomain
  private let projections: Projections

  init(project: Project, typer: Typer, parts: ParallelParts) {
    self.project = project
    self.typer = typer
    self.parts = parts
    domain = EnumDomain(resolver: typer.resolver, harmless: EnumPathSwiftUI.harmless)
    projections = Projections(typer)
  }

  private var resolver: Resolver { typer.resolver }

  /// What the files say that hold one of the marks; if that is anything, a closer look at all others too, which may
  /// present.
  func readings(since known: [FileID: EnumPathReading], _ change: ProjectChange) -> [FileID: EnumPathReading] {
    var (readings, pending) = kept(known, change)
    func take(_ files: [FileID], closely: Bool) { readings.merge(read(files, closely: closely)) { $1 } }
    take(pending.filter { project.files[$0].map(EnumPathReader.isMarked) ?? false }, closely: true)
    let isUsed = readings.values.contains(where: \.isOfUser)
    // Sheets of anything but enums make no route, and without a stack nothing is a path.
    if !isUsed, !hasStack { return readings }
    take(pending.filter { readings[$0] == nil }, closely: isUsed)
    if isUsed { take(readings.filter { $1.mounts == nil }.map(\.key), closely: true) }
    return readings
  }

  private func read(_ files: [FileID], closely: Bool) -> [(FileID, EnumPathReading)] {
    parts.inBatches(files, with: resolver) { [project, parts] files, resolver in
      let reader = EnumPathReader(project: project, typer: Typer(resolver), parts: parts)
      return files.compactMap { file in project.files[file].map { (file, reader.read(file, $0, closely: closely)) } }
    }
  }

  private var hasStack: Bool {
    project.files.values.contains { !$0.marks.isDisjoint(with: EnumPathReader.stackIndices) }
  }

  /// What is known and still right, and the files that are to be read.
  private func kept(
    _ known: [FileID: EnumPathReading], _ change: ProjectChange
  ) -> ([FileID: EnumPathReading], [FileID]) {
    let kept = change.current(known) { $0.reliedOn }
    let isMissing = kept.count + change.files.count != project.fileIDs.count || !change.names.isEmpty
    return (kept, isMissing ? project.fileIDs.filter { kept[$0] == nil } : change.files.sorted())
  }

  /// A file that holds none of the dialect's words mounts nothing.
  static func isMarked(_ facts: FileFacts) -> Bool {
    facts.hasBodies && !facts.marks.isDisjoint(with: markIndices)
  }

  /// The project as if the bodies of files without a mark had not been read.
  static func markedFilesAlone(_ project: Project) -> Project {
    var project = project
    project.files = project.files.mapValues { FileFacts($0, hasBodies: isMarked($0)) }
    return project
  }

  private static let markIndices: Set<Int> = {
    let dialect = EnumPathDialect()
    let first = firstMark(of: dialect)
    return Set(first..<(first + dialect.marks.count))
  }()

  private static let stackIndices: Set<Int> = {
    let dialect = EnumPathDialect()
    let first = firstMark(of: dialect)
    return Set(
      dialect.marks.indices.filter { EnumPathDialect.stackSigns.contains(dialect.marks[$0]) }.map { first + $0 })
  }()

  private func read(_ file: FileID, _ facts: FileFacts, closely: Bool) -> EnumPathReading {
    resolver.startRecording()
    typer.reset()
    var mounts: MountVisitor.Found?
    if closely { mounts = self.mounts(in: file, facts) }
    var optionals: [EnumPathOptional] = []
    var functions: [EnumPathFunctionProperty] = []
    var shown = Set<NominalID>()
    var resolvingViews: [EnumPathResolvingView] = []
    var shownProperties: [EnumPathShownProperty] = []
    for entry in project.names.types(of: file) + project.names.extensions(of: file) {
      optionals += self.optionals(in: entry)
      functions += EnumPathFunctionProperty.all(in: entry, resolver)
      guard facts.hasBodies else { continue }
      shown.formUnion(self.shown(in: entry))
      if let view = resolvingView(entry) { resolvingViews.append(view) }
      shownProperties += StackRoots.shownProperties(by: entry, resolver)
    }
    let paths = HolderReader(project, resolver).paths(of: file)
    return EnumPathReading(
      mounts: mounts, isMarked: EnumPathReader.isMarked(facts), paths: paths, optionals: optionals,
      functions: functions, shown: shown, resolvingViews: resolvingViews,
      shownProperties: shownProperties, typedNames: TypedNameReader(file, project.names).found, resolver.reliedOn)
  }

  private func mounts(in file: FileID, _ facts: FileFacts) -> MountVisitor.Found {
    // A file that mounts uses SwiftUI, also where a module of the workspace exports it.
    guard facts.hasBodies, !SourceRole.isTest(file, imports: facts.imports),
      facts.imports.contains("SwiftUI")
        ? EnumPathReader.isMarked(facts) || MountScan.matters(facts)
        : EnumPathReader.isMarked(facts) && MountScan.mounts(facts)
    else { return MountVisitor.Found() }
    let visitor = MountVisitor(file, typer, projections)
    var walker = CodeWalker(visitor, resolver)
    walker.walk(facts, of: file)
    return visitor.found
  }

  private func optionals(in entry: NameTable.TypeEntry) -> [EnumPathOptional] {
    var found: [EnumPathOptional] = []
    // A sheet sets it to nil when it goes.
    for case .variable(let node) in entry.node.members where !node.isConstant {
      for binding in node.bindings {
        guard let name = binding.name?.text, case .optional(let inner)? = binding.type,
          let written = inner.dottedName, !Platform.concreteValueTypes.contains(written),
          let (id, context) = resolver.extent(of: entry), let id
        else { continue }
        let slot = EnumPathSlot(owner: id, name: name)
        switch resolver.resolve(inner, in: context) {
        case .parameter(let parameter): found.append(EnumPathOptional(slot: slot, content: .parameter(parameter)))
        case .nominal(let type, _):
          if domain.isEnum(type) {
            found.append(EnumPathOptional(slot: slot, content: .of(type)))
          } else if resolver.isWorkspaceType(type),
            resolver.info(type).entries.contains(where: { $0.node.kind == .struct })
          {
            found.append(EnumPathOptional(slot: slot, content: .holder(type)))
          }
        default: break
        }
      }
    }
    return found
  }

  private func shown(in entry: NameTable.TypeEntry) -> [NominalID] {
    let functions = entry.node.members.compactMap { member -> FunctionDeclaration? in
      guard case .function(let node) = member, EnumPathSwiftUI.isView(node.result) else { return nil }
      return node
    }
    let parameters = functions.flatMap { switchedParameters($0) }
    guard !parameters.isEmpty, let context = resolver.extent(of: entry)?.context else { return [] }
    return parameters.compactMap { resolver.resolve($0.type, in: context).unwrapped.nominalID }
  }

  private func resolvingView(_ entry: NameTable.TypeEntry) -> EnumPathResolvingView? {
    guard entry.node.kind == .struct, let written = PayloadViews.switchedType(in: entry.node),
      let context = resolver.extent(of: entry)?.context,
      case .nominal(let id, _) = resolver.resolve(written, in: context).unwrapped
    else { return nil }
    return EnumPathResolvingView(view: entry.node.name, shown: id)
  }

  private func switchedParameters(_ node: FunctionDeclaration) -> [Parameter] {
    let subjects = (node.body?.statements ?? []).compactMap { statement -> String? in
      guard case .switch(let node) = statement, case .name(let subject) = node.subject else { return nil }
      return subject.name
    }
    return node.parameters.filter { subjects.contains($0.name) }
  }
}
