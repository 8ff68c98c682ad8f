/// Assignments to paths and to sheets' slots.

import Facts
import RouteGraph
import Semantics
import SourceText

extension PathOperationReader {
  func read(_ node: AssignmentExpression) {
    let written = ReceiverChain.stripped(node.target)
    guard mayBePath(written), mayHoldRoute(node.value) else { return }
    if case .subscripted(let place) = written, !isPathOfTable(written) { return readElement(node, at: place) }
    let target = PathOperationReader.bound(written)
    if target.range != written.range, projections.isOfOwnWrapper(target, in: position.scope) { return }
    let type = projections.type(of: target, in: position.scope)
    let (element, isPath) = EnumPathSwiftUI.path(of: type.unwrapped)
    let kind: EnumPathTransition.Kind = node.operator == "=" ? .set : .push
    guard isPath else { return readSlot(node, target, type, isBound: target.range != written.range) }
    if isData(target) { return }
    let count = visitor.result.transitions.count
    defer { notePlace(target, since: count, node.range) }
    guard let element else {
      for value in listed(node.value) { push(value, node.operator, receiverName(target), isLink: false, kind) }
      return
    }
    guard let id = element.nominalID, model.mayBePushed(id) else { return }
    var reader = self
    reader.doubt = redefinition(node, of: type.unwrapped).map { "the app has an operator '\($0)' of its own" }
    reader.readList(node.value, kind, node.operator, receiverName(target), of: element)
  }

  /// `visited`, beside the path, or what code works out for others.
  func isData(_ list: Expression) -> Bool {
    let type: NominalID?
    let name: String
    switch ReceiverChain.stripped(list) {
    case .name(let node):
      guard position.scope.lookup(node.name) == nil else { return isWorkedOut(node) }
      (type, name) = (position.owner.type, node.name)
    case .member(let node):
      guard let base = node.base else { return false }
      (type, name) = (projections.type(of: base, in: position.scope).unwrapped.nominalID, node.name)
    default: return false
    }
    guard let type, !model.dataLists.isEmpty else { return false }
    return visitor.resolver.lineage(of: visitor.resolver.selfType(of: type)).contains {
      model.dataLists.contains(EnumPathSlot(owner: $0.id, name: name))
    }
  }

  /// `paths[tab]`, of a table whose lists some stack shows: other tables are data.
  private func isPathOfTable(_ target: Expression) -> Bool {
    let element = EnumPathSwiftUI.path(of: typer.type(of: target, in: position.scope).unwrapped).element?.nominalID
    return element.map { model.activation?.basis.bound.contains($0) ?? false } ?? false
  }

  /// `path[path.count - 1] = .b`
  private func readElement(_ node: AssignmentExpression, at place: SubscriptExpression) {
    let path = PathOperationReader.bound(ReceiverChain.stripped(place.base))
    let (element, isPath) = EnumPathSwiftUI.path(of: projections.type(of: path, in: position.scope).unwrapped)
    guard isPath, node.operator == "=", let element, let id = element.nominalID, model.mayBePushed(id),
      typer.type(of: node.target, in: position.scope) == element
    else { return }
    let count = visitor.result.transitions.count
    transition(.set, node.operator, receiverName(path), node.value, expecting: element)
    notePlace(path, since: count, node.range)
  }

  /// The operator that may take something else than elements of the path.
  private func redefinition(_ node: AssignmentExpression, of path: Type) -> String? {
    var operators = [node.operator]
    if case .sequence(let value) = node.value { operators += value.operators }
    return operators.first { typer.isRedefined($0, [path, .unknown]) }
  }

  /// The binding whose value this is, or the expression itself.
  static func bound(_ expression: Expression) -> Expression {
    guard case .member(let node) = ReceiverChain.stripped(expression), node.name == "wrappedValue", let base = node.base
    else { return expression }
    return ReceiverChain.stripped(base)
  }

  /// A path or a slot by its name, a binding's value, or a local variable.
  private func mayBePath(_ target: Expression) -> Bool {
    switch target {
    case .name(let node): model.words.properties.contains(node.name) || position.scope.lookup(node.name) != nil
    case .member(let node): node.name == "wrappedValue" || model.words.properties.contains(node.name)
    default: true
    }
  }

  private func mayHoldRoute(_ value: Expression) -> Bool {
    switch value {
    case .literal, .closure, .dictionary, .keyPath: false
    default: true
    }
  }

  /// The elements that an assigned value lists: `[.a]`, `path.dropLast() + [.b]`, `NavigationPath([R.a])`.
  func listed(_ value: Expression) -> [Expression] {
    switch value {
    case .array(let list): list.elements
    case .sequence(let node): node.operands.flatMap(listed)
    case .ternary(let node): listed(node.first) + listed(node.second)
    case .control(let node): node.statement.results.flatMap(listed)
    case .call(let call):
      PathOperationReader.list(in: call)?.elements ?? PathOperationReader.repeated(by: call).map { [$0] }
        ?? call.listOfSameElements.map(listed) ?? []
    default: []
    }
  }

  /// `Array([.a])`, `[R]([.a])`, `NavigationPath([R.a])`, `.init([.a])`
  private static func list(in call: CallExpression) -> ArrayExpression? {
    guard call.arguments.count == 1, call.arguments[0].label == nil, case .array(let list) = call.arguments[0].value
    else { return nil }
    switch call.callee {
    case .name(let node): return ["Array", "NavigationPath"].contains(node.name) ? list : nil
    case .member(let node): return node.base == nil && node.name == "init" ? list : nil
    case .array: return list
    default: return nil
    }
  }

  /// `Array(repeating: .a, count: 2)`
  private static func repeated(by call: CallExpression) -> Expression? {
    guard call.arguments.count == 2, call.arguments[0].label == "repeating", call.arguments[1].label == "count" else {
      return nil
    }
    return call.arguments[0].value
  }

  private func readSlot(_ node: AssignmentExpression, _ target: Expression, _ type: Type, isBound: Bool) {
    let held = isBound ? EnumPathSwiftUI.boundValue(type) : type
    guard node.operator == "=", let id = held.unwrapped.nominalID else { return }
    guard let route = model.routes[id] else { return readHolder(node, target, type, held) }
    guard let (owner, name) = slot(target, type, isPresented: route.isPresented) else { return }
    if case .optional = held, let value = EnumPathVisitor.member(node.value), value.base == nil, value.name == "none",
      route.case("none") != nil
    {
      if position.conditions.isEmpty {
        visitor.result.findings.append(EnumPathMessages.clearing(value, name, id, visitor))
      }
      return
    }
    transition(model.isRoot(name) ? .root : .present, name, owner?.name, node.value, expecting: held)
  }

  /// `presented = Presentation(kind: .help)`
  private func readHolder(_ node: AssignmentExpression, _ target: Expression, _ type: Type, _ held: Type) {
    guard let id = held.unwrapped.nominalID, model.presentedHolders[id] != nil, model.wrappers.contains(id),
      let (owner, name) = slot(target, type, isPresented: true)
    else { return }
    transition(.present, name, owner?.name, node.value, expecting: held.unwrapped)
  }

  /// The slot that a target is: its own type's, a base class's, or one that a binding leads to.
  private func slot(_ target: Expression, _ type: Type, isPresented: Bool) -> (NominalID?, String)? {
    let owner: NominalID?
    var name: String
    switch ReceiverChain.stripped(target) {
    case .name(let node): (owner, name) = (position.owner.type, node.name)
    case .member(let node):
      guard let base = node.base else { return nil }
      (owner, name) = (projections.type(of: base, in: position.scope).unwrapped.nominalID, node.name)
    default: return nil
    }
    if case .external("Binding", _) = type { return isPresented ? (owner, name) : nil }
    guard let owner else { return nil }
    // `$sheet.wrappedValue`
    if name.hasPrefix("$") { name.removeFirst() }
    if case .name = ReceiverChain.stripped(target), position.scope.lookup(name) != nil { return nil }
    let owners = visitor.resolver.lineage(of: visitor.resolver.selfType(of: owner))
    return owners.contains { model.slots.contains(EnumPathSlot(owner: $0.id, name: name)) } ? (owner, name) : nil
  }
}
