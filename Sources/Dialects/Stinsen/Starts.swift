/// Reads what `stack` or `child` of a coordinator starts with.

import Facts
import Semantics
import SourceText

struct StinsenStartReader {
  private let linker: StinsenLinker
  private let id: NominalID
  private let kind: StinsenVariant.Kind
  private let entries: [NameTable.TypeEntry]
  private let scope: Scope

  init(
    _ linker: StinsenLinker, _ entry: NameTable.TypeEntry, _ id: NominalID, _ kind: StinsenVariant.Kind,
    _ extensions: [NameTable.TypeEntry]
  ) {
    self.linker = linker
    self.id = id
    self.kind = kind
    entries = [entry] + extensions
    scope = Scope(linker.resolver.context(inside: entry, of: id).inner)
  }

  func start() -> StinsenStart {
    var start = StinsenStart(file: scope.context.file)
    guard let (property, isConditional) = property() else { return start }
    start.isConditional = isConditional
    guard let value = property.value else {
      readAssignments(into: &start)
      return start
    }
    read(value, into: &start)
    guard isAssigned() else { return start }
    start.isExact = false
    // What an initialiser puts in its place is the start; the value may never be seen.
    if kind == .navigation { readReplacements(into: &start) }
    return start
  }

  private func readReplacements(into start: inout StinsenStart) {
    var replacements = StinsenStart(file: start.file)
    readAssignments(into: &replacements)
    for index in start.items.indices { start.items[index].isReplaced = true }
    start.items += replacements.items
    start.isKnown = start.isKnown && replacements.isKnown
  }

  private var propertyName: String { kind == .tab ? "child" : "stack" }

  private func property() -> (binding: VariableDeclaration.Binding, isConditional: Bool)? {
    for entry in entries {
      for case .variable(let node) in entry.node.members {
        guard let binding = node.bindings.first(where: { $0.name?.text == propertyName }) else { continue }
        return (binding, !node.head.conditions.isEmpty)
      }
    }
    return nil
  }

  private func read(_ value: Expression, inBody: Bool = false, into start: inout StinsenStart) {
    switch value {
    case .call(let call):
      if case .closure(let closure) = call.callee {
        if kind == .tab {
          collectKeyPaths(in: closure.statements, into: &start)
        } else {
          readStacks(in: closure.statements, into: &start)
        }
        return
      }
      guard StinsenStartReader.isConstruction(call, of: kind == .tab ? "TabChild" : "NavigationStack") else { return }
      if kind == .tab { readTabs(call, into: &start) } else { readStack(call, inBody: inBody, into: &start) }
    default: break
    }
  }

  static func isConstruction(_ call: CallExpression, of name: String) -> Bool {
    guard case .named(let components)? = ConstructionFinder.constructedType(call) else {
      if case .member(let member) = call.callee { return member.base == nil && member.name == "init" }
      return false
    }
    return components.last?.name == name
  }

  // MARK: NavigationStack(initial:)

  /// In a function's body, names may be those of parameters and local variables, which nobody looks up here.
  private func type(ofInput value: Expression, inBody: Bool) -> Type {
    var namesValues = false
    if inBody {
      ExpressionWalk.visit(value) { if case .name(let node) = $0, !node.name.startsLikeType { namesValues = true } }
    }
    return namesValues ? .unknown : typeAtRunTime(of: value, linker.typer.type(of: value, in: scope))
  }

  /// The stack takes anything and asks what it is when the route is made: a class's variable may hold a subclass's object
  /// by then, an optional's nothing or its value, and an empty list is one of anything.
  private func typeAtRunTime(of value: Expression, _ type: Type) -> Type {
    if case .call(let call) = value, ConstructionFinder.constructedType(call) != nil, type.nominalID != nil {
      return type
    }
    switch type {
    case .external(let name, _) where Platform.concreteValueTypes.contains(name): return type
    case .nominal(let id, _):
      let entries = linker.resolver.info(id).entries
      return entries.allSatisfy { $0.node.kind == .struct || $0.node.kind == .enum } ? type : .unknown
    case .function, .tuple([]): return type
    default: return .unknown
    }
  }

  private func readStack(_ call: CallExpression, inBody: Bool, into start: inout StinsenStart) {
    guard let initial = call.arguments.first(where: { $0.label == "initial" }) else { return }
    // What may be anything takes no closure behind the parentheses.
    let input = call.arguments.first { $0.label == nil && !$0.isTrailing }
    let alternatives = KeyPathAlternatives.of(initial.value, in: scope)
    start.isKnown = !alternatives.isEmpty && alternatives.allSatisfy { $0.path != nil }
    start.isExact = start.isKnown && alternatives.count == 1
    for case let path? in alternatives.map(\.path) {
      guard var item = item(path) else { continue }
      item.hasInput = input != nil
      item.sharesInput = alternatives.count > 1
      item.input = input.map { type(ofInput: $0.value, inBody: inBody) }
      start.items.append(item)
    }
  }

  /// An immediately called closure: with what a stack may start is known, whether it does is not.
  private func readStacks(in statements: [Statement], into start: inout StinsenStart) {
    ExpressionWalk.visit(statements) { expression in
      guard case .call(let call) = expression, StinsenStartReader.isConstruction(call, of: "NavigationStack") else {
        return
      }
      readStack(call, inBody: true, into: &start)
    }
    start.isKnown = false
    start.isExact = false
  }

  private func item(_ path: KeyPathExpression) -> StinsenStart.Item? {
    guard let component = path.components.first, !component.name.isEmpty else { return nil }
    var item = StinsenStart.Item(
      name: component.name, range: component.range, foreignRoot: nil, input: nil, hasInput: false)
    if let root = path.root {
      let type = linker.resolver.resolve(root, in: scope.context)
      if type.nominalID != id, type != .parameter("Self") { item.foreignRoot = type }
    }
    return item
  }

  /// `stack` without a value is assigned in the initialisers.
  private func readAssignments(into start: inout StinsenStart) {
    var isKnown = true
    for statements in initializerBodies() {
      ExpressionWalk.visit(statements) { expression in
        guard case .assignment(let node) = expression, targetsProperty(node.target) else { return }
        var part = StinsenStart(file: start.file)
        read(node.value, inBody: true, into: &part)
        isKnown = isKnown && part.isKnown
        start.items += part.items
      }
    }
    start.isKnown = isKnown && !start.items.isEmpty
    start.isExact = false
  }

  private func targetsProperty(_ target: Expression) -> Bool {
    switch target {
    case .name(let node): return node.name == propertyName
    case .member(let node):
      guard let base = node.base, case .name(let owner) = ReceiverChain.stripped(base) else { return false }
      return owner.name == "self" && node.name == propertyName
    default: return false
    }
  }

  private func initializerBodies() -> [[Statement]] { bodies { $0.name == "init" } }

  private func bodies(where isWanted: (FunctionDeclaration) -> Bool) -> [[Statement]] {
    entries.flatMap { entry in
      entry.node.members.compactMap { member in
        guard case .function(let node) = member, isWanted(node) else { return nil }
        return node.body?.statements
      }
    }
  }

  private func accessorBodies() -> [[Statement]] {
    entries.flatMap { entry in
      entry.node.members.flatMap { member -> [[Statement]] in
        guard case .variable(let node) = member else { return [] }
        return node.bindings.flatMap(\.accessors).compactMap { $0.body?.statements }
      }
    }
  }

  // MARK: TabChild(startingItems:)

  private func readTabs(_ call: CallExpression, into start: inout StinsenStart) {
    if let active = call.arguments.first(where: { $0.label == "activeTab" }), let value = active.value.integerValue {
      start.activeTab = (value, active.value.range)
    }
    guard let argument = call.arguments.first(where: { $0.label == "startingItems" }) else { return }
    guard case .array(let array) = argument.value else { return }
    start.isKnown = true
    start.isExact = true
    for element in array.elements {
      let alternatives = KeyPathAlternatives.of(element, in: scope)
      if alternatives.count != 1 { start.isExact = false }
      for alternative in alternatives {
        guard let path = alternative.path, let item = item(path) else {
          start.isKnown = false
          start.isExact = false
          continue
        }
        start.items.append(item)
      }
    }
  }

  /// An immediately called closure: which key paths occur is known, their order and number are not.
  private func collectKeyPaths(in statements: [Statement], into start: inout StinsenStart) {
    var paths: [KeyPathExpression] = []
    ExpressionWalk.visit(statements) { if case .keyPath(let path) = $0 { paths.append(path) } }
    start.items += paths.compactMap(item)
    start.isKnown = !paths.isEmpty
  }

  /// Somewhere in the class, besides its value.
  private func isAssigned() -> Bool {
    (bodies { _ in true } + accessorBodies()).contains { statements in
      var found = false
      ExpressionWalk.visit(statements) { expression in
        if case .assignment(let node) = expression, targetsProperty(node.target) { found = true }
      }
      return found
    }
  }
}

extension Expression {
  /// The value of an integer literal, also a negative one.
  var integerValue: Int? {
    switch self {
    case .literal(let node) where node.kind == .integer: return Int(node.text.filter { $0 != "_" })
    case .unary(let node) where node.kind == .prefix("-"):
      guard let value = node.operand.integerValue, value != Int.min else { return nil }
      return -value
    case .tuple(let node) where node.elements.count == 1: return node.elements[0].value.integerValue
    default: return nil
    }
  }
}
