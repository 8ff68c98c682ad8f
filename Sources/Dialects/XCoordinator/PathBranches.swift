/// Which branches of `if`, `guard` and `switch` a path can take.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCBranches {
  let evaluator: XCEvaluator

  init(_ evaluator: XCEvaluator) { self.evaluator = evaluator }

  private var expressions: XCExpressions { XCExpressions(evaluator) }

  func branches(of statement: Statement, _ frame: XCFrame) -> [(statements: [Statement], frame: XCFrame)] {
    switch statement {
    case .if(let node): return branches(of: node, frame)
    case .switch(let node): return branches(of: node, frame)
    default: return [([statement], frame)]
    }
  }

  private func branches(of node: IfStatement, _ frame: XCFrame) -> [(statements: [Statement], frame: XCFrame)] {
    var result: [(statements: [Statement], frame: XCFrame)] = []
    var failed = [frame]
    for link in node.chain {
      let decided = failed.flatMap { decide(link.conditions, $0) }
      result += decided.filter(\.holds).map { (link.body.statements, $0.frame) }
      failed = Array(decided.filter { !$0.holds }.map(\.frame).prefix(XCEvaluator.maximumPaths))
    }
    return result + failed.map { (node.elseBody?.statements ?? [], $0) }
  }

  // MARK: Conditions

  func decide(_ conditions: [Condition], _ frame: XCFrame) -> [(holds: Bool, frame: XCFrame)] {
    var live = [frame]
    var result: [(holds: Bool, frame: XCFrame)] = []
    for condition in conditions {
      var next: [XCFrame] = []
      for frame in live {
        for (holds, after) in decide(condition, frame) {
          if holds { next.append(after) } else { result.append((false, after)) }
        }
      }
      live = Array(next.prefix(XCEvaluator.maximumPaths))
    }
    return live.map { (true, $0) } + result
  }

  private func decide(_ condition: Condition, _ frame: XCFrame) -> [(Bool, XCFrame)] {
    switch condition {
    case .availability:
      var guarded = frame
      guarded.flags.insert(.guarded)
      return [(true, guarded), (false, guarded)]
    case .expression(let expression):
      switch expressions.truth(expression, frame) {
      case true?: return [(true, frame)]
      case false?: return [(false, frame)]
      case nil:
        let open = undecided(frame, about: expression)
        return [(true, open), (false, open)]
      }
    case .binding(let pattern, let type, let value): return bind(pattern, type, value, frame)
    }
  }

  private func bind(
    _ pattern: Pattern, _ type: TypeSyntax?, _ value: Expression?, _ frame: XCFrame
  ) -> [(Bool, XCFrame)] {
    if case .enumCase = pattern, let value {
      return match(pattern, expressions.value(value, frame), subject: value, frame)
    }
    var name = ""
    if case .identifier(let text, _) = pattern { name = text }
    if name == "self" { return [(true, frame)] }
    let scope =
      type.map { frame.scope.binding(pattern, to: .typed($0), subject: value) }
      ?? value.map { frame.scope.binding(pattern, to: .unwrapped($0), subject: $0) }
      ?? frame.scope.binding(pattern, to: .unwrappedName, subject: nil)
    let subject = value.map { expressions.value($0, frame) } ?? expressions.local(name, frame)
    var result: [(Bool, XCFrame)] = []
    for alternative in subject.alternatives {
      var next = frame
      if subject.alternatives.count > 1 || alternative == .unknown { next = undecided(next, about: value) }
      if alternative != .none {
        var bound = next
        bound.scope = scope
        bound.values[name] = alternative == .unknown ? nil : alternative
        result.append((true, bound))
      }
      if alternative == .none || alternative == .unknown { result.append((false, next)) }
    }
    return result
  }

  // MARK: Switches

  private func branches(of node: SwitchStatement, _ frame: XCFrame) -> [(statements: [Statement], frame: XCFrame)] {
    var result: [(statements: [Statement], frame: XCFrame)] = []
    for subject in expressions.value(node.subject, frame).alternatives {
      var open = [frame]
      for (index, item) in node.cases.enumerated() where !open.isEmpty {
        var next: [XCFrame] = []
        for frame in open {
          let matched = matches(item, subject, node.subject, frame)
          // A branch under an `#if` is not there in every build.
          for (holds, after) in item.conditions.isEmpty ? matched : unsure(matched, frame) {
            if holds { result.append((statements(of: node, from: index), after)) } else { next.append(after) }
          }
        }
        open = Array(next.prefix(XCEvaluator.maximumPaths))
      }
    }
    return Array(result.prefix(XCEvaluator.maximumPaths))
  }

  /// Those of a case, and of the next ones that it falls through to.
  private func statements(of node: SwitchStatement, from index: Int) -> [Statement] {
    var statements: [Statement] = []
    for item in node.cases[index...] {
      guard case .jump("fallthrough", _)? = item.statements.last else { return statements + item.statements }
      statements += item.statements.dropLast()
    }
    return statements
  }

  private func matches(
    _ item: SwitchStatement.Case, _ subject: XCValue, _ expression: Expression, _ frame: XCFrame
  ) -> [(Bool, XCFrame)] {
    if item.isDefault { return [(true, frame)] }
    var open = [frame]
    var result: [(Bool, XCFrame)] = []
    for alternative in item.items {
      var next: [XCFrame] = []
      for frame in open {
        for (holds, after) in match(alternative.pattern, subject, subject: expression, frame) {
          guard holds else {
            next.append(after)
            continue
          }
          switch alternative.where.map({ expressions.truth($0, after) }) {
          case .none, .some(true?): result.append((true, after))
          case .some(false?): next.append(frame)
          case .some(nil):
            result.append((true, undecided(after, about: alternative.where)))
            next.append(undecided(frame, about: alternative.where, in: after))
          }
        }
      }
      open = next
    }
    return result + open.map { (false, $0) }
  }

  /// Whether a value matches a pattern: both where nothing decides.
  private func match(
    _ pattern: Pattern, _ value: XCValue, subject: Expression, _ frame: XCFrame
  ) -> [(Bool, XCFrame)] {
    switch pattern {
    case .wildcard: return [(true, frame)]
    case .identifier(let name, let range):
      var bound = frame
      bound.scope = bound.scope.adding(name, range, .value(subject, isConstant: true))
      bound.values[name] = value
      return [(true, bound)]
    case .enumCase(_, let name, _, let arguments):
      return matchCase(name, arguments ?? [], value, pattern, subject, frame)
    case .optional(let inner):
      if value == .none { return [(false, frame)] }
      let matched = match(inner, value == .unknown ? .unknown : value, subject: subject, frame)
      return value == .unknown ? unsure(matched, frame) : matched
    case .tuple(let elements) where elements.count == 1:
      return match(elements[0].pattern, value, subject: subject, frame)
    case .expression(let expression):
      if let holds = expressions.matches(expression, value, frame) { return [(holds, frame)] }
      return unsure([(true, frame)], undecided(frame, about: subject))
    case .tuple, .cast:
      var bound = frame
      bound.scope = bound.scope.binding(pattern, to: .value(subject, isConstant: true), subject: subject)
      return unsure([(true, bound)], undecided(frame, about: subject))
    }
  }

  /// Where nothing decides. Of what depends on a value that is known, it is certain which way it goes, if not to us.
  private func undecided(_ frame: XCFrame, about condition: Expression?, in inner: XCFrame? = nil) -> XCFrame {
    var open = frame
    open.flags.insert(.conditional)
    if (inner ?? frame).writes(condition) { open.flags.insert(.unknown) }
    return open
  }

  private func unsure(_ matched: [(Bool, XCFrame)], _ frame: XCFrame) -> [(Bool, XCFrame)] {
    var other = frame
    other.flags.insert(.conditional)
    return matched.map { holds, matched in
      var after = matched
      after.flags.insert(.conditional)
      if frame.flags.contains(.unknown) { after.flags.insert(.unknown) }
      return (holds, after)
    } + (matched.contains { !$0.0 } ? [] : [(false, other)])
  }

  private func matchCase(
    _ name: String, _ arguments: [(label: String?, pattern: Pattern)], _ value: XCValue, _ pattern: Pattern,
    _ subject: Expression, _ frame: XCFrame
  ) -> [(Bool, XCFrame)] {
    // Most branches are for other cases.
    if case .route(let route) = value, let given = route.name, given != name, isCase(name, of: route) {
      return [(false, frame)]
    }
    var bound = frame
    bound.scope = bound.scope.binding(pattern, to: .value(subject, isConstant: true), subject: subject)
    guard case .route(let route) = value, route.name != nil else {
      for name in arguments.flatMap(\.pattern.boundNames) { bound.values[name] = nil }
      return value == .none ? [(false, frame)] : unsure([(true, bound)], frame)
    }
    guard isCase(name, of: route) else {
      return matchOther(name, arguments.first?.pattern, value, subject, bound, frame)
    }
    var live: [(Bool, XCFrame)] = [(true, bound)]
    for (index, argument) in arguments.enumerated() {
      let known =
        route.arguments.first { $0.label != nil && $0.label == argument.label }
        ?? (index < route.arguments.count ? route.arguments[index] : nil)
      live = live.flatMap { holds, frame -> [(Bool, XCFrame)] in
        guard holds else { return [(false, frame)] }
        guard let known else {
          var frame = frame
          for name in argument.pattern.boundNames { frame.values[name] = nil }
          return symbolic(argument.pattern, frame)
        }
        return known.value.alternatives.flatMap { match(argument.pattern, $0, subject: subject, frame) }.map {
          var (holds, after) = $0
          // The scope already knows the payload's type.
          after.scope = frame.scope
          if known.value.alternatives.count > 1 { after.flags.insert(.conditional) }
          return (holds, after)
        }
      }
    }
    return live
  }

  private func isCase(_ name: String, of route: XCRouteValue) -> Bool {
    evaluator.declaredCase(name, of: route.route)?.kind == .enumCase
  }

  /// A known value and a name that is no case of its type: an optional's, or a static member.
  private func matchOther(
    _ name: String, _ inner: Pattern?, _ value: XCValue, _ subject: Expression, _ bound: XCFrame, _ frame: XCFrame
  ) -> [(Bool, XCFrame)] {
    if name == "none" { return [(false, frame)] }
    if name == "some" { return inner.map { match($0, value, subject: subject, frame) } ?? [(true, frame)] }
    // What a static member stands for, nobody knows, though the value does decide.
    var open = bound
    open.flags.insert(.unknown)
    return unsure([(true, open)], frame)
  }

  /// A payload that no site gives.
  private func symbolic(_ pattern: Pattern, _ frame: XCFrame) -> [(Bool, XCFrame)] {
    switch pattern {
    case .identifier, .wildcard: return [(true, frame)]
    default: return unsure([(true, frame)], frame)
    }
  }
}
