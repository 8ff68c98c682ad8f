/// Types that bodies declare: what their code names counts as used and made, and that is all.

import Facts
import Semantics

extension StinsenVisitor {
  func visit(localType node: TypeDeclaration, at position: CodePosition) {
    ExpressionWalk.visit(node) { expression in
      switch expression {
      case .keyPath(let path): result.looseNames.formUnion(path.components.map(\.name))
      case .name(let node): noteMention(node.name, node.genericArguments, at: position)
      case .member(let node): noteMention(node.name, node.genericArguments, at: position)
      default: break
      }
    }
  }
}
