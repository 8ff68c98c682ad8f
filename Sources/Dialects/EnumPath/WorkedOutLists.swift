/// Lists of routes that code works out for others: `var ancestors: [Route] { var chain: [Route] = []; … return chain }`. What
/// is added there goes nowhere by that.

import Facts
import RouteGraph
import Semantics
import SourceText

extension PathOperationReader {
  /// A local list that starts as a new one, and is only asked, changed and given back by what it stands in.
  func isWorkedOut(_ list: NameExpression) -> Bool {
    guard let result = position.owner.result, let body = visitor.body(of: position.owner) else { return false }
    let given = EnumPathSwiftUI.path(of: visitor.resolver.resolve(result, in: position.scope.context))
    let held = EnumPathSwiftUI.path(of: typer.type(of: .name(list), in: position.scope))
    return given.isPath && given.element != nil && given.element == held.element
      && WorkedOutList.isOnlyGivenBack(list.name, by: body.statements)
  }
}

extension EnumPathVisitor {
  /// Of a function, or of what a property works out.
  fileprivate func body(of owner: CodeOwner) -> CodeBlock? {
    if owner.kind == .function { return functions[owner.nameRange.start]?.body }
    let names = resolver.names
    let members = (names.types(of: file) + names.extensions(of: file)).flatMap(\.node.members)
    for case .variable(let node) in members + names.globals(of: file).map(\.declaration) {
      for binding in node.bindings where binding.name?.range == owner.nameRange {
        return binding.accessors.first { $0.kind == .get }?.body
      }
    }
    return nil
  }
}

private enum WorkedOutList {
  static func isOnlyGivenBack(_ name: String, by statements: [Statement]) -> Bool {
    var declared: [Expression?] = []
    var harmless = Set((WorkedOutValues.of(statements) ?? []).map(\.range))
    var isHandedOn = false
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .member(let node): node.base.map { _ = harmless.insert($0.range) }
      case .subscripted(let node): harmless.insert(node.base.range)
      case .assignment(let node): harmless.insert(node.target.range)
      case .name(let node): if node.name == name, !harmless.contains(node.range) { isHandedOn = true }
      default: break
      }
    } _: { declaration in
      guard case .variable(let node) = declaration else { return }
      declared += node.bindings.filter { $0.name?.text == name }.map(\.value)
    }
    return !isHandedOn && declared.count == 1 && declared.allSatisfy { $0.map(isNew) ?? false }
  }

  /// `[]`, `[.home]`, `[Route]()`
  private static func isNew(_ value: Expression) -> Bool {
    switch value {
    case .array: return true
    case .call(let call): if case .array = call.callee { return call.arguments.isEmpty } else { return false }
    default: return false
    }
  }
}

/// What the lists hold that a body gives back.
struct ListedElements {
  private(set) var elements: [Expression] = []
  /// Lists that others may give back.
  private(set) var lists: [Expression] = []
  private var locals = Set<String>()

  init(_ elements: [Expression]) { self.elements = elements }

  /// Nil where code may put something else there.
  init?(of values: [Expression], in statements: [Statement]) {
    for value in values where !add(value, statements, depth: 0) { return nil }
  }

  private mutating func add(_ value: Expression, _ statements: [Statement], depth: Int) -> Bool {
    guard depth < 16 else { return false }
    switch value {
    case .array(let list): elements += list.elements
    case .literal(let node): return node.kind == .nil
    case .ternary(let node): return add([node.first, node.second], statements, depth: depth)
    case .control(let node): return add(node.statement.results, statements, depth: depth)
    case .sequence(let node):
      return node.operators.allSatisfy(["+", "??"].contains) && add(node.operands, statements, depth: depth)
    case .name(let node): return addNamed(node, statements, depth: depth)
    case .call(let call):
      if case .array = call.callee { return call.arguments.isEmpty }
      lists.append(value)
    case .member: lists.append(value)
    default: return false
    }
    return true
  }

  private mutating func add(_ values: [Expression], _ statements: [Statement], depth: Int) -> Bool {
    for value in values where !add(value, statements, depth: depth + 1) { return false }
    return true
  }

  /// A local list with all that is added to it, or a property.
  private mutating func addNamed(_ node: NameExpression, _ statements: [Statement], depth: Int) -> Bool {
    guard locals.insert(node.name).inserted else { return true }
    var local = LocalList(name: node.name)
    local.read(statements)
    switch local.declarations {
    case 0: lists.append(.name(node))
    case 1 where !local.isLent:
      elements += local.elements
      return add(local.lists, statements, depth: depth)
    default: return false
    }
    return true
  }
}

/// A local variable, and what a body puts there.
private struct LocalList {
  let name: String
  var declarations = 0
  var elements: [Expression] = []
  var lists: [Expression] = []
  /// Somebody else may change it.
  var isLent = false
  private var called = Set<TextRange>()

  init(name: String) { self.name = name }

  mutating func read(_ statements: [Statement]) {
    var list = self
    ExpressionWalk.visit(statements) {
      list.read($0)
    } _: { declaration in
      guard case .variable(let node) = declaration else { return }
      for binding in node.bindings where binding.name?.text == list.name {
        list.declarations += 1
        if let value = binding.value { list.lists.append(value) }
      }
    }
    self = list
  }

  private mutating func read(_ expression: Expression) {
    switch expression {
    case .call(let call):
      guard case .member(let node) = call.callee, isOwn(node.base) else { return }
      called.insert(node.range)
      guard LocalList.additions.contains(node.name), let argument = call.arguments.first else { return }
      if argument.label == "contentsOf" { lists.append(argument.value) } else { elements.append(argument.value) }
    case .member(let node):
      if isOwn(node.base), LocalList.additions.contains(node.name), !called.contains(node.range) { isLent = true }
    case .assignment(let node):
      if isOwn(node.target) { lists.append(node.value) }
      if case .subscripted(let place) = node.target, isOwn(place.base) { elements.append(node.value) }
    case .unary(let node): if node.kind == .prefix("&"), isOwn(node.operand) { isLent = true }
    default: return
    }
  }

  private func isOwn(_ expression: Expression?) -> Bool {
    if case .name(let node)? = expression { node.name == name } else { false }
  }

  private static let additions: NameSet = ["append", "insert"]
}
