/// Types that bodies declare: what their code names counts as selected and shown, what they hold as held, and that is all.

import Facts
import Semantics
import SourceText

extension VDFlowVisitor {
  func visit(localType node: TypeDeclaration, at position: CodePosition) {
    ExpressionWalk.visit(node) { expression in
      switch expression {
      case .member(let node): notePossible(node.name, node.nameRange)
      case .keyPath(let path): for component in path.components { notePossible(component.name, component.range) }
      case .name:
        if case .metatype(let type) = type(of: expression, at: position) { noteHeld(type) }
      default: break
      }
    } _: { declaration in
      guard case .variable(let node) = declaration else { return }
      for type in node.bindings.compactMap(\.type) { noteHeld(resolver.resolve(type, in: position.scope.context)) }
    }
  }

  private func notePossible(_ name: String, _ range: TextRange) {
    let isProjected = name.hasPrefix("$")
    notePossible(step: isProjected ? String(name.dropFirst()) : name, isProjected ? range.withoutPrefix() : range)
  }

  private func noteHeld(_ type: Type) {
    if let flow = flow(of: type) { result.heldFlows.insert(flow.id) }
  }
}
