/// Finds the functions that put a parameter into a path. Names do not matter, only what moves where.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Functions that push, by owner and name.
typealias EnumPathMutators = [NominalID: [String: [EnumPathMutator]]]

struct MutatorReader {
  let project: Project
  let resolver: Resolver
  /// Of the type whose functions are read.
  private(set) var instances = OwnInstances()
  /// What the app adds to paths of any kind.
  private(set) var added = AddedPushes.none
  /// Variables of the function that is read which are called like a path.
  private(set) var shadows: Set<String> = []

  init(_ project: Project, _ resolver: Resolver) {
    self.project = project
    self.resolver = resolver
  }

  func basis(_ paths: [EnumPathProperty], _ slots: Set<EnumPathSlot>) -> EnumPathOperations.Basis {
    let owners = Set(paths.map(\.owner)).union(slots.map(\.owner)).filter { resolver.info($0).isClass }
    var heirs: [NominalID: [NominalID]] = [:]
    for entry in project.names.entries(reaching: Set(owners.map(\.simpleName))) where entry.node.kind == .class {
      guard let id = resolver.extent(of: entry)?.id, heirs[id] == nil else { continue }
      let bases = resolver.lineage(of: resolver.selfType(of: id)).dropFirst().map(\.id).filter(owners.contains)
      if !bases.isEmpty { heirs[id] = bases }
    }
    return EnumPathOperations.Basis(paths: paths, slots: slots, heirs: heirs)
  }

  /// `known`: what owners' functions did before a change.
  func operations(
    _ basis: EnumPathOperations.Basis, since known: EnumPathOperations.Owners, _ change: ProjectChange
  ) -> Kept<EnumPathOperations.Basis, EnumPathOperations> {
    var owners: EnumPathOperations.Owners = [:]
    resolver.startRecording()
    var reader = self
    reader.added = AddedPushes(self)
    let added = resolver.reliedOn
    for (owner, var names) in names(basis) {
      names.added = reader.added
      owners[owner] = change.kept(known[owner], names, resolver) {
        (reader.mutators(of: owner, names), files(of: owner))
      }
    }
    resolver.startRecording()
    let operations = reader.operations(basis, owners)
    return Kept(
      basis, operations,
      files(of: basis).union(reader.added.files),
      Dependencies(joining: owners.values.map(\.reliedOn) + [added, resolver.reliedOn]))
  }

  /// The functions by owner and name; the paths with what is pushed onto them.
  private func operations(
    _ basis: EnumPathOperations.Basis, _ known: EnumPathOperations.Owners
  ) -> EnumPathOperations {
    var mutators = known.mapValues(\.value)
    var paths = basis.paths
    for owner in known.keys.sorted() {
      for (type, path) in (mutators[owner] ?? [:]).values.joined().flatMap(\.pushed) {
        let owners = [owner] + (basis.heirs[owner] ?? [])
        for index in paths.indices where owners.contains(paths[index].owner) && paths[index].name == path {
          if !paths[index].pushed.contains(type) { paths[index].pushed.append(type) }
        }
      }
    }
    let defaults = addProtocols(of: known.mapValues(\.basis), to: &mutators)
    for index in paths.indices {
      paths[index].pushed += pushedByProtocols(onto: paths[index], mutators)
      paths[index].pushed.sort()
    }
    mutators.merge(AddedPathFunctions(resolver: resolver).mutators(self)) { own, _ in own }
    return EnumPathOperations(
      mutators: mutators.filter { !$0.value.isEmpty }, paths: paths, owners: known, defaults: defaults)
  }

  /// Of the stored properties of one type.
  struct Names: Equatable, Sendable {
    var paths = Set<String>()
    var slots = Set<String>()
    /// Something happens when these change.
    var observed = Set<String>()
    /// Lists of whatever their owner is made for.
    var generic = Set<String>()
    /// What typed paths hold.
    var elements: [String: NominalID] = [:]
    /// What the app adds to paths of any kind.
    var added = AddedPushes.none

    var isEmpty: Bool { paths.isEmpty && slots.isEmpty }

    mutating func inherit(_ other: Names) {
      paths.formUnion(other.paths)
      slots.formUnion(other.slots)
      observed.formUnion(other.observed)
      generic.formUnion(other.generic)
      elements.merge(other.elements) { own, _ in own }
    }
  }

  private func names(_ basis: EnumPathOperations.Basis) -> [NominalID: Names] {
    var names: [NominalID: Names] = [:]
    for path in basis.paths {
      names[path.owner, default: Names()].paths.insert(path.name)
      names[path.owner]?.elements[path.name] = path.element
      if path.isObserved { names[path.owner]?.observed.insert(path.name) }
      if path.isGeneric { names[path.owner]?.generic.insert(path.name) }
    }
    for slot in basis.slots { names[slot.owner, default: Names()].slots.insert(slot.name) }
    let own = names
    for (heir, bases) in basis.heirs {
      for base in bases { own[base].map { names[heir, default: Names()].inherit($0) } }
    }
    return names
  }

  /// Where owners and their protocols are declared: what their functions do stands there.
  private func files(of basis: EnumPathOperations.Basis) -> Set<FileID> {
    let owners = Set(basis.paths.map(\.owner)).union(basis.slots.map(\.owner)).union(basis.heirs.keys)
    return Set(
      owners.union(owners.flatMap(protocols)).flatMap(files) + AddedPathFunctions(resolver: resolver).files)
  }

  private func files(of owner: NominalID) -> Set<FileID> {
    let info = resolver.info(owner)
    return Set((info.entries + info.extensions).map(\.file))
  }

  // MARK: One type

  /// Those whose bodies may have been read.
  func functions(of info: NominalInfo) -> [OwnFunction] {
    var functions: [OwnFunction] = []
    for name in info.memberNames {
      for member in info.members(named: name) {
        guard case .function(let node) = member.declaration, node.kind == .function, !node.parameters.isEmpty else {
          continue
        }
        let context = member.context(resolver)
        if project.files[context.file]?.hasBodies == true { functions.append((node, context)) }
      }
    }
    return functions
  }

  func mutators(of owner: NominalID, _ names: Names) -> [String: [EnumPathMutator]] {
    var reader = self
    reader.instances = OwnInstances(of: owner, resolver)
    return reader.mutators(of: resolver.info(owner), names)
  }

  private func mutators(of info: NominalInfo, _ names: Names) -> [String: [EnumPathMutator]] {
    var found: [String: [EnumPathMutator]] = [:]
    var others = functions(of: info)
    let ownFunctions = Set(others.map(\.node.name))
    let lent = LentPaths(others.map(\.node)) { pathName($0, names.paths) }
    // Twice: what puts a copy of a path back may be known by then.
    for _ in 0..<2 {
      let known = found
      add(&others, to: &found) { node, body, context in
        MutatorReader.rebinds(node, body) ? nil : within(body, names).direct(node, body, names, context, known, lent)
      }
      if found.isEmpty { break }
    }
    let own = found
    let elements = names.elements.merging(slotTypes(names.slots, info)) { $1 }
    func moves(in body: CodeBlock, _ mutators: [String: [EnumPathMutator]], onto paths: Set<String>) -> OwnMoves {
      let reader = within(body, names)
      return OwnMoves(elements: elements, mutators: mutators) { target in
        if let path = reader.pathName(target, paths) { return (path, false) }
        return reader.pathName(target, names.slots).map { ($0, true) }
      }
    }
    add(&others, to: &found) { wrapping($0, $1, $2, moves(in: $1, own, onto: names.paths)) }
    // What takes an action apart may hand a part to one that does. It fills lists of anything as well.
    var (known, rest) = (found, others)
    let paths = names.paths.subtracting(names.generic)
    let direct = found
    add(&rest, to: &known) { acting($0, $1, $2, moves: moves(in: $1, direct, onto: paths).moves) }
    let all = known
    add(&others, to: &found) { acting($0, $1, $2, moves: moves(in: $1, all, onto: paths).moves) }
    add(&others, to: &found) { forwarding($0, $1, $2, own) }
    addHandingActions(&others, to: &found)
    let pushing = found
    add(&others, to: &found) { named($0, $1, $2, names, pushing, ownFunctions) }
    return found
  }

  /// A reader of one body: what it puts into a variable that is called like a path goes nowhere, unless it puts that back.
  private func within(_ body: CodeBlock, _ names: Names) -> MutatorReader {
    var reader = self
    ExpressionWalk.visit(body.statements) { _ in
    } _: { declaration in
      reader.shadows.formUnion(declaration.declaredNames)
    }
    reader.shadows.formIntersection(names.paths.union(names.slots))
    if reader.shadows.isEmpty { return self }
    let copies = CopiedPaths(body, [:], LentPaths([]) { _ in nil }) {
      reader.pathName($0, names.paths) ?? reader.pathName($0, names.slots)
    }
    for (copy, place) in copies.places where copy == place { reader.shadows.remove(copy) }
    return reader
  }

  func add(
    _ functions: inout [OwnFunction], to found: inout [String: [EnumPathMutator]],
    _ read: (FunctionDeclaration, CodeBlock, DeclarationContext) -> EnumPathMutator?
  ) {
    functions.removeAll { node, context in
      guard let mutator = node.body.flatMap({ read(node, $0, context) }) else { return false }
      found[node.name, default: []].append(mutator)
      return true
    }
  }

  /// A body that hands a parameter to a function which cannot be followed: it is called like one that navigates, and takes
  /// what a path holds, or what others push onto it.
  private func named(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext, _ names: Names,
    _ pushing: [String: [EnumPathMutator]], _ ownFunctions: Set<String>
  ) -> EnumPathMutator? {
    guard MutatorReader.isCalledLikeMutator(node) else { return nil }
    for (index, parameter) in node.parameters.enumerated()
    where [nil, "to"].contains(parameter.label) && MutatorReader.handsOn(parameter.name, to: ownFunctions, in: body) {
      var mutator = mutator(node, index, "", context)
      let held = names.elements.filter { $0.value == mutator.type && names.paths.contains($0.key) }.map(\.key)
      let pushed = pushing.values.joined().flatMap(\.pushed).filter { $0.type == mutator.type }.map(\.path)
      let path = (held + pushed).min()
      guard let path, !mutator.takesList else { continue }
      mutator.path = path
      mutator.isConditional = true
      return mutator
    }
    return nil
  }

  /// A body that pushes a parameter, or else one that presents it.
  private func direct(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ names: Names, _ context: DeclarationContext,
    _ known: [String: [EnumPathMutator]], _ lent: LentPaths
  ) -> EnumPathMutator? {
    let pushed = moved(node, body, names.paths, context, known, lent) ?? chained(node, body, names.paths, context)
    func presented() -> (index: Int, slot: String)? {
      moved(node, body, names.slots, context, [:], LentPaths([]) { _ in nil })
    }
    if let (index, path) = pushed {
      var mutator = mutator(node, index, path, context)
      // A list beside the slot only remembers what is presented.
      if names.generic.contains(path), !mutator.isConditional, let presented = presented(), presented.index == index {
        return presenting(node, index, presented.slot, context)
      }
      mutator.isReplacing = replaces(path, body)
      mutator.isPlain = !names.observed.contains(path) && MutatorReader.isOneStep(body)
      return mutator
    }
    return presented().map { presenting(node, $0.index, $0.slot, context) }
  }

  private func presenting(
    _ node: FunctionDeclaration, _ index: Int, _ slot: String, _ context: DeclarationContext
  ) -> EnumPathMutator {
    var mutator = mutator(node, index, slot, context)
    mutator.isPresenting = true
    return mutator
  }

  /// A body that pushes a case made of a parameter, or hands one to what takes that apart. What gives back a view does so later, if at all: in its buttons.
  func wrapping(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext, _ moves: OwnMoves
  ) -> EnumPathMutator? {
    if EnumPathSwiftUI.isView(node.result) { return nil }
    let found = CaseWrapperReader(resolver: resolver).read(node, body, context, moves: moves.moves)
    guard let found, !found.wrapper.cases.isEmpty else { return nil }
    return mutator(node, found.parameter, found.move.path, context).handing(on: found.move, found.wrapper)
  }

  /// What sheets' slots take.
  private func slotTypes(_ slots: Set<String>, _ info: NominalInfo) -> [String: NominalID] {
    var types: [String: NominalID] = [:]
    for name in slots {
      for member in info.members(named: name) {
        guard case .variable(let node, let index) = member.declaration, index < node.bindings.count,
          let written = node.bindings[index].type
        else { continue }
        types[name] = resolver.resolve(written, in: member.context(resolver)).unwrapped.nominalID
      }
    }
    return types
  }

  func mutator(
    _ node: FunctionDeclaration, _ index: Int, _ path: String, _ context: DeclarationContext
  ) -> EnumPathMutator {
    let parameter = node.parameters[index]
    let inner = context.adding(node.generics, node.requirements)
    var mutator = mutator(node.parameters, index, path, inner, generics: node.generics)
    mutator.isWrapping = MutatorReader.wraps(parameter.name, node.body?.statements ?? [])
    mutator.isConditional = decides(about: parameter.name, node.body?.statements ?? [], path: path)
    return mutator
  }

  /// Of a function without a declaration of its own, or with one whose body does not matter.
  func mutator(
    _ parameters: [Parameter], _ index: Int, _ path: String, _ context: DeclarationContext,
    generics: [GenericParameter] = []
  ) -> EnumPathMutator {
    let parameter = parameters[index]
    let element = parameter.listedType
    var type = resolver.resolve(element ?? parameter.passedType, in: context)
    var takesOptional = false
    if case .optional(let wrapped) = type { (type, takesOptional) = (wrapped, true) }
    var takesList = element != nil
    // A list that has a name of its own.
    if element == nil, case .external("Array", let arguments) = type, let only = arguments.first {
      (type, takesList) = (only, true)
    }
    var typeParameter: String?
    if case .parameter(let name) = type, !generics.contains(where: { $0.name == name }) { typeParameter = name }
    return EnumPathMutator(
      signature: MutatorReader.signature(of: parameters), file: context.file,
      labels: parameters.map { $0.label ?? "_" }, parameter: index,
      label: parameter.label, written: parameter.type.description, type: type.nominalID, takesList: takesList,
      isVariadic: parameter.isVariadic, typeParameter: typeParameter, takesOptional: takesOptional, path: path,
      isPlain: false, isWrapping: false)
  }

  /// Tells functions of one name apart, wherever they stand.
  static func signature(of node: FunctionDeclaration) -> String { signature(of: node.parameters) }

  static func signature(of parameters: [Parameter]) -> String {
    parameters.map { "\($0.label ?? "_"): \($0.type.description)\($0.isVariadic ? "..." : "")" }
      .joined(separator: ", ")
  }

  static func labels(of node: FunctionDeclaration) -> [String] { node.parameters.map { $0.label ?? "_" } }
}
