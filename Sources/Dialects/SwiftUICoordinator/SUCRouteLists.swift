/// Lists of routes that are put together: `[.list] + more`, `ids.map { .item(id: $0) }`.

import Facts
import Semantics
import SourceText

extension SUCVisitor {
  /// Operators that make one list of others, as Swift's do.
  func joinsLists(_ node: SequenceExpression, of list: Type) -> Bool {
    node.operators.allSatisfy { ["+", "??"].contains($0) && !typer.isRedefined($0, [list, .unknown]) }
  }

  /// Says what a leading dot means in a list of routes, before the walk comes there.
  func expectRoutes(_ route: NominalID, in list: Expression, at position: CodePosition) {
    let element = Type.nominal(route, [])
    contexts.expect(.array(element), of: list)
    expectMapped(element, in: list, at: position, depth: 0)
  }

  private func expectMapped(_ element: Type, in list: Expression, at position: CodePosition, depth: Int) {
    guard depth < 16 else { return }
    switch ReceiverChain.stripped(list) {
    case .ternary(let node):
      for list in [node.first, node.second] { expectMapped(element, in: list, at: position, depth: depth + 1) }
    case .sequence(let node) where joinsLists(node, of: .array(element)):
      for list in node.operands { expectMapped(element, in: list, at: position, depth: depth + 1) }
    case .call(let call):
      if let closure = mapping(call, at: position) { contexts.expect(.function([], element), of: closure) }
    default: break
    }
  }

  /// `{ .item(id: $0) }` of `ids.map { .item(id: $0) }`
  private func mapping(_ call: CallExpression, at position: CodePosition) -> Expression? {
    guard case .member(let node) = call.callee, node.name == "map" || node.name == "compactMap",
      let base = node.base, call.arguments.count == 1, case .closure = call.arguments[0].value,
      !typer.elementType(of: typer.type(of: base, in: position.scope)).isUnknown,
      !typer.isAddedToCollections(node.name, call)
    else { return nil }
    return call.arguments[0].value
  }
}
