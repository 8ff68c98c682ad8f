/// Which views stand behind a selection: the content of a presentation, the branch of a condition, what a step is
/// mounted on.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  /// Notes what a call shows while the binding among its arguments is true.
  func noteContent(of call: CallExpression, boundBy argument: Argument) {
    guard argument.label != "isOn", let content = VDFlowVisitor.content(of: call) else { return }
    contentBehind[argument.value.range] = content
  }

  /// Notes what an `if` shows while its comparison holds; a negation or an alternative shows nothing for sure.
  func noteBranch(of node: IfStatement) {
    for link in node.chain {
      for case .expression(let condition) in link.conditions where VDFlowVisitor.isConjunction(condition) {
        contentBehind[condition.range] = link.body.statements
      }
    }
  }

  private static func isConjunction(_ expression: Expression) -> Bool {
    switch expression {
    case .call: true
    case .sequence(let node): node.operators.allSatisfy { $0 == "==" || $0 == "&&" }
    default: false
    }
  }

  /// `destination`, else `content`, else the first closure behind the parentheses: the others are labels, messages
  /// and what is done afterwards.
  static func content(of call: CallExpression) -> [Statement]? {
    let named = ["destination", "content"].lazy.compactMap { label in
      call.arguments.first { $0.label == label }
    }
    let plain = call.arguments.first { $0.label == nil && $0.isTrailing }
    guard let argument = named.first ?? plain else { return nil }
    if case .closure(let node) = argument.value { return node.statements }
    return argument.isTrailing ? nil : [.expression(argument.value)]
  }

  // MARK: Views

  /// What is shown while the condition or binding there is true.
  func screens(behind range: TextRange, at position: CodePosition) -> [NominalID] {
    contentBehind[range].map { screens(in: $0, at: position) } ?? []
  }

  /// The workspace's views that statements leave standing, those inside the framework's containers included.
  func screens(in statements: [Statement], at position: CodePosition, depth: Int = 0) -> [NominalID] {
    guard depth < 8 else { return [] }
    var found: [NominalID] = []
    let shown = ConstructionFinder.outermost(in: statements)
    for item in shown {
      if let id = resolver.resolve(item.type, in: position.scope.context).nominalID,
        isView(id)
      {
        if !found.contains(id) { found.append(id) }
      } else if let inside = VDFlowVisitor.content(at: item.range, in: statements) {
        for id in screens(in: inside, at: position, depth: depth + 1) where !found.contains(id) { found.append(id) }
      }
    }
    return found
  }

  /// A type of the workspace that says that it is a view.
  private func isView(_ id: NominalID) -> Bool {
    resolver.isWorkspaceType(id)
      && resolver.info(id).supertypes.contains { ["View", "SwiftUI.View"].contains($0.description) }
  }

  /// The view builder of the call whose callee stands there.
  private static func content(at callee: TextRange, in statements: [Statement]) -> [Statement]? {
    var found: [Statement]?
    ExpressionWalk.visit(statements) { expression in
      guard found == nil, case .call(let call) = expression, call.callee.range == callee else { return }
      found = content(of: call)
    }
    return found
  }
}
