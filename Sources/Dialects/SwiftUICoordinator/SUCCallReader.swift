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
    case "show": if call.arguments.first?.label == "route" { transition(.show) }
    case "set", "append": if call.arguments.first?.label == "routes" { transition(name == "set" ? .set : .append) }
    case "start": if call.arguments.isEmpty { start() }
    case "handle": handle()
    default: break
    }
  }

  // MARK: Routes

  private func transition(_ operation: SUCOperation) {
    guard let argument = call.arguments.first else { return }
    let receiver = visitor.receiver(base, position)
    if receiver == .other || (receiver == .unknown && !isPlausible) { return }
    if overrides(operation.rawValue, receiver) { return }
    let route = route(of: receiver)
    let values = readings(argument.value, route, isList: operation != .show)
    for value in values { visitor.note(value, at: position) }
    let isWrong = SUCCallChecker(visitor, position, call).check(operation, receiver, nameRange)
    let problems = isWrong ? [] : values.flatMap(\.problems)
    visitor.report(problems, position)
    let invalid = isWrong || values.contains { !$0.problems.isEmpty }
    append(operation, receiver, values, route, isInvalid: invalid)
  }

  /// A function of the workspace with the framework's name means something else.
  private func overrides(_ name: String, _ receiver: SUCReceiver) -> Bool {
    guard case .coordinator(let id) = receiver else { return false }
    return visitor.resolver.members(name, of: visitor.resolver.selfType(of: id)).contains { found in
      guard case .function(let function) = found.member.declaration, !found.member.entry.isInterface else {
        return false
      }
      return visitor.typer.fits(call, function.parameters)
    }
  }

  /// Without a known receiver only a file that knows the framework can mean it.
  private var isPlausible: Bool { model.importers.contains(visitor.file) }

  private func route(of receiver: SUCReceiver) -> NominalID? {
    guard case .coordinator(let id) = receiver else { return nil }
    return model.coordinators[id]?.route
  }

  private func readings(_ value: Expression, _ route: NominalID?, isList: Bool) -> [EnumReading] {
    let expected: Type = route.map { .nominal($0, []) } ?? .unknown
    guard isList else { return visitor.reader.readings(of: value, expecting: expected, in: position.scope) }
    if case .array(let node) = value {
      return node.elements.flatMap { visitor.reader.readings(of: $0, expecting: expected, in: position.scope) }
    }
    return [EnumReading(unknown: "the values of a variable", range: value.range)]
  }

  private func append(
    _ operation: SUCOperation, _ receiver: SUCReceiver, _ values: [EnumReading], _ route: NominalID?, isInvalid: Bool
  ) {
    let origin = base.map { visitor.origin(of: $0, position) } ?? .unknown
    visitor.result.calls.append(
      SUCCall(
        operation: operation, receiver: receiver, values: values, route: route, operationRange: nameRange,
        file: visitor.file, place: visitor.place(of: position, nameRange), isForced: visitor.isForced(nameRange),
        origin: origin, isInvalid: isInvalid))
  }

  private func start() {
    let receiver = visitor.receiver(base, position)
    guard receiver != .other, receiver != .unknown, !overrides("start", receiver) else { return }
    let isWrong = SUCCallChecker(visitor, position, call).check(.start, receiver, nameRange)
    append(.start, receiver, [], route(of: receiver), isInvalid: isWrong)
  }

  // MARK: Actions

  private func handle() {
    if call.arguments.count == 2, call.arguments[0].label == nil, call.arguments[1].label == "with" {
      handleDeepLink()
      return
    }
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil, !argument.isTrailing
    else {
      return
    }
    let receiver = visitor.receiver(base, position)
    if receiver == .other || (receiver == .unknown && !isPlausible) { return }
    let property = ReceiverChain.name(base)
    var reader = visitor.reader
    reader.assumesValue = true
    for value in reader.readings(of: argument.value, expecting: .unknown, in: position.scope) {
      send(value, argument.value, receiver, property)
    }
  }

  private func send(
    _ reading: EnumReading, _ value: Expression, _ receiver: SUCReceiver, _ property: String?
  ) {
    guard !isForwarding(value) else { return }
    visitor.note(reading, at: position)
    var problems = reading.problems
    var reason = reading.unknown
    var action = reading.hops.first
    if let hop = action, hop.owner.name == "Action", model.actions[hop.owner] == nil { reason = nil }
    if let hop = action, model.actions[hop.owner] == nil {
      // An enum that is no action, of the workspace and known as a whole.
      if model.routes[hop.owner] != nil, receiver != .unknown { reportNoAction(hop) }
      action = nil
      reason = "'\(hop.owner)' is no action"
      problems = []
    } else if isImplicit(value), receiver != .unknown, !model.hasActionExtensions, reading.name?.isEmpty == false {
      reportImplicit(reading)
    }
    if action == nil, problems.isEmpty { checkFrameworkAction(value) }
    if action == nil, problems.isEmpty, let builtIn = frameworkAction(value) {
      action = builtIn
      reason = nil
    }
    visitor.report(problems, position)
    let range = action?.range ?? reading.range
    visitor.result.sends.append(
      SUCSend(
        receiver: receiver, property: property, action: action, reason: action == nil ? reason ?? "not an action" : nil,
        range: range, file: visitor.file, place: visitor.place(of: position, range), isInvalid: !problems.isEmpty))
  }

  /// `parent?.handle(action)` inside a handler: the action itself goes on.
  private func isForwarding(_ value: Expression) -> Bool {
    guard case .name(let node) = ReceiverChain.stripped(value) else { return false }
    let type = visitor.typer.type(of: .name(node), in: position.scope)
    return SUCFramework.name(of: type, visitor.resolver) == "CoordinatorAction" && position.owner.name == "handle"
  }

  private func isImplicit(_ value: Expression) -> Bool {
    switch value {
    case .member(let node): node.base == nil
    case .call(let call):
      if case .member(let node) = call.callee { node.base == nil } else { false }
    default: false
    }
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
    guard case .member(let node) = callee, case .name(let base)? = node.base, base.name == "Action", !node.name.isEmpty,
      !["done", "cancel"].contains(node.name), position.conditions.isEmpty, model.importers.contains(visitor.file),
      visitor.resolver.names.types(named: "Action").allSatisfy(\.isInterface),
      visitor.resolver.names.globals(named: "Action").isEmpty,
      visitor.resolver.names.extensions(endingIn: "Action").isEmpty
    else { return }
    let near = Spelling.nearest(to: node.name, in: ["done", "cancel"])
    visitor.result.findings.append(
      SUCMessages.error(
        node.nameRange, "unknown-route",
        "'Action' has no case '\(node.name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")))
  }

  private func reportNoAction(_ hop: EnumHop) {
    guard position.conditions.isEmpty else { return }
    visitor.result.findings.append(
      SUCFinding(
        range: hop.range, severity: .error, code: "wrong-route-kind",
        message: "'\(hop.owner).\(hop.name)' is a route; 'handle' takes a 'CoordinatorAction'"))
  }

  private func reportImplicit(_ reading: EnumReading) {
    guard position.conditions.isEmpty, let name = reading.name else { return }
    let owners = model.actions.values.filter { $0.case(name) != nil }.map(\.id).sorted()
    let hint = owners.count == 1 ? "; write '\(owners[0]).\(name)'" : ""
    visitor.result.findings.append(
      SUCFinding(
        range: reading.range, severity: .error, code: "wrong-route-kind",
        message: "'.\(name)' needs the name of its enum: 'handle' takes any 'CoordinatorAction'\(hint)"))
  }

  private func handleDeepLink() {
    let receiver = visitor.receiver(base, position)
    guard receiver != .other, receiver != .unknown || isPlausible else { return }
    visitor.result.deepLinkCalls.append(
      SUCDeepLinkCall(
        receiver: receiver, range: nameRange, file: visitor.file, place: visitor.place(of: position, nameRange)))
  }
}
