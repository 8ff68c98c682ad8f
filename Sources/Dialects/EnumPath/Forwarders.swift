/// Functions that hand what they are given to a holder which is another type: `func open(_ item: Item) {
/// router.navigate(to: .detail(item)) }` of a view or a view model. One hop: whoever calls them in turn is not followed.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A function that hands a parameter on.
struct EnumPathForwarder: Hashable, Sendable {
  /// What stands for an owner of functions at the top level.
  static let topLevel = NominalID("")

  var owner: NominalID
  var name: String
  var mutator: EnumPathMutator
}

/// Those of one file.
final class ForwarderReading: Sendable {
  let forwarders: [EnumPathForwarder]
  /// What views hand on.
  let handed: [EnumPathHandedProperty]
  let reliedOn: Dependencies

  init(_ forwarders: [EnumPathForwarder], _ handed: [EnumPathHandedProperty], _ reliedOn: Dependencies) {
    self.forwarders = forwarders
    self.handed = handed
    self.reliedOn = reliedOn
  }
}

struct ForwarderReader {
  /// With paths, slots and the holders' own functions.
  @Boxed var model: EnumPathModel
  let project: Project
  let typer: Typer

  init(_ model: Boxed<EnumPathModel>, _ project: Project, _ typer: Typer) {
    _model = model
    self.project = project
    self.typer = typer
  }

  private var resolver: Resolver { typer.resolver }

  func read(_ file: FileID) -> ForwarderReading {
    resolver.startRecording()
    typer.reset()
    let found = moving(in: file)
    return ForwarderReading(found?.forwarders ?? [], found?.handed ?? [], resolver.reliedOn)
  }

  private func moving(in file: FileID) -> (forwarders: [EnumPathForwarder], handed: [EnumPathHandedProperty])? {
    guard let facts = project.files[file], facts.hasBodies, !SourceRole.isTest(file, imports: facts.imports) else {
      return nil
    }
    var candidates: [(node: FunctionDeclaration, owner: NominalID, context: DeclarationContext)] = []
    for entry in project.names.types(of: file) + project.names.extensions(of: file) {
      let functions = entry.node.members.compactMap { member -> FunctionDeclaration? in
        guard case .function(let node) = member, mayForward(node) else { return nil }
        return node
      }
      guard !functions.isEmpty, let (id, context) = resolver.extent(of: entry),
        let owner = id ?? AddedViewFunctions.owner(of: entry, resolver)
      else { continue }
      candidates += functions.map { ($0, owner, context) }
    }
    for case .function(let node) in facts.declarations where mayForward(node) {
      let context = DeclarationContext(file: file, conditions: node.head.conditions)
      candidates.append((node, EnumPathForwarder.topLevel, context))
    }
    let views = LinkViewReader($model, project, typer).candidates(in: file, mayMove)
    guard !candidates.isEmpty || !views.isEmpty else { return nil }
    let visitor = ForwardingVisitor(self, Set(candidates.map(\.node.nameRange.start)), views)
    var walker = CodeWalker(visitor, resolver)
    walker.walk(facts, of: file)
    let forwarders = candidates.compactMap { node, owner, context in
      forwarder(node, context, visitor.moves).map { EnumPathForwarder(owner: owner, name: node.name, mutator: $0) }
    }
    return (forwarders.filter { !isHolders($0) }, visitor.handed)
  }

  /// A glance at names alone.
  private func mayMove(_ entry: NameTable.TypeEntry) -> Bool {
    var found = false
    func visit(_ body: CodeBlock?) {
      guard !found, let body, mayMove(body) else { return }
      ExpressionWalk.visit(body.statements) { found = found || isMove($0, ofView: true) || isLink($0) }
    }
    for member in entry.node.members {
      switch member {
      case .variable(let node): node.bindings.flatMap(\.accessors).forEach { visit($0.body) }
      case .function(let node): if node.kind == .function { visit(node.body) }
      default: break
      }
    }
    return found
  }

  private func mayMove(_ body: CodeBlock) -> Bool { model.moving?.mayOccur(in: body) ?? true }

  /// `NavigationLink(value: route)`
  private func isLink(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, case .name(let node) = call.callee else { return false }
    return node.name == "NavigationLink" && call.arguments.contains { $0.label == "value" }
  }

  private func isHolders(_ forwarder: EnumPathForwarder) -> Bool {
    (model.mutators[forwarder.owner]?[forwarder.name] ?? []).contains { $0.signature == forwarder.mutator.signature }
  }

  /// A glance at names alone. What a function gives back may hold the code that moves, and run it later; making a view
  /// that moves is the transition, as with views that are types.
  private func mayForward(_ node: FunctionDeclaration) -> Bool {
    let givesView = EnumPathSwiftUI.isView(node.result)
    guard node.kind == .function, node.result == nil || givesView, !node.parameters.isEmpty, let body = node.body,
      mayMove(body)
    else { return false }
    var found = false
    ExpressionWalk.visit(body.statements) { found = found || isMove($0) || (givesView && isLink($0)) }
    return found
  }

  /// What functions do with a path of their own type, other readers tell; of what views do with theirs, only this one.
  private func isMove(_ expression: Expression, ofView: Bool = false) -> Bool {
    switch expression {
    case .assignment(let node): return isPlace(node.target, ofView)
    case .call(let call):
      if model.mutatorNames.callsValues, call.calledValue != nil { return true }
      switch call.callee {
      // What the type inherits: what it declares itself, its own readers follow.
      case .name(let node): return model.mutatorNames.contains(node.name)
      case .member(let node):
        guard let base = node.base else { return false }
        return model.mutatorNames.contains(node.name)
          || (["append", "insert"].contains(node.name) && isPlace(base, ofView))
      default: return false
      }
    default: return false
    }
  }

  /// `router.path`, or a view's `path`, by its name.
  private func isPlace(_ expression: Expression, _ ofView: Bool) -> Bool {
    switch ReceiverChain.stripped(expression) {
    case .member(let node): model.words.properties.contains(node.name)
    case .name(let node): ofView && model.words.properties.contains(node.name)
    default: false
    }
  }

  private func forwarder(
    _ node: FunctionDeclaration, _ context: DeclarationContext, _ moves: [ObjectIdentifier: [EnumPathMove]]
  ) -> EnumPathMutator? {
    guard let body = node.body else { return nil }
    let moves = { (expression: Expression) in
      ForwardingVisitor.identity(of: expression).flatMap { moves[$0] } ?? []
    }
    let reader = MutatorReader(project, resolver)
    guard let found = CaseWrapperReader(resolver: resolver).read(node, body, context, moves: moves) else {
      return takingApart(node, body, context, moves) ?? reader.casting(node, body, context, moves: moves)
    }
    // A view that is made of data moves only what its own code names.
    if node.result != nil, !found.wrapper.cases.isEmpty, found.move.actions.isEmpty { return nil }
    let mutator = reader.mutator(node, found.parameter, found.move.path, context)
    return mutator.handing(on: found.move, found.wrapper) ?? reader.casting(node, body, context, moves: moves)
  }

  /// A body that hands on what its action carries. What else it does in its branches is listed there.
  private func takingApart(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext,
    _ moves: (Expression) -> [EnumPathMove]
  ) -> EnumPathMutator? {
    var mutator = MutatorReader(project, resolver).acting(node, body, context, moves: moves)
    mutator?.actions.removeAll { $0.type == nil }
    return mutator?.actions.isEmpty == false ? mutator : nil
  }
}

extension EnumPathMutator {
  /// The same, if it moves what it is given like this: as it is, in cases of a route, or in a case of an action.
  func handing(on move: EnumPathMove, _ wrapper: EnumPathWrapper) -> EnumPathMutator? {
    var (mutator, move, wrapper) = (self, move, wrapper)
    if !move.actions.isEmpty, let first = wrapper.cases.first {
      guard let action = move.actions.first(where: { $0.name == first.name }), action.isComplete, !wrapper.takesPart,
        let carried = action.type
      else { return nil }
      wrapper.cases.removeFirst()
      (move.actions, move.element) = ([], carried)
      (move.path, move.holder, move.isPresenting) = (action.path, action.holder ?? move.holder, action.isPresenting)
    }
    mutator.path = move.path
    mutator.holder = move.holder
    mutator.isPresenting = move.isPresenting
    mutator.isConditional = mutator.isConditional || move.isConditional
    mutator.wrapsLater = mutator.wrapsLater || move.isWrapping
    mutator.actions = move.actions
    if wrapper.cases.isEmpty {
      // Handed on to another function of that name, as far as types tell.
      guard mutator.type == move.element || move.element == nil, mutator.takesList == move.takesList else { return nil }
    } else {
      mutator.wrapper = wrapper
    }
    return mutator
  }
}

/// Notes what the functions in question move, and onto whose path.
private final class ForwardingVisitor: CodeVisitor {
  private let reader: ForwarderReader
  /// Where the names of the functions start.
  private let functions: Set<Int>
  /// Properties that may be handed on, by view.
  private let views: [NominalID: Set<String>]
  private(set) var moves: [ObjectIdentifier: [EnumPathMove]] = [:]
  private(set) var handed: [EnumPathHandedProperty] = []

  init(_ reader: ForwarderReader, _ functions: Set<Int>, _ views: [NominalID: Set<String>]) {
    self.reader = reader
    self.functions = functions
    self.views = views
  }

  static func identity(of expression: Expression) -> ObjectIdentifier? {
    switch expression {
    case .assignment(let node): ObjectIdentifier(node)
    case .call(let call): ObjectIdentifier(call)
    default: nil
    }
  }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { isFunction(owner) || view(of: owner) != nil }

  private func isFunction(_ owner: CodeOwner) -> Bool {
    owner.kind == .function && functions.contains(owner.nameRange.start)
  }

  private func view(of owner: CodeOwner) -> NominalID? {
    owner.kind == .initializer ? nil : owner.type.flatMap { views[$0] == nil ? nil : $0 }
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    guard let identity = ForwardingVisitor.identity(of: expression) else { return }
    let view = view(of: position.owner)
    guard view != nil || isFunction(position.owner) else { return }
    switch expression {
    case .assignment(let node): moves[identity] = assigned(node, position.scope)
    case .call(let call): moves[identity] = called(call, position.scope)
    default: break
    }
    if let view { noteHanded(moves[identity] ?? [], of: view, position.scope) }
  }

  private func noteHanded(_ moves: [EnumPathMove], of view: NominalID, _ scope: Scope) {
    for move in moves {
      let (value, scope) = ReceiverChain.origin(of: move.value, in: scope)
      guard let name = ReceiverChain.ownMember(value), views[view]?.contains(name) ?? false else { continue }
      if case .name = value, scope.lookup(name) != nil { continue }
      handed.append(EnumPathHandedProperty(owner: view, name: name, move: move))
    }
  }

  private func assigned(_ node: AssignmentExpression, _ scope: Scope) -> [EnumPathMove] {
    guard let place = place(node.target, scope) else { return [] }
    return EnumPathMove.listed(node.value).map { move($0, to: place, scope) }
  }

  private func called(_ call: CallExpression, _ scope: Scope) -> [EnumPathMove] {
    var name: String
    var base: Expression?
    switch call.callee {
    case .name(let node):
      guard scope.lookup(node.name) == nil else { return [] }
      if node.name == "NavigationLink", let value = call.arguments.first(where: { $0.label == "value" })?.value {
        return [EnumPathMove(value: value, path: "", isPresenting: false)]
      }
      name = node.name
    case .member(let node): (name, base) = (node.name, node.base)
    default: return []
    }
    if ["append", "insert"].contains(name), let place = place(base, scope), let value = call.arguments.first {
      // A list of parameters is not looked into.
      return [move(value.label == "contentsOf" ? .missing(value.range) : value.value, to: place, scope)]
    }
    let calls = MutatorCalls(reader.$model, reader.typer, scope)
    let type: Type
    if reader.model.mutatorNames.contains(name) {
      type = base.map { reader.typer.type(of: $0, in: scope) } ?? reader.typer.selfType(in: scope.context)
    } else if reader.model.mutatorNames.callsValues {
      (name, type) = (EnumPathCallback.whenCalled, reader.typer.type(of: call.callee, in: scope).unwrapped)
    } else {
      return []
    }
    let (found, others) = calls.candidates(for: call, name, of: type)
    return found.flatMap { candidate in
      let mutator = candidate.mutator
      let isClear = found.count == 1 && others.isEmpty && mutator.parameter < call.arguments.count
      let given = isClear ? call.arguments[mutator.parameter].value : .missing(call.range)
      // `[x]`, where a list is taken, moves `x`.
      var (values, takesList) = ([given], mutator.takesList)
      if takesList, case .array(let list) = given { (values, takesList) = (list.elements, false) }
      return values.map { value in
        var move = EnumPathMove(value, by: mutator)
        (move.holder, move.takesList, move.element) = (mutator.holder ?? candidate.owner, takesList, candidate.route)
        return move
      }
    }
  }

  private func move(_ value: Expression, to place: Place, _ scope: Scope) -> EnumPathMove {
    var (value, element) = (value, place.element)
    let type = element.map { Type.nominal($0, []) } ?? .unknown
    let wrapped = WrappedRoutes(reader.$model, reader.typer, scope).routes(in: value, of: type)
    if wrapped.count == 1, let only = wrapped.first { (value, element) = (only.value, only.type.unwrapped.nominalID) }
    return EnumPathMove(
      value: value, path: place.name, holder: place.owner, isPresenting: place.isPresenting, element: element)
  }

  private struct Place {
    var owner: NominalID
    var name: String
    var isPresenting: Bool
    var element: NominalID?
  }

  /// `router.path`, `path`, `sheet`
  private func place(_ expression: Expression?, _ scope: Scope) -> Place? {
    let type: Type
    let name: String
    switch expression.map(ReceiverChain.stripped) {
    case .name(let node)?:
      guard scope.lookup(node.name) == nil else { return nil }
      (name, type) = (node.name, reader.typer.selfType(in: scope.context))
    case .member(let node)?:
      guard let base = node.base else { return nil }
      (name, type) = (node.name, reader.typer.type(of: base, in: scope))
    default: return nil
    }
    guard reader.model.words.properties.contains(name) else { return nil }
    let held = expression.map { reader.typer.type(of: $0, in: scope).unwrapped }
    for item in reader.typer.resolver.lineage(of: type.unwrapped) {
      if reader.model.paths.contains(where: { $0.owner == item.id && $0.name == name }) {
        let element = held.flatMap { EnumPathSwiftUI.path(of: $0).element?.nominalID }
        return Place(owner: item.id, name: name, isPresenting: false, element: element)
      }
      if reader.model.slots.contains(EnumPathSlot(owner: item.id, name: name)) {
        return Place(owner: item.id, name: name, isPresenting: true, element: held?.nominalID)
      }
    }
    return nil
  }
}
