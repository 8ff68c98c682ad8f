/// Types that bodies declare: what their code names counts as made, and that is all.

import Facts
import Semantics
import SourceText

extension EnumPathVisitor {
  func visit(localType node: TypeDeclaration, at position: CodePosition) {
    ExpressionWalk.visit(node) { expression in
      // A server would have to come back here when a case of that name is added.
      guard case .member(let node) = expression, model.isAskedAboutPlaces || model.words.cases.contains(node.name)
      else { return }
      result.possibleNames.insert(node.name)
    }
  }
}
