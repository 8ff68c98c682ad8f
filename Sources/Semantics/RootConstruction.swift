/// What code shows whichever way it runs.

package import Facts

extension ConstructionFinder {
  /// The first of the types that a body shows at its root, if every branch shows a wanted one; nil as soon as one branch
  /// shows something else or something that is not known.
  package static func root(of statements: [Statement], _ isWanted: (TypeSyntax) -> Bool) -> TypeSyntax? {
    root(of: statements, isWanted, depth: 0)
  }

  private static func root(of statements: [Statement], _ isWanted: (TypeSyntax) -> Bool, depth: Int) -> TypeSyntax? {
    let shown = statements.filter { if case .declaration = $0 { false } else { true } }
    guard depth < 64, shown.count == 1, let only = shown.first else { return nil }
    switch only {
    case .expression(.control(let node)): return root(of: [node.statement], isWanted, depth: depth + 1)
    case .expression(.ternary(let node)), .return(.ternary(let node)?, _):
      return all([node.first, node.second].map { root(of: [.expression($0)], isWanted, depth: depth + 1) })
    case .expression, .return:
      let found = outermost(in: [only])
      guard found.count == 1, let type = found.first?.type, isWanted(type) else { return nil }
      return type
    case .if(let node): return root(of: node, isWanted, depth: depth)
    case .switch(let node):
      return all(node.cases.map(\.statements).map { root(of: $0, isWanted, depth: depth + 1) })
    default: return nil
    }
  }

  private static func root(of node: IfStatement, _ isWanted: (TypeSyntax) -> Bool, depth: Int) -> TypeSyntax? {
    if node.elseBody == nil { return nil }
    return all(node.bodies.map { root(of: $0.statements, isWanted, depth: depth + 1) })
  }

  private static func all(_ branches: [TypeSyntax?]) -> TypeSyntax? {
    branches.allSatisfy { $0 != nil } ? branches.first ?? nil : nil
  }
}
