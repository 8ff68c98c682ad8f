/// What code does with a coordinator's root controller.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  /// `rootViewController.delegate = x`, where `x` is none of the framework's delegates, which animate.
  func noteDelegate(_ node: AssignmentExpression, at position: CodePosition) {
    guard let own = position.owner.type, model.classes[own]?.isCoordinator == true,
      case .member(let target) = node.target, target.name == "delegate", let base = target.base,
      let delegate = typer.type(of: node.value, in: position.scope).unwrapped.nominalID,
      resolver.isWorkspaceType(delegate), !mayAnimate(delegate)
    else { return }
    switch base {
    case .name(let name):
      if name.name == "rootViewController", position.scope.lookup(name.name) == nil { result.delegates.insert(own) }
    case .member(let member):
      guard member.name == "rootViewController", case .name(let owner)? = member.base, owner.name == "self" else {
        return
      }
      result.delegates.insert(own)
    default: break
    }
  }

  private func mayAnimate(_ delegate: NominalID) -> Bool {
    let lineage = resolver.lineage(of: resolver.selfType(of: delegate))
    return lineage.flatMap { resolver.info($0.id).supertypes }.contains { supertype in
      supertype.isUnknown || ["NavigationAnimationDelegate", "TabBarAnimationDelegate"].contains(supertype.description)
    }
  }

  /// `rootViewController.viewControllers = x`
  func noteTabs(_ node: AssignmentExpression, at position: CodePosition) {
    guard case .member(let target) = node.target, target.name == "viewControllers", let own = position.owner.type else {
      return
    }
    result.tabSetters.insert(own)
  }
}
