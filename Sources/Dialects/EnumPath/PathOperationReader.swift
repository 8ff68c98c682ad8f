/// Reads the operations that move values into paths and sheets' slots, whoever holds them.

import Facts
import RouteGraph
import Semantics
import SourceText

struct PathOperationReader {
  let visitor: EnumPathVisitor
  let position: CodePosition
  /// Why what seems wrong with a value may be right.
  var doubt: String?

  init(_ visitor: EnumPathVisitor, _ position: CodePosition) {
    self.visitor = visitor
    self.position = position
  }

  var model: EnumPathModel { visitor.model }
  var typer: Typer { visitor.typer }
  var projections: Projections { visitor.projections }

  // MARK: Calls

  /// Those of SwiftUI and of the standard library; the workspace's are in the model's words.
  static let operations: Set<String> = [
    "environmentObject", "removeLast", "append", "insert", "replaceSubrange", "NavigationLink", "List", "forEach",
  ]

  func read(_ call: CallExpression) {
    switch call.callee {
    case .member(let node):
      guard let base = node.base else { return }
      noteMethod(call, node, base)
      visitor.noteProvided(by: call, node.name, at: position)
      noteHandedCallbacks(call)
      if node.name == "removeLast", call.arguments.isEmpty { notePop(call, node, base) }
      if isListWithSelection(call) { visitor.result.hasSelectionList = true }
      if node.name == "forEach" { readForEach(call, base) }
      if ["append", "insert", "replaceSubrange"].contains(node.name) {
        var reader = self
        if typer.isAddedToCollections(node.name, call) {
          reader.doubt = "several functions '\(node.name)' fit this call"
        }
        if reader.readPath(call, node, base) { return }
      }
      let count = visitor.result.transitions.count
      readMutator(call, node.name, base)
      if visitor.result.transitions.count == count { readOtherRouter(call, node, base) }
    case .name(let node):
      if node.name == "NavigationLink" { readLink(call) }
      visitor.noteProvided(by: call, node.name, at: position)
      if isListWithSelection(call) { visitor.result.hasSelectionList = true }
      if node.name == "NavigationStack" || node.name == "NavigationLink" { return }
      if position.scope.lookup(node.name) == nil {
        readMutator(call, node.name, nil)
        readLinkView(call, node)
        noteHandedCallbacks(call)
      }
    default: break
    }
    if !readCalledValue(call) { readCallback(call) }
  }

  private func isListWithSelection(_ call: CallExpression) -> Bool {
    guard case .name(let node) = call.callee, node.name == "List" else { return false }
    return call.arguments.contains { $0.label == "selection" }
  }

  private func readMutator(_ call: CallExpression, _ name: String, _ base: Expression?) {
    guard model.mutatorNames.contains(name) else { return }
    let type = base.map { projections.receiver($0, in: position.scope) } ?? typer.selfType(in: position.scope.context)
    let calls = MutatorCalls(visitor.$model, typer, position.scope)
    let globals = base == nil ? calls.globals(for: call, name, in: type) : []
    if !globals.isEmpty {
      return read(call, name, nil, MutatorOverloads(calls, visitor.reader, globals, []).meaning(of: call), globals)
    }
    var receiver = calls.receiver(type, base, name)
    var isType = false
    if case .metatype(let instance) = type { (receiver, isType) = (instance, true) }
    guard let id = visitor.resolver.lineage(of: receiver).first?.id else {
      if type.isUnknown || isType { readUnknown(call, name, "the receiver's type is not known") }
      return
    }
    let (found, others) = calls.candidates(for: call, name, on: receiver, written: type, ofType: isType)
    if isType, found.isEmpty { reportTypeReceiver(call, name, id) }
    if found.isEmpty { return }
    let meaning = MutatorOverloads(calls, visitor.reader, found, others).meaning(of: call)
    var reader = self
    if visitor.resolver.mayHaveOverload(name, of: receiver) { reader.doubt = "'\(id.name)' may have another '\(name)'" }
    guard let base, AddedPathFunctions.extended(type.unwrapped) != nil else {
      return reader.read(call, name, id.name, meaning, found)
    }
    let count = visitor.result.transitions.count
    reader.read(call, name, receiverName(base), meaning, found)
    notePlace(base, since: count, call.range)
  }

  func read(
    _ call: CallExpression, _ name: String, _ receiver: String?, _ meaning: MutatorOverloads.Meaning,
    _ found: [MutatorCalls.Candidate]
  ) {
    switch meaning {
    case .one(let only):
      let count = visitor.result.transitions.count
      read(call, name, receiver, only)
      visitor.noteMutator(call, only, since: count)
    case .none(let first, let node, let problem):
      let reading = EnumReading(
        problems: [problem], range: node.nameRange, name: node.name, nodes: [ObjectIdentifier(node)])
      visitor.note(reading, at: position)
      visitor.report(reading.problems, at: position)
      add(model.kind(of: first.mutator), name, receiver, reading)
    case .several: readUnknown(call, name, "several functions '\(name)' fit this call")
    }
  }

  func read(_ call: CallExpression, _ name: String, _ receiver: String?, _ candidate: MutatorCalls.Candidate) {
    let mutator = candidate.mutator
    let kind = model.kind(of: mutator)
    guard let argument = given(to: mutator, by: call) else { return readDefault(call, name, receiver, candidate) }
    let count = visitor.result.transitions.count
    defer { visitor.describe(mutator, since: count) }
    if let wrapper = mutator.wrapper {
      readWrapped(name, receiver, wrapper, argument, candidate)
      return
    }
    if !mutator.casts.isEmpty { return readCast(name, receiver, candidate, argument) }
    if !mutator.actions.isEmpty { return readAction(name, receiver, candidate, argument) }
    let isErased = MutatorCalls(visitor.$model, typer, position.scope).pushesAnything(candidate)
    // An array of anything else is no path.
    let mayBeAnyRoute = isErased || mutator.isPresenting
    if let route = candidate.route, mayBeAnyRoute ? !model.mayBeShown(route) : !model.mayBePushed(route) { return }
    if let route = candidate.route, mutator.takesList {
      if let member = listMember(argument.value, mutator) {
        return readMember(member, of: route, argument.value, kind, name, receiver, mutator)
      }
      let values = listed(call, argument)
      for value in values { transition(kind, name, receiver, value, expecting: .nominal(route, [])) }
    } else if let route = candidate.route {
      let type = Type.nominal(route, [])
      transition(kind, name, receiver, argument.value, expecting: mutator.takesOptional ? .optional(type) : type)
      if mutator.isPlain {
        note(EnumPathBound(owner: mutator.holder ?? candidate.owner, name: mutator.path), since: count, call.range)
      }
    } else if let route = expectedRoute(argument, of: call) {
      transition(kind, name, receiver, argument.value, expecting: .nominal(route, []))
    } else if !mutator.isWrapping, !mutator.wrapsLater, isErased {
      push(argument.value, name, receiver, isLink: false)
    } else if let route = route(typer.type(of: argument.value, in: position.scope)), model.moves(route, mutator) {
      // What takes anything and puts it into a path of one type casts it.
      transition(kind, name, receiver, argument.value, expecting: .nominal(route, []))
    }
  }

  /// `nav.open(.x)` where `open` pushes `.detail` of what it is given.
  func readWrapped(
    _ name: String, _ receiver: String?, _ wrapper: EnumPathWrapper, _ argument: Argument,
    _ candidate: MutatorCalls.Candidate
  ) {
    let cases = wrapper.cases.filter { model.routes[$0.owner] != nil }
    guard !cases.isEmpty else { return }
    let mutator = candidate.mutator
    let wrapped = EnumPathWrappedCall(
      cases: cases.count, type: mutator.written, isComplete: mutator.labels.count == 1)
    for reading in payloads(argument, candidate, isWhole: !wrapper.takesPart) {
      visitor.report(reading.problems, at: position)
      for var way in reading.ways {
        // Of a value from elsewhere, the case alone is known.
        if way.hops.isEmpty, way.problems.isEmpty, !way.isUnfinished { way.unknown = nil }
        way.hops =
          cases.map { EnumHop(owner: $0.owner, name: $0.name, range: way.range, isAlias: false) } + way.hops
        add(model.kind(of: mutator), name, receiver, way, wrapped)
      }
    }
  }

  /// What is put into a case: a route leads on, and of data only what is wrong with it matters.
  private func payloads(_ argument: Argument, _ candidate: MutatorCalls.Candidate, isWhole: Bool) -> [EnumReading] {
    var plain = EnumReading(range: argument.value.range)
    guard let type = candidate.route, visitor.domain.isEnum(type), !candidate.mutator.takesList else { return [plain] }
    var reader = visitor.reader
    reader.assumesValue = true
    let expected = Type.nominal(type, [])
    let readings = reader.readings(
      of: argument.value, expecting: candidate.mutator.takesOptional ? .optional(expected) : expected,
      in: position.scope)
    for reading in readings { visitor.note(reading, at: position) }
    if isWhole, model.routes[type] != nil, !readings.isEmpty { return readings }
    plain.problems = readings.flatMap(\.problems)
    if let first = plain.problems.first { plain.range = first.range }
    return [plain]
  }

  /// The values of a list that is written out, or of a parameter that takes any number.
  private func listed(_ call: CallExpression, _ argument: Argument) -> [Expression] {
    if case .array(let list) = argument.value { return list.elements }
    guard let first = call.arguments.firstIndex(where: { $0.range == argument.range }) else { return [argument.value] }
    let more = call.arguments[(first + 1)...].prefix { $0.label == nil && !$0.isTrailing }
    return [argument.value] + more.map(\.value)
  }

  /// What a generic router's function takes where it is called.
  private func expectedRoute(_ argument: Argument, of call: CallExpression) -> NominalID? {
    guard let index = call.arguments.firstIndex(where: { $0.range == argument.range }) else { return nil }
    return route(typer.expectedType(of: index, in: call, position.scope))
  }

  private func route(_ type: Type) -> NominalID? {
    type.unwrapped.nominalID.flatMap { model.routes[$0] == nil ? nil : $0 }
  }

  /// A call of some mutator's name on a receiver that is not known.
  private func readUnknown(_ call: CallExpression, _ name: String, _ reason: String) {
    // Which cases there are is asked of them all.
    for route in model.routes.keys { visitor.resolver.record(route) }
    // A function that wraps what it is given says too little by its name.
    guard model.mutators.values.contains(where: { $0[name]?.contains { $0.wrapper == nil } ?? false }),
      let argument = call.arguments.first, let node = EnumPathVisitor.member(argument.value)
    else { return }
    let owner = visitor.writtenEnum(node, position)
    let routes =
      owner.map { model.routes[$0].map { [$0] } ?? [] } ?? (node.base == nil ? Array(model.routes.values) : [])
    guard routes.contains(where: { $0.case(node.name) != nil }) else { return }
    let reading = EnumReading(unknown: reason, range: node.nameRange, name: node.name)
    add(.push, name, nil, reading)
  }

  // MARK: Paths

  /// `path.append(.a)`; true where the receiver is a path.
  private func readPath(_ call: CallExpression, _ node: MemberExpression, _ base: Expression) -> Bool {
    let isReplaced = node.name == "replaceSubrange"
    guard let argument = call.arguments.first(where: { !isReplaced || $0.label == "with" }) else { return false }
    let type = projections.type(of: PathOperationReader.bound(base), in: position.scope).unwrapped
    let (element, isPath) = EnumPathSwiftUI.path(of: type)
    guard isPath else { return type.isUnknown && readUnknownPath(argument.value, base, node.name) }
    if isData(base) { return true }
    let receiver = receiverName(base)
    let count = visitor.result.transitions.count
    defer { if !isReplaced { notePlace(base, since: count, call.range) } }
    if let element {
      guard let id = element.nominalID, model.mayBePushed(id) else { return true }
      let isList = isReplaced || argument.label == "contentsOf"
      let kind: EnumPathTransition.Kind = isReplaced ? .set : .push
      guard isList else {
        transition(kind, node.name, receiver, argument.value, expecting: element)
        return true
      }
      readList(argument.value, kind, node.name, receiver, of: element)
    } else {
      push(argument.value, node.name, receiver, isLink: false)
    }
    return true
  }

  /// `state.path.append(Step.home)`, as far as names tell: what `state` is, nobody knows.
  private func readUnknownPath(_ value: Expression, _ base: Expression, _ call: String) -> Bool {
    guard call == "append", case .member(let path) = base, path.name == "path" || path.name.hasSuffix("Path"),
      let node = EnumPathVisitor.member(value), let owner = visitor.writtenEnum(node, position),
      model.routes[owner]?.case(node.name) != nil
    else { return false }
    add(
      .push, call, nil, EnumReading(unknown: "the receiver's type is not known", range: node.nameRange, name: node.name)
    )
    return true
  }

  func receiverName(_ base: Expression) -> String? {
    switch ReceiverChain.stripped(base) {
    case .name: return position.owner.type?.name
    case .member(let node):
      guard let holder = node.base else { return nil }
      if node.name == "wrappedValue" { return receiverName(holder) }
      return projections.type(of: holder, in: position.scope).unwrapped.nominalID?.name
    default: return nil
    }
  }

  private func readLink(_ call: CallExpression) {
    // An initializer of the workspace takes what it declares, whatever else it calls 'value'.
    let routes = visitor.linkInitializers.routes(in: call, model)
    guard routes.isEmpty, let argument = call.arguments.first(where: { $0.label == "value" }) else {
      for (value, type) in routes { transition(.push, "NavigationLink", nil, value, expecting: .nominal(type, [])) }
      return
    }
    push(argument.value, "NavigationLink", nil, isLink: true)
  }

  /// A value goes where only its own type says what it is.
  func push(
    _ value: Expression, _ call: String, _ receiver: String?, isLink: Bool, _ kind: EnumPathTransition.Kind = .push
  ) {
    if case .ternary(let node) = value {
      return [node.first, node.second].forEach { push($0, call, receiver, isLink: isLink, kind) }
    }
    // Which destination takes such a value, SwiftUI does not say.
    let inner = ParameterReader.erased(value)
    let value = inner ?? value
    // A link without a value is disabled, and with one it is the value's.
    let written = typer.type(of: value, in: position.scope)
    let type = isLink ? written.unwrapped : written
    if let id = type.nominalID, model.routes[id] != nil || model.wrappers.contains(id) {
      transition(kind, call, receiver, value, expecting: type)
    } else if let node = EnumPathVisitor.member(value), node.base != nil {
      transition(kind, call, receiver, value, expecting: .unknown)
    }
    guard inner == nil, kind == .push, let id = type.nominalID, visitor.resolver.isWorkspaceType(id) else { return }
    if visitor.resolver.info(id).isProtocol { return }
    let isGiven = isOwnParameter(value)
    // A parameter of a class may be of any derived one.
    if isGiven, visitor.resolver.info(id).isClass { return }
    visitor.result.pushes.append(
      EnumPathPush(
        type: id, range: EnumPathVisitor.member(value)?.nameRange ?? value.range, file: visitor.file,
        owner: position.owner.type, isLink: isLink, isGiven: isGiven,
        isPartOfApp: visitor.isPartOfApp(position, value.range)))
  }

  // MARK: Noting

  func transition(
    _ kind: EnumPathTransition.Kind, _ call: String, _ receiver: String?, _ value: Expression, expecting expected: Type
  ) {
    noteMoved(value, kind)
    if let id = expected.unwrapped.nominalID, model.wrappers.contains(id) {
      return readWrapper(kind, call, receiver, value, of: expected.unwrapped)
    }
    var reader = visitor.reader
    reader.assumesValue = true
    for var reading in reader.readings(of: value, expecting: expected, in: position.scope) {
      if let doubt, !reading.problems.isEmpty { (reading.problems, reading.hops, reading.unknown) = ([], [], doubt) }
      let isRoute = reading.hops.contains { model.routes[$0.owner] != nil }
      guard isRoute || !reading.problems.isEmpty || expected != .unknown else { continue }
      // The parameter that a mutator hands on is no transition of its own.
      if reading.hops.isEmpty, reading.problems.isEmpty, isOwnParameter(value) { continue }
      if reading.hops.isEmpty, kind == .push { notePushedVariable(value) }
      visitor.note(reading, at: position)
      visitor.report(reading.problems, at: position)
      if holdsAny(reading, expected) {
        (reading.hops, reading.unknown, reading.isTyped) = ([], "the value of a variable", true)
      }
      let made = constant(value)
      if let first = made.first {
        (reading.hops, reading.unknown) = (first, nil)
        reading.forks = made.dropFirst().map { EnumReading.Way(hops: $0, unknown: nil) }
      }
      let sources = RouteSources(visitor: visitor, isParameter: isOwnParameter)
      let isElsewhere = reading.hops.isEmpty && reading.problems.isEmpty
      let source = isElsewhere ? sources.source(of: value, in: position.scope) : nil
      let count = visitor.result.transitions.count
      for way in reading.ways { add(kind, call, receiver, way, from: source) }
      doubtKept(value, since: count)
      if isElsewhere { describe(value, of: expected, sources, since: count) }
    }
  }

  /// Of a value that names no case.
  private func describe(_ value: Expression, of type: Type, _ sources: RouteSources, since count: Int) {
    for index in visitor.result.transitions.indices.dropFirst(count) {
      visitor.result.transitions[index].type = type.unwrapped.nominalID
      guard visitor.result.transitions[index].source != nil else { continue }
      visitor.result.transitions[index].asked = sources.asked(by: value, in: position.scope)
    }
  }

  /// `Slot(place: .home)`
  private func readWrapper(
    _ kind: EnumPathTransition.Kind, _ call: String, _ receiver: String?, _ value: Expression, of type: Type
  ) {
    for (route, expected) in WrappedRoutes(visitor.$model, typer, position.scope).routes(in: value, of: type) {
      transition(kind, call, receiver, route, expecting: expected)
    }
  }

  func isOwnParameter(_ value: Expression) -> Bool {
    if isHandedOn(value) { return true }
    guard let function = visitor.functions[position.owner.nameRange.start] else { return false }
    if case .call(let call) = value { return function.parameters.contains { $0.isGiven(by: call) } }
    guard case .name(let node) = ParameterReader.uncast(value) else { return false }
    return function.parameters.contains { $0.name == node.name } || isPartOfAction(node, function)
      || isRenamedParameter(node, of: function)
  }

  func add(
    _ kind: EnumPathTransition.Kind, _ call: String, _ receiver: String?, _ reading: EnumReading,
    _ wrapped: EnumPathWrappedCall? = nil, in action: EnumPathActionCall? = nil, from source: EnumPathSource? = nil
  ) {
    var reading = reading
    if !reading.problems.isEmpty, position.conditions.mayNeverBeBuilt {
      // Nothing is reported there.
      (reading.problems, reading.unknown) = ([], "perhaps no build holds this branch of '#if'")
    }
    visitor.result.transitions.append(
      EnumPathTransition(
        kind: kind, call: call == "=" || call == "+=" ? kind.rawValue : call, receiver: receiver, reading: reading,
        file: visitor.file, owner: position.owner.type, isPartOfApp: visitor.isPartOfApp(position, reading.range),
        wrapped: wrapped, action: action, source: source))
  }
}
