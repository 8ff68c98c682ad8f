/// Resolves written types, and knows what a type declares and inherits.

package import Facts
import SourceText

/// Answers over one name table. Holds caches and is therefore used by one thread at a time.
package final class Resolver {
  package private(set) var names: NameTable
  private let isUpdatable: Bool
  private var infos: [NominalID: NominalInfo] = [:]
  /// Of `infos` and `lineages`, those that hold declarations of a file; also some that went since.
  private var infosByFile: [FileID: Set<NominalID>] = [:]
  private var lineagesByFile: [FileID: Set<NominalID>] = [:]
  /// Of types whose files declare what they declared: what is worked out anew relies on the same.
  private var knownDependencies: [NominalID: Dependencies] = [:]
  /// What names without arguments mean.
  private var firstNames = PlaceTable<RememberedType>()
  var aliasTargets = AliasTargets()
  /// Of types without arguments, and of types seen from inside.
  private(set) var lineages: [NominalID: Lineage] = [:]
  /// Of types with arguments, over this table.
  var instances: [Type: Lineage] = [:]
  /// Names that may have another meaning since all this was worked out.
  private var unchecked = NamesByUse()
  /// Frameworks whose interfaces a file sees, by file.
  private var interfaceModules: [FileID: [String]] = [:]
  /// Guards against cyclic aliases and inheritance.
  var depth = 0
  /// Types whose extensions are being looked for.
  private var inProgress = Set<NominalID>()

  /// What macros generate.
  private(set) var frameworkTypings: [any CallTyping] {
    didSet { makesDeclarations = frameworkTypings.contains(where: \.makesDeclarations) }
  }
  private var makesDeclarations: Bool

  /// `isUpdatable`: keeps in mind what its answers rely on. Otherwise it serves this one table only.
  package init(_ names: NameTable, frameworks: [any CallTyping] = [], isUpdatable: Bool = true) {
    self.names = names
    self.isUpdatable = isUpdatable
    frameworkTypings = frameworks
    makesDeclarations = frameworks.contains(where: \.makesDeclarations)
    recorder = DependencyRecorder(isNeeded: isUpdatable)
  }

  /// How many types it has looked at.
  var knownTypeCount: Int { infos.count }

  /// Goes over to a table in which some files are others, and names may have another meaning: what was worked out stays
  /// right, except where it holds those files' declarations or relies on those names. `catchUp` tells which that is.
  func adopt(
    _ names: NameTable, frameworks: [any CallTyping] = [], changed: Set<FileID>, names changedNames: NamesByUse
  ) {
    self.names = names
    frameworkTypings = frameworks
    instances = [:]
    // Not everybody who asks records: what has been noted since would pile up.
    recorder.start()
    if !changed.isEmpty || !changedNames.isEmpty { aliasTargets = AliasTargets() }
    for file in changed {
      for id in infosByFile.removeValue(forKey: file) ?? [] { forget(id) }
      for id in lineagesByFile.removeValue(forKey: file) ?? [] { lineages[id] = nil }
    }
    unchecked.formUnion(changedNames)
    // Perhaps nobody ever needs it again: what it holds must not grow with the edits.
    if unchecked.count > 1_000 { catchUp() }
  }

  /// How many names may have another meaning since it was last used.
  var uncheckedNameCount: Int { unchecked.count }

  /// To be called before anything is asked after `adopt`. Going through all that is known takes its time, which resolvers
  /// that nobody needs for now must not cost.
  func catchUp() {
    if unchecked.isEmpty { return }
    defer { unchecked = NamesByUse() }
    adopt(extensionsOf: unchecked.extended)
    firstNames.removeAll()
    interfaceModules.removeAll()
    var check = StalenessCheck(changed: unchecked)
    knownDependencies = knownDependencies.filter { check.isFresh($1) }
    infos = infos.filter { check.isFresh($1.dependencies) }
    lineages = lineages.filter { $1.items.allSatisfy { check.isFresh($0.info.dependencies) } }
  }

  /// Extensions of these have come, gone or changed: who relies on what they declare has noted that, but not who holds it.
  private func adopt(extensionsOf extended: Set<String>) {
    if extended.isEmpty { return }
    func isExtended(_ id: NominalID) -> Bool {
      extended.contains(id.simpleName) || extended.contains(id.name)
        || !extended.isDisjoint(with: names.aliases(of: id.simpleName))
    }
    for id in infos.keys where isExtended(id) { forget(id) }
    lineages = lineages.filter { !$1.items.contains { isExtended($0.id) } }
    for lineage in lineages.values { lineage.extendedFrameworks = nil }
  }

  private func forget(_ id: NominalID) {
    // Otherwise types that inherit each other's would hold all that they ever relied on, edit after edit.
    if let info = infos.removeValue(forKey: id) { knownDependencies[id] = info.dependencies }
  }

  func remember(_ lineage: Lineage, of id: NominalID) {
    lineages[id] = lineage
    guard isUpdatable else { return }
    for item in lineage.items {
      for file in item.info.files { lineagesByFile[file, default: []].insert(id) }
    }
  }

  // MARK: Dependencies

  let recorder: DependencyRecorder

  /// Starts a new record of `reliedOn`.
  package func startRecording() { recorder.start() }

  /// All that answers since `startRecording` relied on.
  package var reliedOn: Dependencies { recorder.dependencies }

  /// No file, interface or macro declares this name, in whatever type. False where an answer must tell what it relies on:
  /// this one would rely on every file.
  package func isDeclaredNowhere(_ name: String) -> Bool {
    !isUpdatable && !mayBeMade(name) && !names.mayDeclare(name)
  }
  func isNowhereMember(_ name: String) -> Bool { !isUpdatable && !mayBeMade(name) && !names.mayDeclare(member: name) }

  /// By a framework's macro, or by what the compiler infers for one.
  private func mayBeMade(_ name: String) -> Bool {
    makesDeclarations && frameworkTypings.contains { $0.mayDeclare(name) }
  }

  package func record(_ name: String) { recorder.record(name) }
  package func record(_ id: NominalID) { recorder.record(id) }

  func note(_ lineage: Lineage) { recorder.note(lineage) }

  // MARK: Declarations

  package func info(_ id: NominalID) -> NominalInfo {
    if let info = infos[id] {
      recorder.note(info)
      return info
    }
    let info = NominalInfo(id, names: self.names, aliased: aliasedExtensions(of: id), recorder: recorder)
    infos[id] = info
    if isUpdatable {
      for file in info.files { infosByFile[file, default: []].insert(id) }
    }
    (_, info.dependencies) = recorder.collecting(about: id) {
      recorder.record(enclosing: id)
      readSupertypes(of: info)
      if isUpdatable { info.frameworkSupertypes.forEach(record) }
    }
    if let known = knownDependencies.removeValue(forKey: id) { info.dependencies = known }
    recorder.note(info)
    return info
  }

  /// Extensions that name the type by an alias or, a framework's type, without its module.
  private func aliasedExtensions(of id: NominalID) -> [NameTable.TypeEntry] {
    var written = names.aliases(of: id.simpleName)
    let isNested = id.name != id.simpleName
    if isNested, names.types(named: id.name).allSatisfy(\.isInterface) { written.append(id.simpleName) }
    guard !written.isEmpty, inProgress.insert(id).inserted else { return [] }
    defer { inProgress.remove(id) }
    return Set(written).sorted().flatMap { name in
      names.extensions(endingIn: name).filter { $0.qualifiedName == name && extent(of: $0)?.id == id }
    }
  }

  private func readSupertypes(of info: NominalInfo) {
    var result: [Type] = []
    var files: [[FileID]] = []
    let isDivided = info.isDeclaredInSeveralFiles
    for entry in info.entries + info.knownExtensions {
      let context = context(inside: entry, of: info.id).outer
      for written in entry.node.inherited {
        for type in flattened(resolve(written, in: context)) {
          let index = result.firstIndex(of: type) ?? result.endIndex
          if index == result.endIndex { result.append(type) }
          guard isDivided else { continue }
          if index == files.endIndex { files.append([]) }
          files[index].append(entry.file)
        }
      }
      for attribute in entry.node.head.attributes where !NominalInfo.harmlessAttributes.contains(attribute.name) {
        info.unknownAttributes.append(attribute.name)
      }
    }
    (info.supertypes, info.supertypeFiles) = (result, files)
  }

  /// The parts of a composition, also behind an alias.
  func flattened(_ type: Type) -> [Type] {
    if case .constrained(let types, _) = type { return types.flatMap(flattened) }
    return [type]
  }

  /// The type as it is seen from inside: with its own generic parameters as arguments.
  package func selfType(of id: NominalID) -> Type {
    if let info = infos[id] {
      recorder.note(info)
      return info.selfType
    }
    record(id)
    let parameters = generics(of: id)
    return .nominal(id, parameters.isEmpty ? [] : parameters.map { .parameter($0.name) })
  }

  /// A type's own generic parameters, without working out the rest of it.
  private func generics(of id: NominalID) -> [GenericParameter] {
    for entry in names.types(named: id.name) where !entry.node.generics.isEmpty {
      let isVisible = id.privateTo.map { entry.isPrivate && entry.file == $0 } ?? !entry.isPrivate
      if isVisible { return entry.node.generics }
    }
    return []
  }

  // MARK: Written types

  package func resolve(_ syntax: TypeSyntax, in context: DeclarationContext) -> Type {
    guard depth < 40 else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    switch syntax {
    case .named(let components): return resolve(components, in: context)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(resolve(wrapped, in: context))
    case .array(let element): return .array(resolve(element, in: context))
    case .dictionary(let key, let value):
      return .external("Dictionary", [resolve(key, in: context), resolve(value, in: context)])
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil { return resolve(elements[0].type, in: context) }
      return .tuple(elements.map { Type.Element(label: $0.label, type: resolve($0.type, in: context)) })
    case .function(let function):
      return .function(
        function.parameters.map { Type.Element(label: nil, type: resolve($0.type, in: context)) },
        resolve(function.result, in: context))
    case .some(let type): return .constrained(flattened(resolve(type, in: context)), isOpaque: true)
    case .any(let type): return .constrained(flattened(resolve(type, in: context)), isOpaque: false)
    case .composition(let types):
      return .constrained(types.flatMap { flattened(resolve($0, in: context)) }, isOpaque: false)
    case .metatype(let type): return .metatype(resolve(type, in: context))
    case .unknown: return .unknown
    }
  }

  private func resolve(_ components: [TypeComponent], in context: DeclarationContext) -> Type {
    guard let first = components.first else { return .unknown }
    var rest = components.dropFirst()
    var type: Type
    if let known = resolveFirst(first, in: context) {
      type = known
    } else if let second = rest.first, !Platform.isModule(first.name),
      let known = resolveGlobal(second, in: context, of: first.name)
    {
      // A module's name in front.
      type = known
      rest = rest.dropFirst()
    } else {
      record(first.name)
      return external(components.dottedName, components.last?.arguments ?? [], in: context)
    }
    for component in rest {
      let member = memberType(component, of: type, in: context) ?? constrainedType(component, of: type, in: context)
      guard let member else { return .unknown }
      type = member
    }
    return type
  }

  private func external(_ name: String, _ arguments: [TypeSyntax], in context: DeclarationContext) -> Type {
    let arguments = arguments.map { resolve($0, in: context) }
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Void", 0), ("Swift.Void", 0): return .void
    default: return .external(name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name, arguments)
    }
  }

  private func resolveFirst(_ component: TypeComponent, in context: DeclarationContext) -> Type? {
    if component.name == "Self" {
      guard let own = context.enclosingType else { return nil }
      return info(own).isProtocol ? fixedSelf(in: context) ?? .parameter("Self") : selfType(of: own)
    }
    if !context.sameTypes.isEmpty, let fixed = context.sameTypes[component.name] {
      var outside = context
      outside.sameTypes = [:]
      return resolve(fixed, in: outside)
    }
    if !context.generics.isEmpty, context.generics[component.name] != nil { return .parameter(component.name) }
    guard component.arguments.isEmpty else { return lookUp(component, in: context) }
    if let known = firstNames.value(of: component.name, in: context) {
      recorder.note(known)
      return known.type
    }
    let (found, dependencies) = recorder.collecting { lookUp(component, in: context) }
    let answer = RememberedType(found, dependencies)
    firstNames.set(answer, of: component.name, in: context)
    recorder.note(answer)
    return found
  }

  private func lookUp(_ component: TypeComponent, in context: DeclarationContext) -> Type? {
    guard mayBeType(component.name) else {
      // In an extension of a type of elsewhere, its name is known.
      let own = context.enclosingTypes.last { $0.isCalled(component.name) }
      return own.map { applied($0, component, in: context) }
    }
    for enclosing in context.enclosingTypes.reversed() {
      if enclosing.isCalled(component.name) { return applied(enclosing, component, in: context) }
      if let member = memberType(component, of: selfType(of: enclosing), in: context) { return member }
    }
    return resolveGlobal(component, in: context)
  }

  /// Whether a name may be another one's.
  package func mayBeAlias(_ name: String) -> Bool {
    record(name)
    return names.declaresAlias(named: name) || mayBeMade(name)
  }

  /// Whether a name is that of a type which is declared, and never another one's. A generic parameter may hide it.
  func isTypeName(_ name: String) -> Bool {
    record(name)
    return names.declaresType(named: name) && !names.declaresAlias(named: name) && !mayBeMade(name)
  }

  /// Most names are of no type or alias that a file declares; such a type a framework's macro may make.
  private func mayBeType(_ name: String) -> Bool {
    record(name)
    return names.declaresType(named: name) || mayBeMade(name)
  }

  /// `module`: what is written in front of the name.
  private func resolveGlobal(
    _ component: TypeComponent, in context: DeclarationContext, of module: String? = nil
  ) -> Type? {
    let isQualified = module != nil
    record(component.name)
    // A file does not import the module that it is part of.
    let isForeign = module.map { names.sees($0, from: context.file) } ?? false
    // What another module is asked for is no framework's, unless that hands the framework on: `Swinject.Container`.
    let mayBeImported = !isForeign || module.map(names.exportsModules) ?? true
    if mayBeImported, let imported = importedType(component, in: context) { return imported }
    let isHidden = !isQualified && names.hidesInterface(of: component.name, in: context.file)
    let id = isHidden ? nil : topLevelType(component.name, from: context.file, isForeign: isForeign)
    let aliases = globals(named: component.name, from: context.file).filter(\.isAlias)
    guard let id else { return meaning(of: aliases, component, in: context) }
    let isOwn = types(named: component.name).contains { $0.file == context.file }
    if isQualified || isOwn || aliases.allSatisfy({ restates($0, component.name) }) {
      return applied(id, component, in: context)
    }
    return aliases.contains { $0.file == context.file } ? meaning(of: aliases, component, in: context) : .unknown
  }

  /// A type of a framework that the file sees, unless the workspace declares one of that name which it sees as well. Such
  /// frameworks' interfaces nest their types in one that is called like the module.
  private func importedType(_ component: TypeComponent, in context: DeclarationContext) -> Type? {
    if names.declaresAlias(component.name, for: context.file) { return nil }
    let own = names.types(named: component.name).filter {
      !$0.isInterface && names.mayMean($0, component, in: context.file)
    }
    for module in interfaceModules(visibleFrom: context.file) {
      let interface = NominalID(module)
      if !own.isEmpty, info(interface).members(named: component.name).isEmpty { continue }
      guard let found = memberType(component, of: .nominal(interface, []), in: context) else { continue }
      let modules = names.visibleModules(from: context.file)
      return own.contains { SourceModule.shows($0.file, to: context.file, modules) } ? nil : found
    }
    return nil
  }

  private func interfaceModules(visibleFrom file: FileID) -> [String] {
    if let known = interfaceModules[file] { return known }
    let found = names.visibleModules(from: file).filter { names.types(named: $0).contains(where: \.isInterface) }
    interfaceModules[file] = found
    return found
  }

  func applied(_ id: NominalID, _ component: TypeComponent, in context: DeclarationContext) -> Type {
    record(id)
    let parameters = generics(of: id)
    if parameters.isEmpty {
      // `any P<T>`: a protocol's primary associated types are no parameters of its own.
      let isApplied = !component.arguments.isEmpty && info(id).isProtocol
      return .nominal(id, isApplied ? component.arguments.map { resolve($0, in: context) } : [])
    }
    if component.arguments.isEmpty {
      // Inside the type its bare name means the type with its own parameters.
      let isInside = context.enclosingTypes.contains(id)
      return .nominal(id, parameters.map { isInside ? .parameter($0.name) : .unknown })
    }
    var arguments = component.arguments.map { resolve($0, in: context) }
    while arguments.count < parameters.count { arguments.append(.unknown) }
    return .nominal(id, arguments)
  }
}
