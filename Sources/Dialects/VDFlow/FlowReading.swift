/// Reads one flow's declaration: what the macro makes a step, and of which type.

import Facts
import RouteGraph
import Semantics
import SourceText

struct FlowReader {
  private let linker: FlowLinker
  private let entry: NameTable.TypeEntry
  private let id: NominalID
  private let versions: FlowVersions

  init(_ linker: FlowLinker, _ entry: NameTable.TypeEntry, _ id: NominalID, _ versions: FlowVersions) {
    self.linker = linker
    self.entry = entry
    self.id = id
    self.versions = versions
  }

  private var resolver: Resolver { linker.resolver }

  func flow() -> Flow {
    let macro = versions.macros.last ?? .third
    let members = FlowReader.members(of: entry.node, macro)
    let isOfOneMind = versions.macros.allSatisfy { other in
      FlowReader.members(of: entry.node, other).map(\.isStep) == members.map(\.isStep)
    }
    let info = resolver.info(id)
    let steps = members.filter(\.isStep).flatMap(steps(in:))
    var dependencies = Set(id.name.split(separator: ".").map(String.init))
    for case .variable(let node) in entry.node.members {
      for binding in node.bindings {
        dependencies.formUnion(binding.type?.allNames ?? FlowReader.constructedNames(binding))
      }
    }
    let supertypes = supertypes(info)
    for type in supertypes { if let name = type.nominalID?.simpleName { dependencies.insert(name) } }
    let inherited = supertypes.map(\.description)
    let macros = info.entries.count { $0.node.head.attribute("Steps") != nil }
    return Flow(
      id: id, file: entry.file, nameRange: entry.node.nameRange, range: entry.node.range,
      conditions: entry.node.head.conditions, mode: FlowReader.mode(of: entry.node, macro), steps: steps,
      isForeign: versions.isVersion3 || macros > 1 || !isOfOneMind,
      module: info.entries.count > 1 ? SourceModule.folder(of: entry.file) : nil,
      isFullyKnown: isFullyKnown(info, supertypes), otherMembers: otherMembers(),
      isPublic: !entry.node.head.modifiers.isDisjoint(with: [.public, .open]),
      isPersisted: inherited.contains { ["Codable", "Decodable"].contains($0) }, dependencies: dependencies)
  }

  private static func constructedNames(_ binding: VariableDeclaration.Binding) -> [String] {
    guard case .call(let call)? = binding.value else { return [] }
    return ConstructionFinder.constructedType(call)?.allNames ?? []
  }

  // MARK: Members

  /// One member of the struct as the macro sees it.
  struct FlowMember {
    var node: VariableDeclaration
    var isStep: Bool
  }

  static func mode(of node: TypeDeclaration, _ macro: FlowMacro) -> Flow.Mode {
    if !macro.seesMarks { return .full }
    let own = node.members.filter { !isConditional($0, in: node) }
    let marked = own.filter(FlowEntries.hasStepAttribute).count
    // What `#if` holds is one more member without the attribute.
    return marked > 0 && marked < node.members.count ? .partial : .full
  }

  /// The macro does not look into `#if`.
  static func isConditional(_ member: Declaration, in node: TypeDeclaration) -> Bool {
    member.head.conditions.count > node.head.conditions.count
  }

  /// Variables of the struct that could be steps, and whether the macro takes them for one.
  static func members(of node: TypeDeclaration, _ macro: FlowMacro) -> [FlowMember] {
    let hasMarks =
      macro.seesMarks
      && node.members.contains { FlowEntries.hasStepAttribute($0) && !isConditional($0, in: node) }
    return node.members.compactMap { member in
      guard case .variable(let variable) = member, !variable.head.modifiers.isTypeMember else { return nil }
      let isStep =
        !isConditional(member, in: node) && (!hasMarks || FlowEntries.hasStepAttribute(member))
        && !(macro.passesComputed && variable.isComputedOrLazy)
      return FlowMember(node: variable, isStep: isStep)
    }
  }

  private func steps(in member: FlowMember) -> [FlowStep] {
    member.node.bindings.flatMap { binding -> [FlowStep] in
      guard let name = binding.name, !name.text.isEmpty else {
        return binding.pattern.namesWithRanges.map { step($0, member.node, binding, isPart: true) }
      }
      return [step(name, member.node, binding, isPart: false)]
    }
  }

  private func step(
    _ name: (text: String, range: TextRange), _ node: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    isPart: Bool
  ) -> FlowStep {
    let type = isPart ? (.unknown, nil) : valueType(of: binding)
    return FlowStep(
      name: name.text, file: entry.file, nameRange: name.range, range: node.range, conditions: node.head.conditions,
      payload: type.0 == FlowStep.emptyStep ? .none : .some(type.0), spelling: type.1,
      takesValue: binding.type != nil || binding.value != nil, value: binding.value,
      isPrivate: !node.head.modifiers.isDisjoint(with: [.private, .fileprivate]),
      hasPrivateSetter: node.head.modifiers.contains(.restrictedSetter) && !node.head.modifiers.leavesModule)
  }

  /// The type of a step and its spelling: written, or as the macro reads the default value.
  private func valueType(of binding: VariableDeclaration.Binding) -> (Type, String?) {
    let context = resolver.context(inside: entry, of: id).inner
    if let written = binding.type { return (resolver.resolve(written, in: context), written.description) }
    guard let value = binding.value else { return (FlowStep.emptyStep, nil) }
    let type = linker.typer.type(of: value, in: Scope(context))
    if case .call(let call) = value, let constructed = ConstructionFinder.constructedType(call) {
      return (type.isUnknown ? resolver.resolve(constructed, in: context) : type, constructed.description)
    }
    return (type, type.isUnknown ? nil : type.description)
  }

  // MARK: What else it declares

  /// Protocols whose requirements and extensions are known.
  static let knownProtocols: Set<String> = [
    "Hashable", "Codable", "Encodable", "Decodable", "Equatable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Sendable", "BitwiseCopyable", "StepsCollection", "Comparable",
  ]

  /// Of this declaration and the extensions that can mean it.
  private func supertypes(_ info: NominalInfo) -> [Type] {
    if info.entries.count == 1 { return info.supertypes }
    let own =
      [entry] + info.extensions.filter { SourceModule.folder(of: $0.file) == SourceModule.folder(of: entry.file) }
    return own.flatMap { own in
      let context = resolver.context(inside: own, of: id).outer
      return own.node.inherited.map { resolver.resolve($0, in: context) }
    }
  }

  private func isFullyKnown(_ info: NominalInfo, _ supertypes: [Type]) -> Bool {
    let attributes = info.entries.count == 1 ? info.unknownAttributes : entry.node.head.attributes.map(\.name)
    guard !info.mayHaveOtherMembers,
      attributes.allSatisfy({ $0 == "Steps" || $0.first?.isLowercase == true })
    else { return false }
    return supertypes.allSatisfy { type in
      switch type {
      case .nominal(let id, _): FlowReader.knownProtocols.contains(id.name) || resolver.isFullyKnown(id)
      case .external(let name, _): FlowReader.knownProtocols.contains(name)
      default: false
      }
    }
  }

  private func otherMembers() -> Set<String> {
    var names: Set<String> = [
      "selected", "isSelected", "select", "_lastMutateID", "hashValue", "hash", "encode", "description",
      "debugDescription", "id", "self", "init",
    ]
    for item in resolver.lineage(of: resolver.selfType(of: id)) {
      names.formUnion(resolver.info(item.id).memberNames)
    }
    for known in FlowReader.knownProtocols.sorted() {
      for entry in resolver.extensions(endingIn: known) {
        for member in entry.node.members { names.formUnion(member.declaredNames) }
      }
    }
    return names
  }
}

extension Pattern {
  var namesWithRanges: [(text: String, range: TextRange)] {
    switch self {
    case .identifier(let name, let range): [(name, range)]
    case .tuple(let elements): elements.flatMap(\.pattern.namesWithRanges)
    default: []
    }
  }
}

extension VariableDeclaration {
  /// Neither stored nor observed.
  var isComputedOrLazy: Bool {
    head.modifiers.contains(.lazy)
      || bindings.contains { binding in
        !binding.accessors.isEmpty && !binding.accessors.contains { $0.kind == .didSet || $0.kind == .willSet }
      }
  }
}
