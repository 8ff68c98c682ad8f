/// Reads the operations of a coordinator: `show`, `set`, `append`, `start`, `handle`.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCCallReader {
  let visitor: SUCVisitor
  let call: CallExpression
  let nameRange: TextRange
  let base: Expression?
  let position: CodePosition

  init(
    _ visitor: SUCVisitor, _ call: CallExpression, _ nameRange: TextRange, _ base: Expression?, _ position: CodePosition
  ) {
    self.visitor = visitor
    self.call = call
    self.nameRange = nameRange
    self.base = base
    self.position = position
  }

  private var model: SUCModel { visitor.model }

  func read(_ name: String) {
    switch name {
    case "show": transition(.show, label: "route")
    case "set", "append": transition(name == "set" ? .set : .append, label: "routes")
    case "start": start(isRefused: SUCArgumentChecker(reader: self).check(name))
    case "handle": handle()
    case "forEach": sendEach()
    case "pop", "popToRoot", "dismiss":
      if !SUCValueChecker(self).checkNavigation(name) { SUCArgumentChecker(reader: self).check(name) }
    default: break
    }
  }

  // MARK: Routes

  private func transition(_ operation: SUCOperation, label: String) {
    guard let argument = call.arguments.first else { return }
    guard argument.label == label else { return checkLabel(argument, operation, label) }
    let receiver = visitor.receiver(base, position)
    if receiver == .other || (receiver == .unknown && !isPlausible) { return }
    let own = ownFunctions.inputs(of: operation.rawValue, on: receiverType)
    let route = route(of: receiver)
    // A protocol's own function of that name.
    if receiver == .existential, route == nil, isOpen { return }
    let values = readings(argument.value, route, isList: operation != .show)
    if let route, own.isEmpty, operation != .show { visitor.expectRoutes(route, in: argument.value, at: position) }
    // A function for other values leaves the cases of the route to the framework's.
    if !own.isEmpty {
      guard let route, !ownFunctions.mayTake(route, own), values.allSatisfy(\.isResolved) else { return }
    }
    for value in values { visitor.note(value, at: position) }
    SUCForwardReader(visitor, position).note(operation, of: argument.value, to: receiver)
    let isWrong =
      SUCCallChecker(visitor, position, call, on: receiverType).check(operation, receiver, nameRange)
      || SUCValueChecker(self).check(operation, argument.value, values, receiver, route)
    if !isWrong { visitor.report(values.flatMap(\.problems), position) }
    append(operation, receiver, values, route, isInvalid: isWrong)
  }

  /// C13: `c.show(.detail(1))`, `c.append(route: [.detail(1)])`
  private func checkLabel(_ argument: Argument, _ operation: SUCOperation, _ label: String) {
    let name = operation.rawValue
    let isMember = base != nil || (position.scope.lookup(name) == nil && visitor.resolver.globals(named: name).isEmpty)
    guard position.conditions.isEmpty, isMember, case .coordinator(let id) = visitor.receiver(base, position),
      let coordinator = model.coordinators[id], coordinator.isFullyKnown, coordinator.kind != .tab,
      let route = coordinator.route, ownFunctions.inputs(of: name, on: receiverType).isEmpty
    else { return }
    let values = [false, true].flatMap { readings(argument.value, route, isList: $0) }
    guard values.contains(where: { $0.isResolved && $0.hops.first?.owner == route }) else { return }
    visitor.result.findings.append(
      RouteFinding.error(
        nameRange, "input-mismatch", "'\(name)' of '\(id)' takes its routes with the label '\(label):'"))
  }

  /// Without a known receiver only a file that knows the framework can mean it.
  private var isPlausible: Bool { model.importers.contains(visitor.file) }

  private func route(of receiver: SUCReceiver) -> NominalID? {
    required.route(of: receiver, receiverType, in: model)
  }

  var ownFunctions: SUCOwnFunctions { SUCOwnFunctions(visitor: visitor, call: call) }

  var required: SUCRequiredRoutes {
    SUCRequiredRoutes(resolver: visitor.resolver, context: position.scope.context)
  }

  var receiverType: Type {
    base.map { visitor.typer.type(of: $0, in: position.scope) } ?? visitor.typer.selfType(in: position.scope.context)
  }

  /// Behind a protocol that says itself which routes there are, or how they are shown.
  private var isOpen: Bool { required.isOpen(receiverType) }

  private func readings(_ value: Expression, _ route: NominalID?, isList: Bool) -> [EnumReading] {
    let expected: Type = route.map { .nominal($0, []) } ?? .unknown
    guard isList else { return visitor.reader.readings(of: value, expecting: expected, in: position.scope) }
    switch ReceiverChain.stripped(value) {
    case .array(let node):
      return node.elements.flatMap { visitor.reader.readings(of: $0, expecting: expected, in: position.scope) }
    case .ternary(let node): return [node.first, node.second].flatMap { readings($0, route, isList: true) }
    case .sequence(let node) where visitor.joinsLists(node, of: .array(expected)):
      return node.operands.flatMap { readings($0, route, isList: true) }
    default: return [EnumReading(unknown: "the values of a variable", isTyped: route != nil, range: value.range)]
    }
  }

  private func append(
    _ operation: SUCOperation, _ receiver: SUCReceiver, _ values: [EnumReading], _ route: NominalID?, isInvalid: Bool
  ) {
    let origin = base.map { visitor.origin(of: $0, position) } ?? .unknown
    visitor.result.calls.append(
      SUCCall(
        operation: operation, receiver: receiver, values: values, route: route, operationRange: nameRange,
        file: visitor.file, place: visitor.place(of: position, nameRange), isForced: visitor.isForced(nameRange),
        origin: origin, made: operation == .start ? construction : nil, isInvalid: isInvalid))
  }

  /// `start()`; tabs also take a transition: `start(with: .present())`.
  private func start(isRefused: Bool) {
    guard call.arguments.isEmpty || (call.arguments.count == 1 && call.arguments[0].label == "with") else { return }
    let receiver = startedReceiver
    if SUCValueChecker(self).checkNavigation("start") {
      append(.start, receiver, [], nil, isInvalid: true)
      return
    }
    guard receiver != .other, receiver != .unknown, call.arguments.isEmpty || isTab(receiver),
      ownFunctions.inputs(of: "start", on: receiverType).isEmpty
    else { return }
    let isWrong = SUCCallChecker(visitor, position, call, on: receiverType).check(.start, receiver, nameRange)
    append(.start, receiver, [], route(of: receiver), isInvalid: isWrong || isRefused)
  }

  /// `func open<C: Routing>(_ child: C) { child.start() }` starts whom its callers hand in.
  private var startedReceiver: SUCReceiver {
    let receiver = visitor.receiver(base, position)
    guard receiver == .unknown, case .parameter(let name) = receiverType,
      visitor.isCoordinatorParameter(name, position.scope.context)
    else { return receiver }
    return .existential
  }

  private func isTab(_ receiver: SUCReceiver) -> Bool {
    guard case .coordinator(let id) = receiver else { return false }
    return model.coordinators[id]?.kind == .tab
  }

  /// `X(…).start()`, or `c.start()` of a constant that was made so.
  private var construction: TextRange? {
    guard let base else { return nil }
    var maker = ReceiverChain.stripped(base)
    if case .name(let node) = maker, let value = position.scope.lookup(node.name)?.constantValue {
      maker = ReceiverChain.stripped(value)
    }
    guard case .call(let call) = maker else { return nil }
    return call.range
  }

  // MARK: Actions

  private func handle() {
    if call.arguments.count == 2, call.arguments[0].label == nil, call.arguments[1].label == "with" {
      visitor.noteDeepLink(to: base, nameRange, at: position)
      return
    }
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil, !argument.isTrailing
    else {
      return
    }
    let receiver = visitor.actionReceiver(base, position)
    // A callback of that name.
    if receiver == .other { SUCForwardReader(visitor, position).notePasses(call, "handle", base) }
    if receiver == .other || (receiver == .unknown && !isPlausible) { return }
    let property = ReceiverChain.name(base)
    let isOwn = !ownFunctions.inputs(of: "handle", on: receiverType).isEmpty
    SUCForwardReader(visitor, position).note(.handle, of: argument.value, to: receiver, by: isOwn ? nil : call)
    let kept = kept(argument.value)
    if !kept.isEmpty, !isForwarding(argument.value) {
      for value in kept {
        let isTaken = isTakenByApp(value)
        add(
          value.hops.first, argument.value, value.range, receiver, property, isOneOfSeveral: kept.count > 1,
          isHandedOn: isTaken)
      }
      return
    }
    var reader = visitor.reader
    reader.assumesValue = true
    let values = reader.readings(of: argument.value, expecting: wanted(argument.value), in: position.scope)
    for value in values { send(value, argument.value, receiver, property, isOneOfSeveral: values.count > 1) }
  }

  /// `isNew ? HomeAction.open : .basket`: one of them says of which type all are; `.open`, where a function of the app's
  /// own takes actions of one type that has such a case.
  func wanted(_ value: Expression) -> Type {
    if case .ternary(let node) = ReceiverChain.stripped(value) {
      let type = visitor.typer.type(of: value, in: position.scope)
      return type.nominalID.map { model.actions[$0] != nil } ?? false ? type : wanted(node.first)
    }
    guard let name = implicitMember(value)?.name else { return .unknown }
    let own = ownFunctions.inputs(of: "handle", on: receiverType)
    let actions = own.filter { $0.nominalID.map { model.actions[$0] != nil } ?? false }
    let named = actions.filter { $0.nominalID.flatMap { model.actions[$0]?.case(name) } != nil }
    // Of one that is being typed, the name is not known yet.
    let fitting = named.isEmpty ? actions : named
    return fitting.count == 1 ? fitting[0] : .unknown
  }

  /// What a list holds is given to the function one by one.
  func send(each values: [Expression], of element: Type) {
    let receiver = visitor.actionReceiver(base, position)
    guard receiver != .other, receiver != .unknown else { return }
    var reader = visitor.reader
    reader.assumesValue = true
    for value in values {
      for reading in reader.readings(of: value, expecting: element, in: position.scope) {
        send(reading, value, receiver, ReceiverChain.name(base), isOneOfSeveral: false, isInList: true)
      }
    }
  }

  private func send(
    _ reading: EnumReading, _ value: Expression, _ receiver: SUCReceiver, _ property: String?, isOneOfSeveral: Bool,
    isInList: Bool = false
  ) {
    guard !isForwarding(value) else { return }
    visitor.note(reading, at: position)
    var problems = reading.problems
    var reason = reading.unknown
    var action = reading.hops.first
    if let hop = action, hop.owner.name == "Action", model.actions[hop.owner] == nil { reason = nil }
    let isTaken = isTakenByApp(reading)
    if isTaken {
      let isAction = reading.isResolved && action.map { model.actions[$0.owner] != nil } ?? false
      (action, reason, problems) = (isAction ? action : nil, "a function of the app's own may take it", [])
    } else if let hop = action, model.actions[hop.owner] == nil {
      // An enum that is no action, of the workspace and known as a whole.
      if receiver != .unknown, !hop.isAlias { reportNoAction(hop) }
      action = nil
      reason = "'\(hop.owner)' is no action"
      problems = []
    } else if !isInList, implicitMember(value) != nil, receiver != .unknown, !model.hasActionExtensions,
      reading.name?.isEmpty == false
    {
      reportImplicit(reading)
    }
    let isOpen = action == nil && problems.isEmpty && !isTaken
    if isOpen { checkFrameworkAction(value) }
    if isOpen, let builtIn = frameworkAction(value) {
      action = builtIn
      reason = nil
    }
    visitor.report(problems, position)
    add(
      action, value, action?.range ?? reading.range, receiver, property, isOneOfSeveral: isOneOfSeveral,
      reason: action == nil ? reason ?? "not an action" : nil, isHandedOn: isTaken, isInvalid: !problems.isEmpty)
  }

  private func add(
    _ action: EnumHop?, _ value: Expression, _ range: TextRange, _ receiver: SUCReceiver, _ property: String?,
    isOneOfSeveral: Bool, reason: String? = nil, isHandedOn: Bool, isInvalid: Bool = false
  ) {
    var place = visitor.place(of: position, range)
    place.isChosen = place.isChosen || isOneOfSeveral
    visitor.result.sends.append(
      SUCSend(
        receiver: receiver, property: property, isToParent: receiver == .existential && !isHandedOn && isParent,
        action: action, isTyped: isTyped(value), reason: reason,
        source: SUCForwardReader(visitor, position).source(value),
        range: range, file: visitor.file, place: place, isHandedOn: isHandedOn, isInvalid: isInvalid))
  }

  /// `parent?.handle(…)` in a coordinator's own code.
  private var isParent: Bool {
    guard let base, let owner = position.owner.type, model.coordinators[owner] != nil else { return false }
    switch ReceiverChain.stripped(base) {
    case .name(let node): return node.name == "parent" && position.scope.lookup("parent") == nil
    case .member(let node): return node.name == "parent" && ReceiverChain.name(node.base) == "self"
    default: return false
    }
  }

  /// `func handle(_ route: ShopRoute)` beside the framework's: what is no certain value of another type may go there.
  private func isTakenByApp(_ reading: EnumReading) -> Bool {
    let own = ownFunctions.inputs(of: "handle", on: receiverType)
    if own.isEmpty { return false }
    guard reading.isQualified, let owner = reading.hops.first?.owner else { return true }
    return ownFunctions.mayTake(owner, own)
  }

  /// `parent?.handle(action)` inside a handler: the action itself goes on.
  private func isForwarding(_ value: Expression) -> Bool {
    guard case .name(let node) = ReceiverChain.stripped(value) else { return false }
    let type = visitor.typer.type(of: .name(node), in: position.scope)
    return position.owner.name == "handle" && SUCFramework.isAnyAction(type, visitor.resolver)
  }

  private func isTyped(_ value: Expression) -> Bool {
    let type = visitor.typer.type(of: value, in: position.scope)
    return type.nominalID.map { model.actions[$0] != nil } ?? false
  }

  /// `.open`, `.detail(1)`
  private func implicitMember(_ value: Expression) -> MemberExpression? {
    var callee = value
    if case .call(let call) = value { callee = call.callee }
    guard case .member(let node) = callee, node.base == nil else { return nil }
    return node
  }

  /// `Action.done(self)`, `SwiftUICoordinator.Action.cancel(…)`
  private func frameworkAction(_ value: Expression) -> EnumHop? {
    guard case .call(let call) = value, case .member(let node) = call.callee, let base = node.base else { return nil }
    guard node.name == "done" || node.name == "cancel" else { return nil }
    switch base {
    case .name(let name) where name.name == "Action": break
    case .member(let member) where member.name == "Action": break
    default: return nil
    }
    return EnumHop(owner: NominalID("Action"), name: node.name, range: node.nameRange, isAlias: false)
  }

  /// `Action` has the cases `done` and `cancel`.
  private func checkFrameworkAction(_ value: Expression) {
    var callee = value
    if case .call(let call) = value { callee = call.callee }
    guard case .member(let node) = callee, case .name(let base)? = node.base, base.name == "Action" else { return }
    let action = SUCFrameworkAction(visitor: visitor, position: position)
    guard !action.checkName(node.name, node.nameRange), !node.name.isEmpty, case .member = value, action.isCertain
    else {
      return
    }
    visitor.result.findings.append(
      RouteFinding.error(node.nameRange, "input-mismatch", "'Action.\(node.name)' needs its input (Any)"))
  }

  /// A case of an enum that is certainly no action.
  private func reportNoAction(_ hop: EnumHop) {
    let isRoute = model.routes[hop.owner] != nil
    guard position.conditions.isEmpty, isRoute || visitor.domain.isClosed(hop.owner) else { return }
    visitor.result.findings.append(
      RouteFinding.error(
        hop.range, "wrong-route-kind",
        "'\(hop.owner).\(hop.name)' is \(isRoute ? "a route" : "no action"); 'handle' takes a 'CoordinatorAction'",
        about: hop.owner))
  }

  private func reportImplicit(_ reading: EnumReading) {
    guard position.conditions.isEmpty, let name = reading.name else { return }
    let owners = model.actions.values.filter { $0.case(name) != nil }.map(\.id).sorted()
    let hint = owners.count == 1 ? "; write '\(owners[0]).\(name)'" : ""
    visitor.result.findings.append(
      RouteFinding(
        range: reading.range, severity: .error, code: "wrong-route-kind",
        message: "'.\(name)' needs the name of its enum: 'handle' takes any 'CoordinatorAction'\(hint)"))
  }
}
