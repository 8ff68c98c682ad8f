/// Functions and callbacks that hand a route to `show`, `set` or `append`, or an action to `handle`, and the calls that
/// give them one: `func go(to route: AppRoute) { try? navigator.show(route: route) }`, `go(to: .detail(1))`.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A parameter that is handed on.
struct SUCForward: Hashable, Sendable {
  struct Source: Hashable, Sendable {
    var key: SUCFunctionKey
    /// Whose function it is, or who calls back; nil for a function of nobody's.
    var owner: NominalID?
  }

  var source: Source
  var operation: SUCOperation
  var receiver: SUCReceiver
  /// A callback that does nothing but that, in the app itself.
  var isCertain = false
}

/// A call that gives a value to a function of the workspace's.
struct SUCPass: Sendable {
  var function: SUCForward.Source
  var values: [EnumReading]
  var range: TextRange
  var file: FileID
  var place: SUCPlace
  /// Where the value came in from outside: the parameter, and whose function it belongs to.
  var source: SUCForward.Source?
}

struct SUCForwardReader {
  let visitor: SUCVisitor
  let position: CodePosition

  init(_ visitor: SUCVisitor, _ position: CodePosition) {
    self.visitor = visitor
    self.position = position
  }

  private var typer: Typer { visitor.typer }
  private var model: SUCModel { visitor.model }

  // MARK: Handing on

  /// Notes an operation on what came in from outside: `show(route: route)`, `append(routes: [route])`, `handle($0)`.
  func note(_ operation: SUCOperation, of value: Expression, to receiver: SUCReceiver, by call: CallExpression? = nil) {
    guard let source = source(value) else { return }
    let isCertain = call.map { isAll(of: value, $0) } ?? false
    visitor.result.forwards.append(
      SUCForward(source: source, operation: operation, receiver: receiver, isCertain: isCertain))
  }

  /// `{ [weak self] in self?.handle($0) }`
  private func isAll(of value: Expression, _ call: CallExpression) -> Bool {
    guard isSure(call.range), case .name(let node) = value,
      case .closureParameter(let outer, let index, 0)? = position.scope.lookup(node.name)?.binding,
      index < outer.arguments.count, case .closure(let closure) = outer.arguments[index].value,
      closure.statements.count == 1, case .expression(.call(let only))? = closure.statements.first
    else { return false }
    return only === call
  }

  private func isSure(_ range: TextRange) -> Bool {
    position.conditions.isEmpty && visitor.isPartOfApp(position, range)
  }

  func source(_ value: Expression) -> SUCForward.Source? {
    var value = ReceiverChain.stripped(value)
    if case .array(let list) = value, list.elements.count == 1 { value = ReceiverChain.stripped(list.elements[0]) }
    guard case .name(let node) = value, let local = origin(of: node.name) else { return nil }
    if position.owner.kind == .function, let key = visitor.parameterKey(local, position) {
      return SUCForward.Source(key: key, owner: position.owner.type)
    }
    switch local.binding {
    case .closureParameter(let call, let argument, 0): return callback(argument, of: call)
    case .functionParameter(.value(let target, _), 0): return property(target)
    default: return nil
    }
  }

  /// Of `if let route` and `for route in routes`, where that came from.
  private func origin(of name: String) -> Scope? {
    var local = position.scope.lookup(name)
    while let found = local {
      let outer: String
      switch found.binding {
      case .unwrappedName: outer = found.name
      case .unwrapped(.name(let node)), .element(.name(let node)): outer = node.name
      default: return found
      }
      local = found.parent?.lookup(outer)
    }
    return nil
  }

  /// `Screen(onAction: { coordinator.handle($0) })`: who is constructed calls it back. `screen.onAction { … }`: what that
  /// does with it is another question.
  private func callback(_ index: Int, of call: CallExpression) -> SUCForward.Source? {
    if case .metatype(let type) = typer.type(of: call.callee, in: position.scope) {
      guard let owner = type.nominalID, visitor.resolver.isWorkspaceType(owner), let label = label(of: index, in: call)
      else { return nil }
      return SUCForward.Source(key: SUCFunctionKey(function: owner.simpleName, label: label), owner: owner)
    }
    let callees = typer.callees(of: call, in: position.scope)
    guard callees.count == 1, let callee = callees.first, let owner = callee.owner,
      let parameter = typer.parameterIndex(of: index, in: call, callee.parameters),
      let name = visitor.callee(of: call, position)?.name
    else { return nil }
    let label = callee.parameters[parameter].label ?? "_\(parameter)"
    return SUCForward.Source(key: SUCFunctionKey(function: name, label: label), owner: owner)
  }

  /// `screen.onAction`, which the screen calls.
  private func property(_ target: Expression) -> SUCForward.Source? {
    let (name, base): (String, Expression?)
    switch target {
    case .member(let node) where node.base != nil: (name, base) = (node.name, node.base)
    case .name(let node) where position.scope.lookup(node.name) == nil: (name, base) = (node.name, nil)
    default: return nil
    }
    guard case .function(let inputs, _) = typer.type(of: target, in: position.scope).unwrapped, inputs.count == 1,
      let owner = holder(base), visitor.resolver.isWorkspaceType(owner)
    else { return nil }
    return SUCForward.Source(key: SUCFunctionKey(function: owner.simpleName, label: name), owner: owner)
  }

  /// `screen.onAction = coordinator.handle`, `self.onAction = onAction` of a parameter
  func noteAssigned(_ value: Expression, to target: Expression) {
    guard let property = property(target) else { return }
    noteReference(value, to: property)
    guard case .name(let node) = ReceiverChain.stripped(value), let local = position.scope.lookup(node.name),
      let key = visitor.parameterKey(local, position)
    else { return }
    visitor.result.passes.append(
      SUCPass(
        function: SUCForward.Source(key: key, owner: position.owner.type), values: [], range: value.range,
        file: visitor.file, place: visitor.place(of: position, value.range), source: property))
  }

  private func label(of index: Int, in call: CallExpression) -> String? {
    if let label = call.arguments.dropFirst(index).first?.label { return label }
    let found = typer.callees(of: call, in: position.scope).compactMap { callee in
      typer.parameterIndex(of: index, in: call, callee.parameters).flatMap { callee.parameters[$0].label }
    }
    return Set(found).count == 1 ? found[0] : nil
  }

  /// `Screen(onAction: coordinator.handle)`
  func noteReferences(in call: CallExpression) {
    for (index, argument) in call.arguments.enumerated() {
      noteReference(argument.value, to: callback(index, of: call))
    }
  }

  private func noteReference(_ value: Expression, to callback: @autoclosure () -> SUCForward.Source?) {
    let (name, base): (String, Expression?)
    switch value {
    case .member(let node) where node.base != nil: (name, base) = (node.name, node.base)
    case .name(let node) where position.scope.lookup(node.name) == nil: (name, base) = (node.name, nil)
    default: return
    }
    guard name == "handle" else { return notePass(value, name, base, to: callback()) }
    let receiver = visitor.receiver(base, position)
    guard receiver.isCoordinator, let source = callback() else { return }
    visitor.result.forwards.append(
      SUCForward(
        source: source, operation: .handle, receiver: receiver,
        isCertain: isSure(value.range) && meansFramework(receiver)))
  }

  /// No function of the app's own can be meant by `handle`.
  private func meansFramework(_ receiver: SUCReceiver) -> Bool {
    guard case .coordinator(let id) = receiver, model.extendedTypes.isEmpty else { return false }
    return visitor.resolver.members("handle", of: visitor.resolver.selfType(of: id)).allSatisfy { found in
      guard case .function(let node) = found.member.declaration else { return false }
      return SUCHandlerReader.isHandler(node, found.member.context(visitor.resolver), visitor.resolver)
        || node.parameters.count > 1
    }
  }

  /// `Screen(onAction: forward)`: what is called back with goes to a function of the workspace's.
  private func notePass(_ value: Expression, _ name: String, _ base: Expression?, to callback: SUCForward.Source?) {
    guard let callback, !visitor.resolver.isDeclaredNowhere(name), let owner = holder(base) else { return }
    let found = visitor.resolver.members(name, of: visitor.resolver.selfType(of: owner))
    guard found.count == 1, case .function(let node) = found[0].member.declaration, node.parameters.count == 1 else {
      return
    }
    let key = SUCFunctionKey(function: name, label: node.parameters[0].label ?? "_0")
    visitor.result.passes.append(
      SUCPass(
        function: SUCForward.Source(key: key, owner: owner), values: [], range: value.range, file: visitor.file,
        place: visitor.place(of: position, value.range), source: callback))
  }

  // MARK: Giving

  /// Notes what a call gives to a function that may hand it on.
  func notePasses(_ call: CallExpression, _ name: String, _ base: Expression?) {
    guard !call.arguments.isEmpty, name.first?.isUppercase == false, name != "init",
      !visitor.resolver.isDeclaredNowhere(name)
    else { return }
    let callees = typer.callees(of: call, in: position.scope)
    if let callee = callees.first {
      // A method and the requirement that it meets are one.
      guard typer.fits(call, callee.parameters),
        callees.allSatisfy({ $0.types == callee.types && $0.generics.isEmpty })
      else { return }
      for index in call.arguments.indices {
        guard let parameter = typer.parameterIndex(of: index, in: call, callee.parameters) else { continue }
        let key = SUCFunctionKey(function: name, label: callee.parameters[parameter].label ?? "_\(parameter)")
        note(call.arguments[index].value, callee.types[parameter], SUCForward.Source(key: key, owner: callee.owner))
      }
    } else if call.arguments.count == 1, let owner = holder(base),
      case .function(let wanted, _) = typer.type(of: call.callee, in: position.scope).unwrapped, wanted.count == 1
    {
      let key = SUCFunctionKey(function: owner.simpleName, label: name)
      note(call.arguments[0].value, wanted[0].type, SUCForward.Source(key: key, owner: owner))
    }
  }

  private func holder(_ base: Expression?) -> NominalID? {
    let type = base.map { typer.type(of: $0, in: position.scope) } ?? typer.selfType(in: position.scope.context)
    return type.unwrapped.nominalID
  }

  private func note(_ value: Expression, _ expected: Type, _ function: SUCForward.Source) {
    let element = typer.elementType(of: expected.unwrapped)
    let taken = element.isUnknown ? expected : element
    let wanted = taken.unwrapped
    let isAny = SUCFramework.isAnyAction(wanted, visitor.resolver) || SUCFramework.isAnyRoute(wanted, visitor.resolver)
    guard isAny || wanted.nominalID.map(model.isEnum) ?? false else { return }
    var reader = visitor.reader
    reader.assumesValue = isAny
    var values = [value]
    if !element.isUnknown, case .array(let list) = ReceiverChain.stripped(value) { values = list.elements }
    let readings = values.flatMap { reader.readings(of: $0, expecting: isAny ? .unknown : taken, in: position.scope) }
    for reading in readings where !isAny {
      visitor.note(reading, at: position)
      visitor.report(reading.problems, position)
    }
    visitor.result.passes.append(
      SUCPass(
        function: function, values: readings, range: value.range, file: visitor.file,
        place: visitor.place(of: position, value.range), source: source(value)))
  }
}
