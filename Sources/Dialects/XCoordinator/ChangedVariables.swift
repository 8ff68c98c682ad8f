/// Which local variables of a block hold something else than what was last assigned to them in plain sight.

import Facts
import Semantics

struct XCChangedVariables {
  /// Called, subscripted or compounded through: of a list, nobody knows then what is in it; an object stays the same.
  private(set) var inPlace = Set<String>()
  /// Handed over as `inout`, or seen by a closure or a local function, which may run at any time.
  private(set) var anyway = Set<String>()

  init(in statements: ArraySlice<Statement>) {
    var inPlace = Set<String>()
    var anyway = Set<String>()
    let mention: (Expression) -> Void = { if case .name(let node) = $0 { anyway.insert(node.name) } }
    for statement in statements {
      ExpressionWalk.visit(statement) { expression in
        switch expression {
        case .call(let node): if let name = XCChangedVariables.holder(of: node.callee) { inPlace.insert(name) }
        case .assignment(let node): if let name = XCChangedVariables.holder(of: node.target) { inPlace.insert(name) }
        case .unary(let node) where node.kind == .prefix("&"):
          if let name = XCChangedVariables.root(of: node.operand) { anyway.insert(name) }
        case .closure(let node): ExpressionWalk.visit(node.statements, mention)
        default: break
        }
      } _: { declaration in
        guard case .function(let node) = declaration, let body = node.body else { return }
        ExpressionWalk.visit(body.statements, mention)
      }
    }
    self.inPlace = inPlace
    self.anyway = anyway
  }

  /// The name that `t.append`, `t[0]` and `t?.list[0].insert` reach through.
  private static func holder(of expression: Expression) -> String? {
    if case .name = expression { return nil }
    return root(of: expression)
  }

  static func root(of expression: Expression) -> String? {
    var current = expression
    for _ in 0..<64 {
      switch current {
      case .name(let node): return node.name
      case .member(let node):
        guard let base = node.base else { return nil }
        current = base
      case .subscripted(let node): current = node.base
      case .unary(let node): current = node.operand
      case .tuple(let node) where node.elements.count == 1: current = node.elements[0].value
      default: return nil
      }
    }
    return nil
  }
}
