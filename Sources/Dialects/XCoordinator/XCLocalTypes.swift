/// Types that bodies declare: what their code names counts as used and made, and that is all.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  func visit(localType node: TypeDeclaration, at position: CodePosition) {
    ExpressionWalk.visit(node) { expression in
      switch expression {
      case .member(let node): noteMeant(node, at: position)
      case .name(let node): noteMeant(expression, called: node.name, at: position)
      default: break
      }
    }
  }

  private func noteMeant(_ node: MemberExpression, at position: CodePosition) {
    guard model.caseNames.contains(node.name) else { return noteMeant(.member(node), called: node.name, at: position) }
    guard let base = node.base, case .metatype(let named) = typer.type(of: base, in: position.scope),
      let route = named.nominalID, model.routes[route]?.cases(named: node.name).isEmpty == false
    else {
      result.looseNames.insert(node.name)
      return
    }
    noteUse(route, node.name, node.nameRange, owner(at: position))
  }

  private func noteMeant(_ expression: Expression, called name: String, at position: CodePosition) {
    guard model.typeNames.contains(name), case .metatype(let type) = typer.type(of: expression, in: position.scope),
      let id = type.nominalID, model.classes[id] != nil
    else { return }
    result.mentioned.insert(id)
  }
}
