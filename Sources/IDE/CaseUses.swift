/// Where code names a case that no dialect has read as a use: renaming has to know these places as well.

import Extraction
import Facts
import RouteGraph
import Semantics
import SourceText

/// Places that spell a case, as `.name`, as `Type.name`, in a pattern, or by its name alone in the enum's static code.
struct CaseUses {
  /// Of one of the enums.
  var certain: [Location] = []
  /// Of a type that is not known.
  var open: [Location] = []
}

/// Also in bodies that were left out when the workspace was read, since nothing in them could be a transition.
func caseUses(of name: String, in enums: Set<NominalID>, _ snapshot: Snapshot) -> CaseUses {
  let resolver = Resolver(snapshot.analysis.project.names, isUpdatable: false)
  let home = enums.flatMap { resolver.info($0).entries + resolver.info($0).extensions }.map(\.file)
  let files = snapshot.files(namingMember: name, home: Set(home))
  let unread = files.filter { snapshot.facts(of: $0.file)?.hasBodies == false }
  let read = snapshot.parallelism.map(unread) { file, _ in
    (file, snapshot.file(file).map { extractFacts(from: $0.text, bodies: .all) })
  }
  let facts = Dictionary(uniqueKeysWithValues: read).compactMapValues(\.self)
  let names = snapshot.analysis.project.names.updating(facts)
  let parts = ParallelParts(
    parallelism: snapshot.parallelism, resolvers: ResolverPool(names, isUpdatable: false))
  let found = parts.inBatches(files) { batch, resolver in
    let visitor = CaseUseVisitor(name, enums, Typer(resolver))
    var walker = CodeWalker(visitor, resolver)
    for (file, places) in batch {
      guard let facts = facts[file] ?? snapshot.facts(of: file) else { continue }
      visitor.places = places
      visitor.file = file
      walker.walk(facts, of: file)
    }
    return [visitor.uses]
  }
  return CaseUses(certain: found.flatMap(\.certain), open: found.flatMap(\.open))
}

private final class CaseUseVisitor: CodeVisitor {
  let typer: Typer
  /// Of which code is walked.
  var file = FileID("") {
    didSet {
      wanted = [:]
      argumentCounts = [:]
    }
  }
  /// Where the name stands in it.
  var places: MemberPlaces?
  private(set) var uses = CaseUses()
  private let name: String
  private let enums: Set<NominalID>
  /// How many values the case takes in each enum, those with a default left out or not.
  private let shapes: [ClosedRange<Int>]
  /// What the code around an expression wants it to be, by the expression's start: a chain of implicit members starts
  /// with a member of the type that it leads to.
  private var wanted: [Int: Type] = [:]
  private var argumentCounts: [Int: Int] = [:]
  private var owner: CodeOwner?
  private var resolver: Resolver { typer.resolver }

  init(_ name: String, _ enums: Set<NominalID>, _ typer: Typer) {
    self.name = name
    self.enums = enums
    self.typer = typer
    let nodes = enums.flatMap { typer.resolver.info($0).entries }.flatMap(\.node.cases)
    shapes = nodes.filter { $0.name == name }.map { node in
      node.parameters.count(where: { $0.defaultText == nil })...node.parameters.count
    }
  }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { places?.lie(in: body.range) != false }

  private func note(_ range: TextRange, _ type: Type) {
    if isForeign(type) { return }
    if type.unwrapped.nominalID == nil {
      uses.open.append(Location(file, range))
    } else {
      uses.certain.append(Location(file, range))
    }
  }

  // MARK: Patterns

  func visit(_ statement: Statement, at position: CodePosition) {
    let scope = position.scope
    switch statement {
    case .switch(let node):
      let subject = typer.type(of: node.subject, in: scope)
      let known = subject.isKnown ? subject : matched(by: node)
      for item in node.cases.flatMap(\.items) { read(item.pattern, known, scope) }
    case .if(let node): read(node.conditions, scope)
    case .guard(let node): read(node.conditions, scope)
    case .while(let node): read(node.conditions, scope)
    case .for(let node):
      read(node.pattern, typer.elementType(of: typer.type(of: node.sequence, in: scope)), scope)
    case .do(let node): for pattern in node.catches.flatMap(\.patterns) { read(pattern, .unknown, scope) }
    // Nobody walks the code of types that a body declares.
    case .declaration(.type(let node)):
      if places?.lie(in: node.range) != false { uses.open.append(Location(file, node.nameRange)) }
    case .declaration(.variable(let node)):
      for binding in node.bindings {
        if let type = binding.type, let value = binding.value { want(resolver.resolve(type, in: scope.context), value) }
      }
    case .return(let value?, _): wantResult(value, position)
    case .expression(let value) where position.owner.isSingleExpression: wantResult(value, position)
    default: break
    }
  }

  /// Of a subject whose type is not known, the patterns tell: one of the enums where they name all of its cases and the
  /// workspace has no other like it, something else where they name a member that none of the enums has.
  private func matched(by node: SwitchStatement) -> Type {
    let names = Set(node.cases.flatMap(\.items).compactMap { $0.pattern.implicitCase })
    let isOfEnum = enums.contains { id in names.allSatisfy { !resolver.info(id).members(named: $0).isEmpty } }
    if !isOfEnum { return .external("", []) }
    if names.count < 2 || node.cases.contains(where: \.isDefault) { return .unknown }
    let alike = resolver.names.unsortedWorkspaceTypes.filter { Set($0.node.cases.map(\.name)) == names }
    guard alike.count == 1, let id = alike.first.flatMap({ resolver.extent(of: $0)?.id }) else { return .unknown }
    return .nominal(id, [])
  }

  /// What a condition binds, those behind it may name; their values' types are not known here.
  private func read(_ conditions: [Condition], _ scope: Scope) {
    var hasBound = false
    for case .binding(let pattern, let type, let value) in conditions {
      let written = type.map { resolver.resolve($0, in: scope.context) }
      read(pattern, written ?? (hasBound ? .unknown : value.map { typer.type(of: $0, in: scope) } ?? .unknown), scope)
      hasBound = true
    }
  }

  private func read(_ pattern: Pattern, _ type: Type, _ scope: Scope) {
    switch pattern {
    case .wildcard, .identifier: break
    case .expression(let value): want(type, value)
    case .optional(let inner): read(inner, type.unwrapped, scope)
    case .cast(let inner, let written):
      if let inner { read(inner, resolver.resolve(written, in: scope.context), scope) }
    case .tuple(let elements):
      let types = type.elements(count: elements.count)
      for (element, type) in zip(elements, types) { read(element.pattern, type, scope) }
    case .enumCase(let written, let caseName, let range, let arguments):
      let owner = written.map { resolver.resolve($0, in: scope.context) } ?? type.unwrapped
      if caseName == name { note(range, owner) }
      let payload = payload(of: caseName, in: owner)
      for (index, argument) in (arguments ?? []).enumerated() {
        read(argument.pattern, index < payload.count ? payload[index] : .unknown, scope)
      }
    }
  }

  /// Where exactly one case of the type has that name.
  private func payload(of caseName: String, in type: Type) -> [Type] {
    let found = resolver.members(caseName, of: type)
    guard found.count == 1, let only = found.first, case .enumCase(let node) = only.member.declaration else {
      return []
    }
    return node.parameters.map {
      resolver.resolve($0.type, in: only.member.context(resolver)).substituting(only.substitution)
    }
  }

  // MARK: Expressions

  func visit(_ expression: Expression, at position: CodePosition) {
    if owner !== position.owner {
      owner = position.owner
      if position.owner.kind == .initialValue { wantResult(expression, position) }
    }
    let scope = position.scope
    switch expression {
    case .member(let node) where node.name == name: readMember(node, scope)
    case .name(let node) where node.name == name: readName(node, scope)
    case .call(let node):
      if case .name(let callee) = node.callee, callee.name == name { readName(callee, scope) }
      readCall(node, scope)
    case .assignment(let node): want(typer.type(of: node.target, in: scope), node.value)
    case .sequence(let node) where node.operands.count == 2 && ["==", "!="].contains(node.operators.first ?? ""):
      for (operand, other) in zip(node.operands, node.operands.reversed()) where !other.isImplicitMember {
        want(typer.type(of: other, in: scope), operand)
      }
    case .control(let node): visit(node.statement, at: position)
    default: break
    }
  }

  /// Of a type around, and of the innermost only in static code.
  private func readName(_ node: NameExpression, _ scope: Scope) {
    let around = scope.context.isStatic ? scope.context.enclosingTypes : scope.context.enclosingTypes.dropLast()
    guard scope.lookup(name) == nil,
      let owner = around.last(where: { !resolver.members(name, of: .nominal($0, [])).isEmpty }), enums.contains(owner),
      !uses.certain.contains(Location(file, node.nameRange))
    else { return }
    uses.certain.append(Location(file, node.nameRange))
  }

  private func readMember(_ node: MemberExpression, _ scope: Scope) {
    guard let base = node.base else {
      let count = argumentCounts[node.range.start] ?? 0
      guard shapes.contains(where: { $0.contains(count) }) else { return }
      return note(node.nameRange, wanted[node.range.start] ?? .unknown)
    }
    if case .metatype(let type) = typer.type(of: base, in: scope) { note(node.nameRange, type) }
  }

  private func readCall(_ node: CallExpression, _ scope: Scope) {
    switch node.callee {
    case .member(let callee) where callee.base == nil:
      argumentCounts[node.range.start] = node.arguments.count
      wantPayload(node, payload(of: callee.name, in: wanted[node.range.start]?.unwrapped ?? .unknown))
    case .member(let callee):
      let base = callee.base.map { typer.type(of: $0, in: scope) } ?? .unknown
      let payload = payload(of: callee.name, in: base.instance)
      if !payload.isEmpty { return wantPayload(node, payload) }
      want(node, resolver.members(callee.name, of: base.instance), scope)
    case .name(let callee) where scope.lookup(callee.name) == nil:
      let own = scope.context.enclosingType.map { resolver.members(callee.name, of: .nominal($0, [])) } ?? []
      if own.isEmpty, resolver.globals(named: callee.name).count == 1,
        case .function(let elements, _) = typer.type(of: node.callee, in: scope)
      {
        return wantPayload(node, elements.map(\.type))
      }
      want(node, own, scope)
    default: break
    }
  }

  private func wantPayload(_ node: CallExpression, _ payload: [Type]) {
    guard payload.count == node.arguments.count else { return }
    for (argument, type) in zip(node.arguments, payload) { want(type, argument.value) }
  }

  /// What a call's parameters want. Of several functions, what they agree about: that it is none of the enums.
  private func want(_ node: CallExpression, _ found: [FoundMember], _ scope: Scope) {
    var functions = found
    if case .metatype(let type) = typer.type(of: node.callee, in: scope), type.nominalID != nil {
      functions = resolver.members("init", of: type)
      if functions.isEmpty { return wantMembers(node, type) }
    }
    for (index, argument) in node.arguments.enumerated() {
      let types = functions.map { parameter(index, of: node, $0) }
      if let first = types.first, types.count == 1 || types.allSatisfy(isForeign) { want(first, argument.value) }
    }
  }

  /// A memberwise initializer's parameters.
  private func wantMembers(_ node: CallExpression, _ type: Type) {
    for argument in node.arguments {
      guard let label = argument.label, let member = resolver.members(label, of: type).first else { continue }
      want(typer.type(of: member), argument.value)
    }
  }

  private func parameter(_ index: Int, of call: CallExpression, _ found: FoundMember) -> Type {
    guard case .function(let node) = found.member.declaration,
      let position = typer.parameterIndex(of: index, in: call, node.parameters)
    else { return .unknown }
    let context = found.member.context(resolver).adding(node.generics, node.requirements)
    return resolver.resolve(node.parameters[position].type, in: context).substituting(found.substitution)
  }

  private func isForeign(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, _): !enums.contains(id)
    case .external: true
    default: false
    }
  }

  private func wantResult(_ value: Expression, _ position: CodePosition) {
    guard let result = position.returned else { return }
    want(resolver.resolve(result, in: position.scope.context), value)
  }

  private func want(_ type: Type, _ value: Expression) {
    switch value {
    case .member, .call: wanted[value.range.start] = type
    case .attempt(let node): want(type, node.operand)
    case .ternary(let node):
      want(type, node.first)
      want(type, node.second)
    case .array(let node):
      for element in node.elements { want(typer.elementType(of: type.unwrapped), element) }
    default: break
    }
  }
}

extension TypeDeclaration {
  fileprivate var cases: [EnumCaseDeclaration] {
    members.compactMap { if case .enumCase(let node) = $0 { node } else { nil } }
  }
}

extension Pattern {
  /// The case of `.name` and `.name?`, whose type is that of what is matched.
  fileprivate var implicitCase: String? {
    switch self {
    case .enumCase(nil, let name, _, _): name
    case .optional(let inner): inner.implicitCase
    default: nil
    }
  }
}

extension Type {
  fileprivate var isKnown: Bool {
    switch unwrapped {
    case .nominal, .external, .tuple: true
    default: false
    }
  }

  /// What members belong to: of a metatype, its instances.
  fileprivate var instance: Type {
    if case .metatype(let instance) = self { instance } else { unwrapped }
  }

  fileprivate func elements(count: Int) -> [Type] {
    if case .tuple(let elements) = self, elements.count == count { return elements.map(\.type) }
    return Array(repeating: .unknown, count: count)
  }
}

extension Expression {
  /// `.name`, of which alone the type is not known.
  fileprivate var isImplicitMember: Bool {
    switch self {
    case .member(let node): node.base == nil
    case .call(let node): node.callee.isImplicitMember
    default: false
    }
  }
}
