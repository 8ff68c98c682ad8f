/// Finds what a route's factory takes, returns and shows.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenFactoryReader {
  struct Reading {
    var input: Type = .unknown
    var parameter: StinsenParameter?
    var output: StinsenShape.Output = .unknown
    var targets: [StinsenTarget] = []
    var constructed: [NominalID] = []
    var factories: [StinsenFactory] = []
    var reference: (name: String, range: TextRange)?
  }

  private let linker: StinsenLinker
  private let entry: NameTable.TypeEntry
  private let id: NominalID
  private let conditions: [BuildCondition]
  private let isTab: Bool

  /// What the type that is written for a route says of it.
  typealias Written = (input: Type, output: StinsenShape.Output)

  init(
    _ linker: StinsenLinker, _ entry: NameTable.TypeEntry, _ id: NominalID, _ conditions: [BuildCondition], isTab: Bool
  ) {
    self.linker = linker
    self.entry = entry
    self.id = id
    self.conditions = conditions
    self.isTab = isTab
  }

  func read(_ value: Expression?, as written: Written?) -> Reading {
    guard let value else { return Reading() }
    if let reference = StinsenFactoryReader.reference(value) { return read(reference, as: written) }
    switch value {
    case .closure(let closure): return read(closure)
    case .cast(let node) where node.kind == .as: return read(node.operand, as: written)
    default: return Reading()
    }
  }

  /// `makeA`, `C.makeA`, `makeA(number:)`, `self.makeA` behind the `=`.
  struct Reference {
    var base: Expression?
    var name: String
    var range: TextRange
    var labels: [String]?
  }

  static func reference(_ value: Expression) -> Reference? {
    switch value {
    case .name(let node):
      return Reference(base: nil, name: node.name, range: node.nameRange, labels: node.labels)
    case .member(let node):
      guard let base = node.base else { return nil }
      return Reference(base: base, name: node.name, range: node.nameRange, labels: node.labels)
    default: return nil
    }
  }

  // MARK: Methods and functions

  private func read(_ reference: Reference, as written: Written?) -> Reading {
    var reading = Reading()
    reading.reference = (reference.name, reference.range)
    let candidates = StinsenFactoryReader.candidates(
      reference, entry, id, conditions, isTab: isTab, linker.resolver
    ) { candidate in
      guard let written else { return true }
      var own = Reading()
      read(signatureOf: candidate, into: &own)
      return own.input == written.input && own.output == written.output
    }
    for candidate in candidates {
      reading.factories.append(
        StinsenFactory(
          name: candidate.function.name, location: Location(candidate.file, candidate.function.nameRange),
          conditions: candidate.function.head.conditions))
    }
    guard let first = candidates.first else { return reading }
    read(signatureOf: first, into: &reading)
    let others = candidates.dropFirst().map { candidate -> Reading in
      var other = Reading()
      read(signatureOf: candidate, into: &other)
      return other
    }
    if others.contains(where: { $0.input != reading.input }) { reading.input = .unknown }
    if others.contains(where: { $0.output != reading.output }) { reading.output = .unknown }
    return reading
  }

  struct Candidate {
    var function: FunctionDeclaration
    var file: FileID
    var context: DeclarationContext
    /// Nil at the top level.
    var member: Member?
    var substitution: [String: Type]
    var isMethod: Bool
    var isInherited: Bool
    /// Of the class, but in another declaration of it: another target's, or another branch's.
    var isElsewhere: Bool
  }

  /// The functions that a reference can mean, none of a branch that the route's own excludes.
  static func candidates(
    _ reference: Reference, _ entry: NameTable.TypeEntry, _ id: NominalID, _ conditions: [BuildCondition],
    isTab: Bool, _ resolver: Resolver, preferring isWritten: @escaping (Candidate) -> Bool = { _ in true }
  ) -> [Candidate] {
    var found = named(by: reference, entry, id, resolver)
    if let labels = reference.labels {
      found = found.filter { $0.function.parameters.map { $0.label ?? "_" } == labels }
    }
    found = found.filter { !$0.function.head.conditions.excludes(conditions) }
    // What is no factory is not meant. A subclass's or the type's own method hides what it overrides.
    let preferences: [(Candidate) -> Bool] = [
      { !StinsenFactorySignature($0, resolver, isTab: isTab).isNone }, isWritten, { !$0.isInherited },
      { !$0.isElsewhere }, { $0.file == entry.file }, { $0.function.head.conditions == conditions },
      { $0.isMethod && StinsenFactorySignature($0, resolver, isTab: isTab).showsCoordinator },
    ]
    for isPreferred in preferences where found.count > 1 {
      let preferred = found.filter(isPreferred)
      if !preferred.isEmpty { found = preferred }
    }
    return found
  }

  private static func named(
    by reference: Reference, _ entry: NameTable.TypeEntry, _ id: NominalID, _ resolver: Resolver
  ) -> [Candidate] {
    guard let base = reference.base else {
      let members = methods(reference.name, entry, id, resolver)
      return members.isEmpty ? globals(reference.name, resolver) : members
    }
    guard let named = type(namedBy: base, entry, id, resolver) else { return [] }
    if resolver.lineage(of: resolver.selfType(of: id)).contains(where: { $0.id == named }) {
      return methods(reference.name, entry, id, resolver)
    }
    return methods(reference.name, entry, named, resolver).filter { !$0.isMethod }
  }

  /// The type in front of a factory's name.
  static func type(
    namedBy base: Expression, _ entry: NameTable.TypeEntry, _ id: NominalID, _ resolver: Resolver
  ) -> NominalID? {
    if case .name(let node) = base, node.name == "Self" || node.name == "self" { return id }
    let scope = Scope(resolver.context(inside: entry, of: id).inner)
    guard case .metatype(let type) = Typer(resolver).type(of: base, in: scope) else { return nil }
    return type.nominalID
  }

  private static func methods(
    _ name: String, _ entry: NameTable.TypeEntry, _ id: NominalID, _ resolver: Resolver
  ) -> [Candidate] {
    resolver.members(name, of: resolver.selfType(of: id)).compactMap { found in
      let member = found.member
      guard case .function(let function) = member.declaration else { return nil }
      let isInherited = member.owner != id
      return Candidate(
        function: function, file: member.file, context: member.context(resolver), member: member,
        substitution: found.substitution, isMethod: !member.head.modifiers.isTypeMember, isInherited: isInherited,
        isElsewhere: !isInherited && !member.isInExtension
          && !(member.file == entry.file && member.entry.node.range == entry.node.range))
    }
  }

  private static func globals(_ name: String, _ resolver: Resolver) -> [Candidate] {
    resolver.globals(named: name).compactMap { global in
      guard case .function(let function) = global.declaration else { return nil }
      return Candidate(
        function: function, file: global.file, context: DeclarationContext(file: global.file), member: nil,
        substitution: [:], isMethod: false, isInherited: false, isElsewhere: false)
    }
  }

  private func read(signatureOf candidate: Candidate, into reading: inout Reading) {
    let function = candidate.function
    let context = candidate.context.adding(function.generics, function.requirements)
    if candidate.isMethod {
      switch function.parameters.count {
      case 0: reading.input = .void
      case 1:
        let parameter = function.parameters[0]
        let written = linker.resolver.resolve(parameter.type, in: context)
        let input = written.substituting(candidate.substitution)
        reading.input = input
        // What a generic superclass calls by its parameter's name.
        let isMeant = input != written && !input.hasUnknownPart
        reading.parameter = StinsenParameter(
          name: parameter.name, type: isMeant ? input.spelled : parameter.type.description,
          defaultText: parameter.defaultText, syntax: parameter.type)
      default: break
      }
      reading.output = output(of: function.result, in: context, candidate.substitution)
    } else if case .function(let parameters, let result)? = function.result.map({
      linker.resolver.resolve($0, in: context).substituting(candidate.substitution)
    }) {
      // A function of the coordinator that returns the factory.
      switch parameters.count {
      case 0: reading.input = .void
      case 1: reading.input = parameters[0].type
      default: break
      }
      reading.output = StinsenFactoryReader.output(result, linker.resolver)
    }
    read(targetsOf: function.body?.statements ?? [], in: context, candidate.file, into: &reading)
  }

  // MARK: Closures

  /// `{ (c: C) in { (n: Int) in Screen() } }`
  private func read(_ closure: ClosureExpression) -> Reading {
    var reading = Reading()
    guard case .expression(.closure(let inner))? = closure.statements.last else { return reading }
    let context = linker.resolver.context(inside: entry, of: id).inner
    var scope = Scope(context)
    for parameter in closure.parameters ?? [] {
      scope = scope.adding(parameter.name, parameter.range, parameter.type.map { .typed($0) } ?? .unknown)
    }
    guard case .function(let parameters, let result) = linker.typer.type(of: .closure(inner), in: scope) else {
      return reading
    }
    switch parameters.count {
    case 0: reading.input = .void
    case 1: reading.input = parameters[0].type
    default: break
    }
    if case .metatype = result {
      reading.output = .unknown
    } else {
      reading.output = StinsenFactoryReader.output(result, linker.resolver)
    }
    read(targetsOf: inner.statements, in: context, entry.file, into: &reading)
    return reading
  }

  // MARK: Results

  private func output(
    of syntax: TypeSyntax?, in context: DeclarationContext, _ substitution: [String: Type]
  ) -> StinsenShape.Output {
    guard let syntax else { return .unknown }
    return StinsenFactoryReader.output(
      linker.resolver.resolve(syntax, in: context).substituting(substitution), linker.resolver)
  }

  static func output(_ type: Type, _ resolver: Resolver) -> StinsenShape.Output {
    switch type {
    case .constrained(let types, isOpaque: true): return types.contains { isView($0, resolver) } ? .view : .unknown
    case .external("AnyView", _), .external("SwiftUI.AnyView", _): return .view
    case .nominal(let id, _):
      if resolver.conforms(id, to: StinsenName.coordinatable) == .yes { return .coordinator(type) }
      return isView(type, resolver) ? .view : .unknown
    // An optional view is a view.
    case .optional(let wrapped): return output(wrapped, resolver) == .view ? .view : .unknown
    default: return .unknown
    }
  }

  static func isView(_ type: Type, _ resolver: Resolver) -> Bool {
    switch type {
    case .external(let name, _): name == "View" || name == "SwiftUI.View" || name == "AnyView"
    case .nominal:
      resolver.lineage(of: type).contains { item in
        resolver.info(item.id).supertypes.contains {
          if case .external(let name, _) = $0 { return ViewProtocols.names.contains(name) }
          return false
        }
      }
    default: false
    }
  }

  private func read(
    targetsOf statements: [Statement], in context: DeclarationContext, _ file: FileID, into reading: inout Reading
  ) {
    let resolver = linker.resolver
    let screens = ConstructionFinder.screens(in: statements) { shown in
      resolver.resolve(shown.type, in: context).nominalID.map(resolver.isWorkspaceType) ?? false
    }
    for shown in screens {
      let id = linker.resolver.resolve(shown.type, in: context).nominalID
      var target = StinsenTarget(
        name: shown.type.dottedName ?? "", id: id, isEmbedded: false, range: Location(file, shown.range))
      target.isEmbedded =
        shown.isMadeView && id.map { linker.resolver.conforms($0, to: StinsenName.coordinatable) == .yes } ?? false
      reading.targets.append(target)
    }
    for type in ConstructionFinder.types(in: statements) {
      guard let id = linker.resolver.resolve(type, in: context).nominalID, !reading.constructed.contains(id) else {
        continue
      }
      reading.constructed.append(id)
    }
  }
}

enum ViewProtocols {
  static let names: Set<String> = [
    "View", "SwiftUI.View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "Shape", "InsettableShape",
  ]
}
