/// What initialisers make where no name of a type stands in front of the parentheses: `.init(…)`, `D.init`, `D.self`.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCInitializerReader {
  let visitor: SUCVisitor
  let position: CodePosition

  init(_ visitor: SUCVisitor, _ position: CodePosition) {
    self.visitor = visitor
    self.position = position
  }

  private var model: SUCModel { visitor.model }

  /// The type of a construction. `.init(…)` makes what its place expects; where nothing says what that is, it may be
  /// any coordinator that has such an initialiser.
  func type(madeBy call: CallExpression) -> Type {
    let written = visitor.typer.type(of: .call(call), in: position.scope)
    guard case .member(let node) = call.callee, node.name == "init" else { return written }
    visitor.calledInitializers.insert(ObjectIdentifier(node))
    guard let base = node.base else {
      let expected = visitor.contexts.type(of: node)?.unwrapped ?? .unknown
      if mayBeAnything(expected) { noteAny(call) }
      return expected
    }
    if written.isUnknown, !isOwnInitializer(base) { noteAny(call) }
    return written
  }

  /// `D.init` and `D.self` as values: who gets one may make a `D` for any parent.
  func read(_ node: MemberExpression) {
    guard node.name == "init" || node.name == "self" else { return }
    guard !visitor.calledInitializers.contains(ObjectIdentifier(node)) else { return }
    guard let id = madeType(node)?.nominalID, model.coordinators[id] != nil,
      visitor.isPartOfApp(position, node.range)
    else { return }
    visitor.result.madeElsewhere.insert(id)
  }

  private func madeType(_ node: MemberExpression) -> Type? {
    guard let base = node.base else {
      guard case .function(_, let result)? = visitor.contexts.type(of: node)?.unwrapped else { return nil }
      return result
    }
    guard case .metatype(let type) = visitor.typer.type(of: base, in: position.scope) else { return nil }
    return type
  }

  private func mayBeAnything(_ type: Type) -> Bool {
    switch type {
    case .unknown, .parameter, .constrained: true
    default: false
    }
  }

  /// `self.init(…)`, `super.init(…)`: the object is being made already.
  private func isOwnInitializer(_ base: Expression) -> Bool {
    guard case .name(let node) = base else { return false }
    return node.name == "self" || node.name == "super"
  }

  private func noteAny(_ call: CallExpression) {
    guard visitor.isPartOfApp(position, call.range) else { return }
    let labels = call.arguments.map(\.label)
    visitor.result.madeElsewhere.formUnion(model.coordinators.keys.filter { hasInitializer($0, labels) })
  }

  private func hasInitializer(_ id: NominalID, _ labels: [String?]) -> Bool {
    let found = visitor.resolver.members("init", of: visitor.resolver.selfType(of: id))
    // An initialiser may come from a class out of sight.
    if found.isEmpty { return true }
    return found.contains { found in
      guard case .function(let node) = found.member.declaration else { return false }
      return labels.allSatisfy { label in node.parameters.contains { $0.label == label } }
        && node.parameters.allSatisfy { $0.defaultText != nil || labels.contains($0.label) }
    }
  }
}
