/// What the code around an expression wants it to be.

import Facts
import Semantics
import SourceText

/// Filled while code is walked, outer expressions before inner ones: of implicit members, calls of such, and key paths.
final class WantedTypes {
  private let typer: Typer
  /// Whether a type is certainly none of those that are looked for.
  private let isForeign: (Type) -> Bool
  /// By the expression's start: a chain of implicit members starts with a member of the type that it leads to.
  private var wanted: [Int: Type] = [:]
  private var owner: CodeOwner?
  private var resolver: Resolver { typer.resolver }

  init(_ typer: Typer, isForeign: @escaping (Type) -> Bool) {
    self.typer = typer
    self.isForeign = isForeign
  }

  /// Of the expression that starts there; unknown where nothing tells.
  func type(at start: Int) -> Type { wanted[start] ?? .unknown }

  /// Before the code of a file.
  func start(_ file: FileID) {
    wanted = [:]
    let names = resolver.names
    for entry in names.types(of: file) + names.extensions(of: file) {
      guard let context = resolver.extent(of: entry)?.context else { continue }
      for member in entry.node.members {
        switch member {
        case .function(let node): want(defaultsOf: node, context)
        case .enumCase(let node): want(defaultsOf: node.parameters, context)
        default: break
        }
      }
    }
    for case .function(let node) in names.globals(of: file).map(\.declaration) {
      want(defaultsOf: node, DeclarationContext(file: file))
    }
  }

  private func want(defaultsOf node: FunctionDeclaration, _ outer: DeclarationContext) {
    want(defaultsOf: node.parameters, outer.adding(node.generics, node.requirements))
  }

  private func want(defaultsOf parameters: [Parameter], _ context: DeclarationContext) {
    for parameter in parameters {
      if let value = parameter.defaultValue { want(resolver.resolve(parameter.passedType, in: context), value) }
    }
  }

  // MARK: Code

  func visit(_ statement: Statement, at position: CodePosition) {
    let scope = position.scope
    switch statement {
    case .declaration(.variable(let node)):
      for binding in node.bindings {
        if let type = binding.type, let value = binding.value { want(resolver.resolve(type, in: scope.context), value) }
      }
    case .declaration(.function(let node)): want(defaultsOf: node, scope.context)
    case .for(let node): wantElements(of: node, scope)
    case .return(let value?, _): wantResult(value, position)
    case .expression(let value) where position.owner.isSingleExpression: wantResult(value, position)
    default: break
    }
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    if owner !== position.owner {
      owner = position.owner
      if position.owner.kind == .initialValue { wantResult(expression, position) }
    }
    let scope = position.scope
    switch expression {
    case .call(let node): readCall(node, scope)
    case .assignment(let node): want(typer.type(of: node.target, in: scope), node.value)
    case .sequence(let node): readOperands(of: node, scope)
    case .array(let node): wantElements(of: node, scope)
    case .dictionary(let node): wantElements(of: node, scope)
    case .subscripted(let node): wantIndex(of: node, scope)
    case .closure(let node):
      if let result = node.result { wantResult(of: node, resolver.resolve(result, in: scope.context)) }
    case .cast(let node) where node.kind == .as:
      want(resolver.resolve(node.type, in: scope.context), node.operand)
    default: break
    }
  }

  /// `for path: KeyPath<A, B> in [\.a]`
  private func wantElements(of node: ForStatement, _ scope: Scope) {
    guard let written = node.type else { return }
    want(.array(resolver.resolve(written, in: scope.context)), node.sequence)
  }

  /// `[A.a, .b]`: where nothing else says what they are, what stands beside them does.
  private func wantElements(of node: ArrayExpression, _ scope: Scope) {
    let element = typer.elementType(of: typer.type(of: .array(node), in: scope))
    if element.isUnknown { return }
    for value in node.elements where type(at: value.range.start).isUnknown { want(element, value) }
  }

  /// `["a": A.a, "b": .b]`
  private func wantElements(of node: DictionaryExpression, _ scope: Scope) {
    guard case .external("Dictionary", let parts) = typer.type(of: .dictionary(node), in: scope), parts.count == 2
    else { return }
    for element in node.elements {
      if type(at: element.key.range.start).isUnknown { want(parts[0], element.key) }
      if type(at: element.value.range.start).isUnknown { want(parts[1], element.value) }
    }
  }

  /// `titles[.home, default: .none]`
  private func wantIndex(of node: SubscriptExpression, _ scope: Scope) {
    guard case .external("Dictionary", let parts) = typer.type(of: node.base, in: scope).unwrapped, parts.count == 2
    else { return }
    for argument in node.arguments where [nil, "default"].contains(argument.label) {
      want(argument.label == nil ? parts[0] : parts[1], argument.value)
    }
  }

  /// Each operand of a comparison, and what stands behind `??`, is of the other's type.
  private func readOperands(of node: SequenceExpression, _ scope: Scope) {
    for (index, name) in node.operators.enumerated() where index + 1 < node.operands.count {
      let (left, right) = (node.operands[index], node.operands[index + 1])
      guard ["==", "!=", "??"].contains(name) else { continue }
      if !left.isPlaceless { want(typer.type(of: left, in: scope), right) }
      if name != "??", !right.isPlaceless { want(typer.type(of: right, in: scope), left) }
    }
  }

  // MARK: Calls

  private func readCall(_ node: CallExpression, _ scope: Scope) {
    switch node.callee {
    case .member(let callee) where callee.base == nil:
      let wanted = type(at: node.range.start)
      if case .optional(let wrapped) = wanted, callee.name == "some" { return wantPayload(node, [wrapped]) }
      let type = wanted.unwrapped
      callee.name == "init" ? wantConstruction(node, type) : wantPayload(node, payload(of: callee.name, in: type))
    case .member(let callee):
      let base = callee.base.map { typer.type(of: $0, in: scope) } ?? .unknown
      let payload = payload(of: callee.name, in: base.instance)
      if !payload.isEmpty { return wantPayload(node, payload) }
      let found = resolver.members(callee.name, of: base.instance)
      found.isEmpty ? wantElements(node, callee.name, base.unwrapped) : want(node, found, scope)
    case .name(let callee) where scope.lookup(callee.name) == nil:
      let own = scope.context.enclosingType.map { resolver.members(callee.name, of: .nominal($0, [])) } ?? []
      if own.isEmpty, resolver.globals(named: callee.name).count == 1,
        case .function(let elements, _) = typer.type(of: node.callee, in: scope)
      {
        return wantPayload(node, elements.map(\.type))
      }
      want(node, own, scope)
    case .closure(let closure) where node.arguments.isEmpty: wantResult(of: closure, type(at: node.range.start))
    default: break
    }
  }

  /// What methods of collections take.
  private func wantElements(_ node: CallExpression, _ name: String, _ collection: Type) {
    let element = typer.elementType(of: collection)
    if element.isUnknown { return }
    for argument in node.arguments {
      switch (name, argument.label) {
      case ("append", nil), ("insert", nil), ("contains", nil), ("remove", nil), ("firstIndex", "of"),
        ("lastIndex", "of"):
        want(element, argument.value)
      case ("append", "contentsOf"), ("insert", "contentsOf"): want(.array(element), argument.value)
      default: break
      }
    }
  }

  private func wantPayload(_ node: CallExpression, _ payload: [Type]) {
    guard payload.count == node.arguments.count else { return }
    for (argument, type) in zip(node.arguments, payload) { want(type, argument.value) }
  }

  /// Where exactly one case of the type has that name.
  func payload(of caseName: String, in type: Type) -> [Type] {
    if case .external("Result", let parts) = type, parts.count == 2 {
      return caseName == "success" ? [parts[0]] : caseName == "failure" ? [parts[1]] : []
    }
    let found = resolver.members(caseName, of: type)
    guard found.count == 1, let only = found.first, case .enumCase(let node) = only.member.declaration else {
      return []
    }
    return node.parameters.map {
      resolver.resolve($0.type, in: only.member.context(resolver)).substituting(only.substitution)
    }
  }

  /// What a call's parameters want. Of several functions, what they agree about: that it is foreign.
  private func want(_ node: CallExpression, _ functions: [FoundMember], _ scope: Scope) {
    if case .metatype(let type) = typer.type(of: node.callee, in: scope), type.nominalID != nil {
      return wantConstruction(node, type)
    }
    wantArguments(node, functions)
  }

  private func wantConstruction(_ node: CallExpression, _ type: Type) {
    let functions = resolver.members("init", of: type)
    functions.isEmpty ? wantMembers(node, type) : wantArguments(node, functions)
  }

  private func wantArguments(_ node: CallExpression, _ functions: [FoundMember]) {
    for (index, argument) in node.arguments.enumerated() {
      let types = Set(functions.map { parameter(index, of: node, $0) })
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

  // MARK: Values

  private func wantResult(_ value: Expression, _ position: CodePosition) {
    guard let result = position.returned else { return }
    want(resolver.resolve(result, in: position.scope.context), value)
  }

  private func wantResult(of closure: ClosureExpression, _ type: Type) {
    for value in Returns.expressions(in: closure.statements) { want(type, value) }
  }

  /// `if` and `switch` are values where they stand alone.
  private func want(_ type: Type, onlyStatement statement: Statement) {
    switch statement {
    case .expression(let value): want(type, value)
    case .return(let value?, _): want(type, value)
    case .switch(let node):
      for item in node.cases where item.statements.count == 1 { want(type, onlyStatement: item.statements[0]) }
    case .if(let node):
      for body in node.bodies where body.statements.count == 1 { want(type, onlyStatement: body.statements[0]) }
    default: break
    }
  }

  /// Says what a value is to be; its parts follow from that.
  func want(_ type: Type, _ value: Expression) {
    if type.isUnknown { return }
    switch value {
    case .member, .call, .keyPath: wanted[value.range.start] = type
    case .attempt(let node): want(type, node.operand)
    case .ternary(let node):
      want(type, node.first)
      want(type, node.second)
    case .array(let node):
      for element in node.elements { want(typer.elementType(of: type.unwrapped), element) }
    case .dictionary(let node):
      guard case .external("Dictionary", let arguments) = type.unwrapped, arguments.count == 2 else { return }
      for element in node.elements {
        want(arguments[0], element.key)
        want(arguments[1], element.value)
      }
    case .tuple(let node):
      if node.elements.count == 1 { return want(type, node.elements[0].value) }
      guard case .tuple(let types) = type.unwrapped, types.count == node.elements.count else { return }
      for (element, part) in zip(node.elements, types) { want(part.type, element.value) }
    case .sequence(let node) where node.operators.allSatisfy { $0 == "??" }:
      for operand in node.operands { want(type, operand) }
    case .closure(let node):
      if case .function(_, let result) = type.unwrapped { wantResult(of: node, result) }
    case .control(let node): want(type, onlyStatement: node.statement)
    default: break
    }
  }
}

extension Type {
  /// What members belong to: of a metatype, its instances.
  fileprivate var instance: Type {
    if case .metatype(let instance) = self { instance } else { unwrapped }
  }
}

extension Expression {
  /// `.name`, `\.name`: of which alone the type is not known.
  fileprivate var isPlaceless: Bool {
    switch self {
    case .member(let node): node.base == nil
    case .call(let node): node.callee.isPlaceless
    case .keyPath(let node): node.root == nil
    default: false
    }
  }
}
