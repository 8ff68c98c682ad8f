/// Pushes that are all that happens where they stand, and the paths that these go onto: whether anybody sees them is told
/// by the stack around.

import Facts
import RouteGraph
import Semantics
import SourceText

extension PathOperationReader {
  /// A method of a type that keeps a path, called by another type.
  func noteMethod(_ call: CallExpression, _ node: MemberExpression, _ base: Expression) {
    guard model.words.methods.contains(node.name),
      let id = visitor.typer.type(of: base, in: position.scope).unwrapped.nominalID, id != position.owner.type,
      model.paths.contains(where: { $0.owner == id }), visitor.isPartOfApp(position, base.range),
      !visitor.isInSetter(call.range)
    else { return }
    var method = EnumPathMethodCall(
      method: EnumPathSlot(owner: id, name: node.name), caller: position.owner.type,
      location: Location(visitor.file, base.range))
    if call.arguments.isEmpty, visitor.isAlone(call.range, position) {
      let place = visitor.places.pushPlace(of: call.range, position)
      method.lone = EnumPathMethodCall.LoneCall(nameRange: node.nameRange, place: place)
    }
    visitor.result.calledMethods.append(method)
  }

  /// `nav.chatPath.append(.room)`, `nav.chatPath = [.room]`
  func notePlace(_ path: Expression, since count: Int, _ range: TextRange) {
    guard visitor.result.transitions.count > count else { return }
    let name: String
    let owner: NominalID?
    switch ReceiverChain.stripped(path) {
    case .name(let node):
      guard position.scope.lookup(node.name) == nil else { return }
      (name, owner) = (node.name, position.owner.type)
    case .member(let node):
      guard let base = node.base else { return }
      (name, owner) = (node.name, projections.type(of: base, in: position.scope).unwrapped.nominalID)
    default: return
    }
    guard let owner, model.paths.contains(where: { $0.owner == owner && $0.name == name && !$0.isObserved }) else {
      return
    }
    note(EnumPathBound(owner: owner, name: name), since: count, range)
  }

  /// What has been read since then goes onto this path.
  func note(_ onto: EnumPathBound, since count: Int, _ range: TextRange) {
    guard visitor.isAlone(range, position) else { return }
    visitor.note(onto, since: count, range, position)
    guard onto.owner == position.owner.type, let owner = onto.owner,
      let function = visitor.functions[position.owner.nameRange.start], function.parameters.isEmpty,
      let body = function.body, MutatorReader.isOneStep(body), count < visitor.result.transitions.count
    else { return }
    let method = EnumPathSlot(owner: owner, name: function.name)
    let name = visitor.result.transitions[count].reading.name
    visitor.result.steps.append(EnumPathStep(method: method, onto: onto, name: name))
  }
}

extension EnumPathVisitor {
  /// What runs there follows what somebody else has done: the system sets a stack's path when it has gone back.
  func isInSetter(_ range: TextRange) -> Bool { setters.contains { $0.contains(range) } }

  /// `.onChange(of: nav.chatPath) { … }`, `.onReceive(nav.$chatPath) { … }`, `$chatPath.sink { … }`: what happens then may
  /// select the tab.
  func noteObserved(_ call: CallExpression) {
    guard case .member(let node) = call.callee else { return }
    var observed: Expression?
    if node.name == "onChange" || node.name == "onReceive" {
      observed = call.arguments.first?.value
    } else if let base = node.base, Projections.isProjected(base) {
      observed = base
    }
    guard let observed else { return }
    ExpressionWalk.visit(observed) { expression in
      let written: String
      switch expression {
      case .name(let node): written = node.name
      case .member(let node): written = node.name
      default: return
      }
      let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
      if self.pathNames.contains(name) { self.result.observedPaths.insert(name) }
    }
  }
}
