/// Where code names an enum's case: as `.name`, as `Type.name`, in a pattern, or by its name alone in the enum's static
/// code.

import Facts
import Semantics
import SourceText

final class CaseUseVisitor: UnreadUseVisitor {
  static let places = MemberPlaces.Kind.any
  private(set) var uses = UnreadUses()
  private let typer: Typer
  private let name: String
  private let enums: Set<NominalID>
  /// How many values the case takes in each enum, those with a default left out or not.
  private let shapes: [ClosedRange<Int>]
  private let wanted: WantedTypes
  private var argumentCounts: [Int: Int] = [:]
  private var file = FileID("")
  private var places: MemberPlaces?
  private var resolver: Resolver { typer.resolver }

  init(_ name: String, _ enums: Set<NominalID>, _ typer: Typer) {
    self.name = name
    self.enums = enums
    self.typer = typer
    let nodes = enums.flatMap { typer.resolver.info($0).entries }.flatMap(\.node.cases)
    shapes = nodes.filter { $0.name == name }.map { node in
      node.parameters.count(where: { $0.defaultText == nil })...node.parameters.count
    }
    wanted = WantedTypes(typer) { CaseUseVisitor.isForeign($0, enums) }
  }

  func start(_ file: FileID, _ places: MemberPlaces) {
    self.file = file
    self.places = places
    argumentCounts = [:]
    wanted.start(file)
  }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { places?.lie(in: body.range) != false }

  private func note(_ range: TextRange, _ type: Type) {
    if CaseUseVisitor.isForeign(type, enums) { return }
    if type.unwrapped.nominalID == nil {
      uses.open.append(Location(file, range))
    } else {
      uses.certain.append(Location(file, range))
    }
  }

  // MARK: Patterns

  func visit(_ statement: Statement, at position: CodePosition) {
    let scope = position.scope
    wanted.visit(statement, at: position)
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

  /// What a condition binds, those behind it may name.
  private func read(_ conditions: [Condition], _ scope: Scope) {
    var scope = scope
    for case .binding(let pattern, let type, let value) in conditions {
      let written = type.map { resolver.resolve($0, in: scope.context) }
      read(pattern, written ?? value.map { typer.type(of: $0, in: scope) } ?? .unknown, scope)
      scope = scope.holding(pattern, type, value)
    }
  }

  private func read(_ pattern: Pattern, _ type: Type, _ scope: Scope) {
    switch pattern {
    case .wildcard, .identifier: break
    case .expression(let value): wanted.want(type, value)
    case .optional(let inner): read(inner, type.unwrapped, scope)
    case .cast(let inner, let written):
      if let inner { read(inner, resolver.resolve(written, in: scope.context), scope) }
    case .tuple(let elements):
      let types = type.elements(count: elements.count)
      for (element, type) in zip(elements, types) { read(element.pattern, type, scope) }
    case .enumCase(let written, let caseName, let range, let arguments):
      let owner = written.map { resolver.resolve($0, in: scope.context) } ?? type.unwrapped
      if caseName == name, written != nil || !isNothing(type) { note(range, owner) }
      let isOfOptional = if case .optional = type { written == nil && caseName == "some" } else { false }
      let payload = isOfOptional ? [owner] : wanted.payload(of: caseName, in: owner)
      for (index, argument) in (arguments ?? []).enumerated() {
        read(argument.pattern, index < payload.count ? payload[index] : .unknown, scope)
      }
    }
  }

  // MARK: Expressions

  func visit(_ expression: Expression, at position: CodePosition) {
    wanted.visit(expression, at: position)
    let scope = position.scope
    switch expression {
    case .member(let node) where node.name == name: readMember(node, scope)
    case .name(let node) where node.name == name: readName(node, scope)
    case .call(let node):
      if case .name(let callee) = node.callee, callee.name == name { readName(callee, scope) }
      if case .member(let callee) = node.callee, callee.base == nil {
        argumentCounts[node.range.start] = node.arguments.count
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
      let type = wanted.type(at: node.range.start)
      guard shapes.contains(where: { $0.contains(count) }), !isNothing(type) else { return }
      return note(node.nameRange, type)
    }
    if case .metatype(let type) = typer.type(of: base, in: scope) { note(node.nameRange, type) }
  }

  /// `.none` of an optional is `nil`, whatever its enum has.
  private func isNothing(_ type: Type) -> Bool { if case .optional = type { name == "none" } else { false } }

  private static func isForeign(_ type: Type, _ enums: Set<NominalID>) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, _): !enums.contains(id)
    case .external: true
    default: false
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

  fileprivate func elements(count: Int) -> [Type] {
    if case .tuple(let elements) = self, elements.count == count { return elements.map(\.type) }
    return Array(repeating: .unknown, count: count)
  }
}
