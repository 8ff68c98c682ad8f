/// What code sets of coordinators that are not its own: their parent, and what they start with.

import Facts
import Semantics
import SourceText

extension StinsenVisitor {
  /// `flow.parent = self`
  func noteAdoption(_ node: AssignmentExpression, at position: CodePosition) {
    let type: Type
    switch node.target {
    case .member(let member) where member.name == "parent":
      guard let base = member.base else { return }
      type = typer.type(of: base, in: position.scope).unwrapped
    case .name(let name) where name.name == "parent" && position.scope.lookup(name.name) == nil:
      type = typer.selfType(in: position.scope.context)
    default: return
    }
    if case .external = type { return }
    guard let id = type.nominalID, !resolver.info(id).isProtocol, !model.wrapperNames.contains(id.simpleName) else {
      result.adopted.insert(nil)
      return
    }
    if model.coordinators[id] != nil { result.adopted.insert(id) }
  }

  /// `tabs.child = TabChild(…)`; what a coordinator does itself is read with its start.
  func noteRestart(_ node: AssignmentExpression, at position: CodePosition) {
    guard case .member(let target) = node.target, ["child", "stack"].contains(target.name), let base = target.base,
      ReceiverChain.name(base) != "self"
    else { return }
    let type = typer.type(of: base, in: position.scope).unwrapped
    if let id = type.nominalID {
      if model.coordinators[id] != nil { result.restarted.insert(id) }
    } else if case .call(let made) = node.value,
      ["TabChild", "NavigationStack"].contains(where: { StinsenStartReader.isConstruction(made, of: $0) })
    {
      result.restarted.insert(nil)
    }
  }
}
