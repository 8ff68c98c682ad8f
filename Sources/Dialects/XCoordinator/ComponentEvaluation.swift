/// Evaluates what 3.0 builds transitions from: components, and bodies whose statements are the parts of one transition.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCExpressions {
  /// Nil for what is no component.
  func component(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome]? {
    guard let (name, form) = XCComponent.made(by: node, typer, in: frame.scope) else {
      return ownComponent(node, frame)
    }
    let closures = node.arguments.compactMap { argument -> ClosureExpression? in
      if case .closure(let closure) = argument.value { return closure }
      return nil
    }
    switch form.publishes {
    case .nothing: return [XCOutcome(kind: form.routeKind)]
    case .presentable:
      if name == "SelectTab", closures.isEmpty { return [XCOutcome(kind: form.routeKind)] }
      return published([result(of: closures.first, frame)], form.routeKind)
    case .pages:
      return published(closures.map { result(of: $0, frame) }, form.routeKind).map { outcome in
        var outcome = outcome
        outcome.pages = outcome.published.compactMap(\.holder)
        return outcome
      }
    case .list: return listed(result(of: closures.first, frame), form.routeKind)
    case .routed:
      guard let route = node.argument("as"), let target = node.argument("to") else { return [.unknown] }
      return delegated(route, to: target, frame, kind: "route")
    case .triggered: return triggered(node, frame)
    case .performed:
      guard let closure = closures.last else { return [.unknown] }
      return evaluator.built(closure.statements, frame)
    case .run:
      guard let list = node.argument("presentables") else { return [XCOutcome(kind: form.routeKind)] }
      return listed(value(list, frame), form.routeKind)
    case .deepLink: return [XCOutcome(kind: form.routeKind, edges: linked(node, frame))]
    }
  }

  /// What a closure without parameters gives.
  private func result(of closure: ClosureExpression?, _ frame: XCFrame) -> XCValue {
    guard let closure else { return .unknown }
    var inside = frame
    inside.mode = .value
    let ends = XCRunner(evaluator).run(body: closure.statements, inside)
    return ends.isEmpty ? .unknown : .joined(ends.map(\.value))
  }

  private func listed(_ value: XCValue, _ kind: String) -> [XCOutcome] {
    value.alternatives.flatMap { alternative -> [XCOutcome] in
      guard case .list(let values) = alternative else { return [XCOutcome(published: [.unknown], kind: kind)] }
      return published(values, kind)
    }
  }

  /// `Trigger(r, on: x)`
  private func triggered(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    var outcome = XCOutcome(kind: "trigger")
    guard let first = node.arguments.first, let on = node.argument("on") else { return [outcome] }
    for edge in edges("trigger", first.value, on, value(on, frame), frame) {
      outcome.edges.append(edge)
      outcome.flags.formUnion(completion(edge, first.value, frame))
    }
    return [outcome]
  }

  /// `DeepLink(with: c, r, s)`
  private func linked(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome.Edge] {
    guard let with = node.argument("with"), let first = node.arguments.first(where: { $0.label == nil }) else {
      return []
    }
    return edges("deepLink", first.value, with, value(with, frame), frame)
  }
}

extension CallExpression {
  /// The value behind a label.
  func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
}

/// Runs a body whose statements are the parts of one transition, along every path.
struct XCBuilder {
  private struct Path {
    var frame: XCFrame
    var outcome = XCOutcome(flags: .noop, kind: "none")
    /// Of the last part.
    var range: TextRange?
  }

  let evaluator: XCEvaluator

  init(_ evaluator: XCEvaluator) { self.evaluator = evaluator }

  private var expressions: XCExpressions { XCExpressions(evaluator) }

  func run(_ statements: [Statement], _ frame: XCFrame) -> [XCRunner.End] {
    var ends: [XCRunner.End] = []
    let paths = run(statements, [Path(frame: frame)], &ends)
    ends += paths.map { path in
      XCRunner.End(value: .transition([path.outcome]), frame: path.frame, range: path.range)
    }
    return Array(ends.prefix(XCEvaluator.maximumPaths))
  }

  private func run(_ statements: [Statement], _ paths: [Path], _ ends: inout [XCRunner.End]) -> [Path] {
    var live = paths
    for statement in statements {
      if live.isEmpty { break }
      live = Array(live.prefix(XCEvaluator.maximumPaths)).flatMap { run(statement, $0, &ends) }
    }
    return live
  }

  private func run(_ statement: Statement, _ path: Path, _ ends: inout [XCRunner.End]) -> [Path] {
    evaluator.budget -= 1
    guard evaluator.budget > 0 else { return [unknown(path)] }
    switch statement {
    case .jump: return [path]
    case .expression(let expression):
      guard let parts = parts(expression, path.frame) else { return plain(statement, path, &ends) }
      return parts.map { part in
        var path = path
        path.outcome = path.outcome.followed(by: part)
        path.range = expression.range
        return path
      }
    case .if, .switch:
      return XCBranches(evaluator).branches(of: statement, path.frame).flatMap { branch in
        var inside = path
        inside.frame = branch.frame
        return run(branch.statements, [inside], &ends).map { after in
          var after = after
          after.frame.scope = path.frame.scope
          return after
        }
      }
    case .for, .while, .repeat: return [unknown(path)]
    default: return plain(statement, path, &ends)
    }
  }

  private func unknown(_ path: Path) -> Path {
    var path = path
    path.outcome = path.outcome.followed(by: .unknown)
    return path
  }

  /// A statement that is no part of the transition.
  private func plain(_ statement: Statement, _ path: Path, _ ends: inout [XCRunner.End]) -> [Path] {
    XCRunner(evaluator).run([statement], [path.frame], &ends).map { frame in
      var path = path
      path.frame = frame
      return path
    }
  }

  /// What an expression adds to the transition; nil for a call that gives none.
  private func parts(_ expression: Expression, _ frame: XCFrame) -> [XCOutcome]? {
    switch expression {
    case .call(let call):
      if let outcomes = expressions.component(call, frame) { return outcomes }
      if isTransition(expression, frame) || isFactory(call, frame) { return expressions.transition(expression, frame) }
      return mayBePart(call, frame) ? [.unknown] : nil
    case .name, .member: return isTransition(expression, frame) ? expressions.transition(expression, frame) : nil
    default: return nil
    }
  }

  /// `Transition.push(…)`, `.push(…)`
  private func isFactory(_ call: CallExpression, _ frame: XCFrame) -> Bool {
    guard case .member(let member) = call.callee else { return false }
    return expressions.entering(member.base, frame) != nil
  }

  /// A component of the workspace's own, or a call of which nobody knows what it gives.
  private func mayBePart(_ call: CallExpression, _ frame: XCFrame) -> Bool {
    guard let (name, _) = XCSiteReader.operation(call) else { return true }
    if XCRunner.logging.contains(name) || name == "addChild" || XCTrap.isTrap(.call(call)) { return false }
    if case .name(let callee) = call.callee, callee.name.first?.isUppercase == true { return true }
    return evaluator.typer.type(of: .call(call), in: frame.scope).isUnknown
  }

  private func isTransition(_ expression: Expression, _ frame: XCFrame) -> Bool {
    evaluator.types.rootController(of: evaluator.typer.type(of: expression, in: frame.scope)) != nil
  }
}
