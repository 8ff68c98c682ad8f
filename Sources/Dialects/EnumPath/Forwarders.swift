/// Functions that hand what they are given to a holder which is another type: `func open(_ item: Item) {
/// router.navigate(to: .detail(item)) }` of a view or a view model. One hop: whoever calls them in turn is not followed.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A function that hands a parameter on.
struct EnumPathForwarder: Hashable, Sendable {
  var owner: NominalID
  var name: String
  var mutator: EnumPathMutator
}

/// Those of one file.
final class ForwarderReading: Sendable {
  let forwarders: [EnumPathForwarder]
  let reliedOn: Dependencies

  init(_ forwarders: [EnumPathForwarder], _ reliedOn: Dependencies) {
    self.forwarders = forwarders
    self.reliedOn = reliedOn
  }
}

struct ForwarderReader {
  /// With paths, slots and the holders' own functions.
  let model: EnumPathModel
  let project: Project
  let typer: Typer

  private var resolver: Resolver { typer.resolver }

  func read(_ file: FileID) -> ForwarderReading {
    resolver.startRecording()
    typer.reset()
    let found = forwarders(in: file)
    return ForwarderReading(found, resolver.reliedOn)
  }

  private func forwarders(in file: FileID) -> [EnumPathForwarder] {
    guard let facts = project.files[file], facts.hasBodies, !SourceRole.isTest(file, imports: facts.imports) else {
      return []
    }
    var candidates: [(node: FunctionDeclaration, owner: NominalID, context: DeclarationContext)] = []
    for entry in project.names.types(of: file) + project.names.extensions(of: file) {
      let functions = entry.node.members.compactMap { member -> FunctionDeclaration? in
        guard case .function(let node) = member, mayForward(node) else { return nil }
        return node
      }
      guard !functions.isEmpty, let (id, context) = resolver.extent(of: entry), let id else { continue }
      candidates += functions.map { ($0, id, context) }
    }
    guard !candidates.isEmpty else { return [] }
    let visitor = ForwardingVisitor(self, Set(candidates.map(\.node.nameRange.start)))
    var walker = CodeWalker(visitor, resolver)
    walker.walk(facts, of: file)
    return candidates.compactMap { node, owner, context in
      forwarder(node, context, visitor.moves).map { EnumPathForwarder(owner: owner, name: node.name, mutator: $0) }
    }.filter { !isHolders($0) }
  }

  private func isHolders(_ forwarder: EnumPathForwarder) -> Bool {
    (model.mutators[forwarder.owner]?[forwarder.name] ?? []).contains { $0.signature == forwarder.mutator.signature }
  }

  /// A glance at names alone. What a function gives back may hold the code that moves, and run it later: a view's button.
  private func mayForward(_ node: FunctionDeclaration) -> Bool {
    guard node.kind == .function, node.result == nil, !node.parameters.isEmpty, let body = node.body else {
      return false
    }
    var found = false
    ExpressionWalk.visit(body.statements) { found = found || isMove($0) }
    return found
  }

  func isMove(_ expression: Expression) -> Bool {
    switch expression {
    case .assignment(let node): return isPlace(node.target)
    case .call(let call):
      guard case .member(let node) = call.callee, let base = node.base else { return false }
      return model.mutatorNames.contains(node.name) || (["append", "insert"].contains(node.name) && isPlace(base))
    default: return false
    }
  }

  /// `router.path`, by its name.
  private func isPlace(_ expression: Expression) -> Bool {
    guard case .member(let node) = ReceiverChain.stripped(expression) else { return false }
    return model.words.properties.contains(node.name)
  }

  private func forwarder(
    _ node: FunctionDeclaration, _ context: DeclarationContext, _ moves: [ObjectIdentifier: [EnumPathMove]]
  ) -> EnumPathMutator? {
    let found = node.body.flatMap { body in
      CaseWrapperReader(resolver: resolver).read(node, body, context) { expression in
        ForwardingVisitor.identity(of: expression).flatMap { moves[$0] } ?? []
      }
    }
    guard let found else { return nil }
    let move = found.move
    var mutator = MutatorReader(project, resolver).mutator(node, found.parameter, move.path, context)
    mutator.holder = move.holder
    mutator.isPresenting = move.isPresenting
    mutator.isConditional = mutator.isConditional || move.isConditional
    if found.wrapper.cases.isEmpty {
      // Handed on to another function of that name, as far as types tell.
      guard mutator.type == move.element || move.element == nil, mutator.takesList == move.takesList else { return nil }
    } else {
      mutator.wrapper = found.wrapper
    }
    return mutator
  }
}

/// Notes what the functions in question move, and onto whose path.
private final class ForwardingVisitor: CodeVisitor {
  private let reader: ForwarderReader
  /// Where the names of the functions start.
  private let functions: Set<Int>
  private(set) var moves: [ObjectIdentifier: [EnumPathMove]] = [:]

  init(_ reader: ForwarderReader, _ functions: Set<Int>) {
    self.reader = reader
    self.functions = functions
  }

  static func identity(of expression: Expression) -> ObjectIdentifier? {
    switch expression {
    case .assignment(let node): ObjectIdentifier(node)
    case .call(let call): ObjectIdentifier(call)
    default: nil
    }
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    guard position.owner.kind == .function, functions.contains(position.owner.nameRange.start),
      let identity = ForwardingVisitor.identity(of: expression)
    else { return }
    switch expression {
    case .assignment(let node): moves[identity] = assigned(node, position.scope)
    case .call(let call): moves[identity] = called(call, position.scope)
    default: break
    }
  }

  private func assigned(_ node: AssignmentExpression, _ scope: Scope) -> [EnumPathMove] {
    guard let place = place(node.target, scope) else { return [] }
    return EnumPathMove.listed(node.value).map { move($0, to: place) }
  }

  private func called(_ call: CallExpression, _ scope: Scope) -> [EnumPathMove] {
    let name: String
    var base: Expression?
    switch call.callee {
    case .name(let node):
      guard scope.lookup(node.name) == nil else { return [] }
      name = node.name
    case .member(let node): (name, base) = (node.name, node.base)
    default: return []
    }
    if ["append", "insert"].contains(name), let place = place(base, scope), let value = call.arguments.first {
      // A list of parameters is not looked into.
      return [move(value.label == "contentsOf" ? .missing(value.range) : value.value, to: place)]
    }
    guard reader.model.mutatorNames.contains(name) else { return [] }
    let calls = MutatorCalls(reader.model, reader.typer, scope)
    let type = base.map { reader.typer.type(of: $0, in: scope) } ?? reader.typer.selfType(in: scope.context)
    let (found, others) = calls.candidates(for: call, name, on: calls.receiver(type), written: type)
    return found.map { candidate in
      let mutator = candidate.mutator
      let isClear =
        found.count == 1 && others.isEmpty && mutator.actions.isEmpty && mutator.parameter < call.arguments.count
      return EnumPathMove(
        value: isClear ? call.arguments[mutator.parameter].value : .missing(call.range), path: mutator.path,
        holder: mutator.holder ?? candidate.owner, isPresenting: mutator.isPresenting,
        isConditional: mutator.isConditional, takesList: mutator.takesList, element: candidate.route,
        wrapper: mutator.wrapper ?? EnumPathWrapper(cases: []))
    }
  }

  private func move(_ value: Expression, to place: Place) -> EnumPathMove {
    EnumPathMove(
      value: value, path: place.name, holder: place.owner, isPresenting: place.isPresenting, element: place.element)
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
