/// What code gives properties of other objects, or its own: by assignments, and by whatever else may set one.

import Facts
import RouteGraph
import Semantics
import SourceText

extension SUCVisitor {
  func noteAssignment(of value: Expression, to target: Expression, at position: CodePosition) {
    noteTarget(target, at: position)
    SUCForwardReader(self, position).noteAssigned(value, to: target)
    switch target {
    case .tuple(let node):
      let values: [Argument]
      if case .tuple(let other) = value, other.elements.count == node.elements.count {
        values = other.elements
      } else {
        values = []
      }
      for (index, element) in node.elements.enumerated() {
        let part = index < values.count ? values[index].value : .missing(value.range)
        noteAssignment(of: part, to: element.value, at: position)
      }
    case .member(let member):
      guard let base = member.base else { return }
      let type = typer.type(of: base, in: position.scope).unwrapped
      if member.name == "parent" { noteParent(value, of: base, type, at: position) }
      if isStart(member.name, of: type) { noteStart(value, of: base, type, at: position) }
    case .name(let name):
      guard position.scope.lookup(name.name) == nil else { return }
      let type = typer.selfType(in: position.scope.context)
      if name.name == "parent" { noteParent(value, of: nil, type, at: position) }
      if isStart(name.name, of: type) { noteStart(value, of: nil, type, at: position) }
    default: break
    }
  }

  /// What may be set here: left of `=`, or behind `&`.
  func noteTarget(_ target: Expression, at position: CodePosition) {
    switch target {
    case .member(let member):
      guard let base = member.base else { return }
      noteSet(member.name, of: typer.type(of: base, in: position.scope).unwrapped.nominalID)
    case .name(let name):
      if position.scope.lookup(name.name) == nil { noteSet(name.name, of: position.owner.type) }
    case .tuple(let node) where node.elements.count == 1: noteTarget(node.elements[0].value, at: position)
    default: break
    }
  }

  /// `\Model.coordinator`: who gets the key path may set what it leads to.
  func noteAssignments(by node: KeyPathExpression, at position: CodePosition) {
    guard let last = node.components.last else { return }
    let root = node.components.count > 1 ? nil : node.root
    noteSet(last.name, of: root.flatMap { resolver.resolve($0, in: position.scope.context).nominalID })
  }

  /// `$model.coordinator`: who gets the binding may set it.
  func noteBinding(_ node: MemberExpression) {
    guard let name = ReceiverChain.name(node.base), name.hasPrefix("$"), name.dropFirst().first?.isNumber == false
    else {
      return
    }
    noteSet(node.name, of: nil)
  }

  /// A protocol's property may be that of any type; behind `_coordinator` and `$coordinator` stands `coordinator`.
  private func noteSet(_ name: String, of type: NominalID?) {
    let owner = type.flatMap { resolver.info($0).isProtocol ? nil : $0 }
    result.assignments.insert(SUCAssignment(type: owner, name: name))
    let wrapped = name.drop { $0 == "_" || $0 == "$" }
    if wrapped.count < name.count { result.assignments.insert(SUCAssignment(type: owner, name: String(wrapped))) }
  }

  /// `d.parent = self`: what a coordinator gets behind its initialiser, for which the construction speaks.
  private func noteParent(_ value: Expression, of base: Expression?, _ type: Type, at position: CodePosition) {
    let isOwn = base.map { ReceiverChain.name($0) == "self" } ?? true
    if isOwn, position.owner.kind == .initializer, case .name = ReceiverChain.stripped(value) { return }
    let origin = origin(of: value, position)
    guard origin != .nothing, isPartOfApp(position, value.range) else { return }
    let id: NominalID?
    switch receiver(of: type, position.scope.context) {
    case .coordinator(let coordinator): id = coordinator
    case .other:
      guard let base = type.unwrapped.nominalID, model.plainBases[base] != nil else { return }
      id = base
    case .existential, .parameter: id = nil
    case .unknown:
      guard model.importers.contains(file) else { return }
      id = nil
    }
    result.parentAssignments.append(SUCParentAssignment(coordinator: id, parent: origin))
  }
}
