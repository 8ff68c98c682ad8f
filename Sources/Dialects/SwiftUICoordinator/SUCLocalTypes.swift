/// Types that bodies declare: what their code names counts as shown and made, and that is all.

import Facts
import Semantics

extension SUCVisitor {
  func visit(localType node: TypeDeclaration, at position: CodePosition) {
    ExpressionWalk.visit(node) { expression in
      switch expression {
      case .member(let node): result.possibleNames.insert(node.name)
      case .name(let node) where node.name.startsLikeType:
        guard case .metatype(let type) = typer.type(of: expression, in: position.scope), let id = type.nominalID else {
          return
        }
        result.madeElsewhere.insert(id)
      default: break
      }
    }
  }
}
