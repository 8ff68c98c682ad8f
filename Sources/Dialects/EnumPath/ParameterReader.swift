/// Which parameter of a function a value in its body is, or holds.

import Facts
import Semantics
import SourceText

struct ParameterReader {
  private let parameters: [Parameter]
  /// What the body makes first and names, by name.
  private let constants: [String: Expression]
  /// Loops and closures, outer ones first: what each calls its first parameter, and the parameter that it is given.
  private var closures: [(range: TextRange, name: String, given: NameExpression?)] = []
  /// Whether that parameter may be a route: of a value made of several, the others are data beside it.
  private let mayBeRoute: (Int) -> Bool

  init(_ node: FunctionDeclaration, _ body: CodeBlock, mayBeRoute: @escaping (Int) -> Bool = { _ in true }) {
    parameters = node.parameters
    self.mayBeRoute = mayBeRoute
    var constants: [String: Expression] = [:]
    for case .declaration(.variable(let variable)) in body.statements where variable.isConstant {
      for binding in variable.bindings { if let name = binding.name { constants[name.text] = binding.value } }
    }
    for (name, value) in ParameterReader.renamed(in: body) {
      // Of two values with one name, either may be meant.
      if case .name(let known)? = constants[name], known.name == value.name { continue }
      constants[name] = constants[name] == nil ? .name(value) : .missing(value.range)
    }
    self.constants = constants
    closures = loops(in: body.statements) + closures(in: body)
  }

  /// `route as? Step`, `route!`: the value stays what it is.
  static func uncast(_ value: Expression) -> Expression {
    switch value {
    case .cast(let node): node.kind == .is ? value : node.operand
    case .unary(let node): node.kind == .forceUnwrap ? node.operand : value
    default: value
    }
  }

  /// `AnyHashable(R.a)`, `R.a as AnyHashable`: what is in it.
  static func erased(_ value: Expression) -> Expression? {
    switch value {
    case .call(let call):
      guard case .name(let node) = call.callee, node.name == "AnyHashable", call.arguments.count == 1,
        call.arguments[0].label == nil
      else { return nil }
      return call.arguments[0].value
    case .cast(let node): return node.kind == .as && node.type.dottedName == "AnyHashable" ? node.operand : nil
    default: return nil
    }
  }

  /// What gets another name: `guard let route = r else { return }`, `case let step as Step:`.
  private static func renamed(in body: CodeBlock) -> [(name: String, value: NameExpression)] {
    body.statements.flatMap { statement -> [(String, NameExpression)] in
      switch statement {
      case .guard(let node): return node.conditions.compactMap(renamed)
      case .if(let node): return node.allConditions.joined().compactMap(renamed)
      case .switch(let node):
        guard case .name(let subject) = node.subject else { return [] }
        return node.cases.flatMap(\.items).compactMap { item in
          guard case .cast(.identifier(let name, _)?, _) = item.pattern else { return nil }
          return (name, subject)
        }
      default: return []
      }
    }
  }

  private static func renamed(_ condition: Condition) -> (String, NameExpression)? {
    guard case .binding(.identifier(let name, _), _, let bound?) = condition, case .name(let value) = uncast(bound)
    else { return nil }
    return (name, value)
  }

  /// `for route in routes { path.append(route) }`
  private func loops(in statements: [Statement]) -> [(TextRange, String, NameExpression?)] {
    statements.compactMap { statement in
      guard case .for(let node) = statement, case .identifier(let name, _) = node.pattern,
        let list = source(node.sequence)
      else { return nil }
      return (node.body.range, name, list)
    }
  }

  /// `r.map { path.append($0) }`, of an optional or a list
  private func closures(in body: CodeBlock) -> [(TextRange, String, NameExpression?)] {
    var given: [ObjectIdentifier: NameExpression] = [:]
    var found: [(TextRange, String, NameExpression?)] = []
    ExpressionWalk.visit(body.statements) { expression in
      switch expression {
      case .call(let call):
        guard case .member(let member) = call.callee,
          ["map", "flatMap", "compactMap", "forEach"].contains(member.name), let base = member.base.flatMap(source),
          case .closure(let closure)? = call.arguments.last?.value
        else { return }
        given[ObjectIdentifier(closure)] = base
      case .closure(let node):
        found.append((node.range, node.parameters?.first?.name ?? "$0", given[ObjectIdentifier(node)]))
      default: break
      }
    }
    return found
  }

  /// The parameter whose values are gone through: `routes`, `routes.reversed()`, `[route]`.
  private func source(_ list: Expression) -> NameExpression? {
    switch list {
    case .name(let node): return holdsSeveral(node.name) ? node : nil
    case .array(let node):
      guard node.elements.count == 1, case .name(let only)? = node.elements.first else { return nil }
      return parameters.contains { $0.name == only.name } ? only : nil
    case .call(let call):
      guard case .name(let base)? = call.listOfSameElements, holdsSeveral(base.name) else { return nil }
      return base
    default: return nil
    }
  }

  /// `routes.forEach(push)`: the function, and the parameter whose values it is given.
  func handed(by call: CallExpression) -> (function: String, parameter: Int)? {
    guard case .member(let member) = call.callee, ["map", "forEach"].contains(member.name), call.arguments.count == 1,
      let name = ReceiverChain.ownMember(call.arguments[0].value), let base = member.base.flatMap(source),
      let index = parameters.firstIndex(where: { $0.name == base.name })
    else { return nil }
    return (name, index)
  }

  private func holdsSeveral(_ name: String) -> Bool {
    guard let parameter = parameters.first(where: { $0.name == name }) else { return false }
    if case .optional = parameter.type { return true }
    return parameter.listedType != nil
  }

  /// `x`, `[x]`, `path + [x]`, `isFirst ? [x] : path`, `Slot(place: x)`, and `slot` where that is one of these.
  func index(in value: Expression) -> Int? { index(in: value, constants) }

  private func index(in value: Expression, _ constants: [String: Expression]) -> Int? {
    switch value {
    case .name(let name):
      if let closure = closures.last(where: { $0.range.contains(name.range) }), closure.name == name.name {
        return closure.given.flatMap { base in parameters.firstIndex { $0.name == base.name } }
      }
      if let index = parameters.firstIndex(where: { $0.name == name.name }) { return index }
      // One step: constants of constants could be a chain without end, or a tree.
      return constants[name.name].flatMap { index(in: $0, [:]) }
    case .cast(let node): return node.kind == .is ? nil : index(in: node.operand, constants)
    case .array(let list): return list.elements.lazy.compactMap { index(in: $0, constants) }.first
    case .ternary(let node): return index(in: node.first, constants) ?? index(in: node.second, constants)
    case .control(let node): return node.statement.results.lazy.compactMap { index(in: $0, constants) }.first
    case .unary(let node) where node.kind == .forceUnwrap: return index(in: node.operand, constants)
    case .sequence(let sequence): return sequence.operands.lazy.compactMap { index(in: $0, constants) }.first
    case .call(let call):
      if let index = parameters.firstIndex(where: { $0.isGiven(by: call) }) { return index }
      if let mapped = ParameterReader.mapped(by: call) { return index(in: mapped, constants) }
      if let list = call.listOfSameElements {
        return index(in: list, constants).flatMap { holdsSeveral(parameters[$0].name) ? $0 : nil }
      }
      guard ParameterReader.constructs(call), !holdsClosure(call) else { return nil }
      let given = call.arguments.compactMap { index(in: $0.value, constants) }
      return given.count > 1 ? given.first(where: mayBeRoute) ?? given.first : given.first
    default: return nil
    }
  }

  /// `$0` and `[$0]` of `r.map { [$0] }`: what becomes something else on the way is another value.
  private static func mapped(by call: CallExpression) -> Expression? {
    guard case .member(let member) = call.callee, ["map", "flatMap", "compactMap"].contains(member.name),
      case .closure(let closure)? = call.arguments.last?.value, closure.statements.count == 1,
      case .expression(let value)? = closure.statements.first
    else { return nil }
    switch value {
    case .name, .array: return value
    default: return nil
    }
  }

  /// What is made of a closure's view shows that: an enum beside it says how.
  private func holdsClosure(_ call: CallExpression) -> Bool {
    let closures = Set(parameters.filter { if case .function = $0.type { true } else { false } }.map(\.name))
    if closures.isEmpty { return false }
    var isFound = false
    for argument in call.arguments {
      ExpressionWalk.visit(argument.value) { expression in
        if case .name(let node) = expression, closures.contains(node.name) { isFound = true }
      }
    }
    return isFound
  }

  /// `Slot(place: x)`, `.init(place: x)`
  static func constructs(_ call: CallExpression) -> Bool {
    if case .member(let node) = call.callee, node.base == nil { return node.name == "init" }
    return ConstructionFinder.constructedType(call) != nil
  }
}

extension CallExpression {
  /// `routes` of `routes.prefix(3)`: the elements are the same, if not all of them.
  var listOfSameElements: Expression? {
    guard case .member(let member) = callee,
      ["prefix", "suffix", "dropFirst", "dropLast", "filter", "reversed", "sorted", "shuffled"].contains(member.name)
    else { return nil }
    return member.base
  }
}

extension Parameter {
  /// Of which it takes several: `[Step]`, `Step...`
  var listedType: TypeSyntax? {
    if isVariadic { return type }
    if case .array(let element) = passedType { return element }
    return nil
  }

  /// `make()` of `_ make: @autoclosure () -> Step`: what was passed.
  func isGiven(by call: CallExpression) -> Bool {
    guard case .name(let node) = call.callee, call.arguments.isEmpty else { return false }
    return node.name == name && attributes.contains("autoclosure")
  }
}
