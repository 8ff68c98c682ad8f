/// Run-time rules that one call decides: R1, R2, R21 and R22.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenCallRules {
  private let visitor: StinsenVisitor
  private let site: StinsenSite
  private let coordinator: StinsenCoordinator
  private let isRouter: Bool

  init(_ visitor: StinsenVisitor, _ site: StinsenSite, _ coordinator: StinsenCoordinator, isRouter: Bool) {
    self.visitor = visitor
    self.site = site
    self.coordinator = coordinator
    self.isRouter = isRouter
  }

  func findings() -> [StinsenFinding] {
    guard site.operation.isRootOperation else { return [] }
    let found = site.alternatives.compactMap { alternative -> StinsenFinding? in
      guard let name = alternative.path?.components.first?.name else { return nil }
      let shapes = coordinator.routes(named: name).flatMap(\.shapes)
      return missingInput(name, shapes, alternative) ?? notUpYet(name, alternative)
        ?? alreadyThere(name, shapes, alternative)
    }
    return found + [constantComparator()].compactMap { $0 }
  }

  /// R1; before 2.0.4 the call does not compile: C6a.
  private func missingInput(
    _ name: String, _ shapes: [StinsenShape], _ alternative: KeyPathAlternative
  ) -> StinsenFinding? {
    guard site.operation == .root, site.plainInput == nil, !shapes.isEmpty,
      shapes.allSatisfy({ $0.kind == .root && !$0.input.isUnknown && $0.input != .void }),
      let first = shapes.first
    else { return nil }
    let input = first.parameter?.type ?? first.input.spelled
    if visitor.model.versions.version(of: visitor.file).isBelow(4) {
      return StinsenMessages.missingInput(name, input, coordinator, site, visitor.file, at: alternative.range)
    }
    if mayBeThere(name) { return nil }
    var finding = StinsenMessages.error(
      "crash-on-transition", alternative.range,
      "'root(\\.\(name))' on '\(coordinator.id.name)' needs an input of type '\(input)': without it the app traps unless '\(name)' is already the root"
    )
    finding.related = [(.route(RouteID(coordinator.coordinatorID, name)), "'\(name)' is declared here")]
    let inputs = InputChecking(typer: visitor.typer)
    finding.fixes = StinsenMessages.inputInsertion(
      input, site, visitor.file,
      needsComparator: site.effectiveComparator == nil && inputs.isCertainlyNotEquatable(first.input))
    return finding
  }

  /// R2
  private func notUpYet(_ name: String, _ alternative: KeyPathAlternative) -> StinsenFinding? {
    guard !isRouter else { return nil }
    let call =
      "'\(site.operation.rawValue)(\\.\(name))' on '\(coordinator.id.name)' traps: its first view has not been made yet"
    switch StinsenOrigins(visitor, site, coordinator).origin() {
    case .presented, .constructed, .selfInInitializer:
      return StinsenMessages.error("crash-on-transition", alternative.range, call)
    case .switched:
      guard !isAfterQuery() else { return nil }
      return StinsenMessages.warning("crash-on-transition", alternative.range, call + " when the root is switched here")
    case .afterView, .other: return nil
    }
  }

  /// An enclosing `if isRoot(…)` on the hop before: the root may have been up already.
  private func isAfterQuery() -> Bool {
    site.position.facts.contains { fact in
      guard let step = ReceiverChain.operation(ReceiverChain.stripped(fact)) else { return false }
      return step.operation == .isRoot || step.operation == .hasRoot
    }
  }

  /// R21, the forms inside `if isRoot(\.r)` and behind `root(\.r)` in one chain.
  private func alreadyThere(
    _ name: String, _ shapes: [StinsenShape], _ alternative: KeyPathAlternative
  ) -> StinsenFinding? {
    guard site.operation == .root, site.plainInput == nil, !shapes.isEmpty,
      shapes.allSatisfy({ $0.output == .view }), repeats(name) || isKnownRoot(name)
    else { return nil }
    return StinsenMessages.warning(
      "no-op-transition", alternative.range, StinsenCallRules.alreadyRoot(name, coordinator.id.name))
  }

  private func isKnownRoot(_ name: String) -> Bool {
    site.position.closureDepth == 0 && isInside(conditionOn: name) && !isBehindSwitch()
  }

  /// `root(\.r).root(\.r)`
  private func repeats(_ name: String) -> Bool {
    guard let base = site.base, let step = ReceiverChain.operation(ReceiverChain.stripped(base)),
      step.operation == .root, step.call.arguments.count == 1,
      case .keyPath(let path)? = step.call.arguments.first?.value
    else { return false }
    return path.components.first?.name == name
  }

  /// Another root may have come in between: by this block, or by whatever else is called.
  private func isBehindSwitch() -> Bool {
    if hasSwitchedBefore { return true }
    guard let asked = site.position.facts.map(\.range.end).max() else { return false }
    let start = site.base?.range.start ?? site.call.range.start
    return visitor.callStarts.contains { $0 > asked && $0 < start }
  }

  private var hasSwitchedBefore: Bool {
    visitor.result.calls.contains {
      $0.operation == .root && $0.block == site.position.block && $0.operationRange.start < site.nameRange.start
    }
  }

  /// Some other root may be up: the function has switched to one, or has asked which it is.
  var mayBeElsewhere: Bool {
    if hasSwitchedBefore { return true }
    if let step = site.base.flatMap({ ReceiverChain.operation(ReceiverChain.stripped($0)) }), step.operation == .root {
      return true
    }
    return site.position.facts.contains { fact in
      var asks = false
      ExpressionWalk.visit(fact) { expression in
        guard let step = ReceiverChain.operation(expression) else { return }
        asks = asks || step.operation == .isRoot || step.operation == .hasRoot
      }
      return asks
    }
  }

  static func alreadyRoot(_ route: String, _ coordinator: String) -> String {
    "'\(route)' already is the root of '\(coordinator)': nothing happens and pushed screens stay"
  }

  private func isInside(conditionOn name: String) -> Bool {
    site.position.facts.contains { asks($0, whetherAtRoot: name) }
  }

  private func asks(
    _ fact: Expression, whetherAtRoot name: String, by questions: [StinsenOperation] = [.isRoot]
  ) -> Bool {
    guard let step = ReceiverChain.operation(ReceiverChain.stripped(fact)), questions.contains(step.operation),
      step.call.arguments.count == 1, ReceiverChain.name(step.base) == ReceiverChain.name(site.base),
      case .keyPath(let path)? = step.call.arguments.first?.value
    else { return false }
    return path.components.first?.name == name
  }

  /// The function has asked for it before, itself or through a member that a condition names, or has just made it the
  /// root. What it made of an answer is known only where it was no.
  private func mayBeThere(_ name: String) -> Bool {
    let owner = site.position.owner
    let isElsewhere = isElsewhere(name)
    let isKnown = visitor.result.calls.contains { call in
      guard call.coordinator == coordinator.id, call.routes.contains(name), call.owner == owner.type,
        call.ownerMember == owner.name
      else { return false }
      switch call.operation {
      case .isRoot, .hasRoot: return !isElsewhere
      case .root: return call.hasInput && !call.isInvalid && call.block == site.position.block
      default: return false
      }
    }
    return isKnown || !isElsewhere && site.position.facts.contains { namesQuery($0, about: name) }
  }

  private func isElsewhere(_ name: String) -> Bool {
    site.position.facts.contains { answer(to: $0, whetherAtRoot: name, where: true) == false }
      || site.position.refuted.contains { answer(to: $0, whetherAtRoot: name, where: false) == false }
  }

  /// What a condition, or a constant that keeps it, says of the root where it holds or does not; nil where it says
  /// nothing.
  private func answer(
    to condition: Expression, whetherAtRoot name: String, where holds: Bool, depth: Int = 0
  ) -> Bool? {
    if asks(condition, whetherAtRoot: name, by: [.isRoot, .hasRoot]) { return holds }
    guard depth < 8 else { return nil }
    switch condition {
    case .tuple(let node) where node.elements.count == 1:
      return answer(to: node.elements[0].value, whetherAtRoot: name, where: holds, depth: depth + 1)
    case .unary(let node) where node.kind == .prefix("!"):
      return answer(to: node.operand, whetherAtRoot: name, where: !holds, depth: depth + 1)
    case .sequence(let node) where node.operands.count == 2 && ["==", "!="].contains(node.operators.first):
      guard case .literal(let compared) = node.operands[1], let isYes = compared.isYes else { return nil }
      let isSame = holds == (node.operators.first == "==")
      return answer(to: node.operands[0], whetherAtRoot: name, where: isSame == isYes, depth: depth + 1)
    case .name(let node):
      guard let kept = site.scope.lookup(node.name)?.constantValue else { return nil }
      return answer(to: kept, whetherAtRoot: name, where: holds, depth: depth + 1)
    default: return nil
    }
  }

  /// `if isAtUser` where `isAtUser` asks: what a member of another file does is not known.
  private func namesQuery(_ fact: Expression, about route: String) -> Bool {
    var found = false
    ExpressionWalk.visit(fact) { expression in
      switch expression {
      case .name(let node) where site.scope.lookup(node.name) == nil: found = found || asks(node.name, about: route)
      case .member(let node): found = found || asks(node.name, about: route)
      default: break
      }
    }
    return found
  }

  private func asks(_ member: String, about route: String) -> Bool {
    if StinsenOperation(named: member) != nil { return false }
    return Set([coordinator.id, site.position.owner.type].compactMap { $0 }).contains { type in
      visitor.resolver.members(member, of: visitor.resolver.selfType(of: type)).contains { found in
        let body: [Statement]
        switch found.member.declaration {
        case .function(let node): body = node.body?.statements ?? []
        case .variable(let node, let index) where node.bindings.indices.contains(index):
          let accessors = node.bindings[index].accessors
          if accessors.isEmpty { return false }
          body = accessors.flatMap { $0.body?.statements ?? [] }
        default: return false
        }
        return found.member.file != visitor.file || StinsenCallRules.asks(body, about: route)
      }
    }
  }

  private static func asks(_ body: [Statement], about route: String) -> Bool {
    var asks = false
    ExpressionWalk.visit(body) { expression in
      guard let step = ReceiverChain.operation(expression), step.operation == .isRoot || step.operation == .hasRoot,
        case .keyPath(let path)? = step.call.arguments.first?.value
      else { return }
      asks = asks || path.components.first?.name == route
    }
    return asks
  }

  /// R22
  private func constantComparator() -> StinsenFinding? {
    guard site.operation == .root, let comparator = site.effectiveComparator,
      case .closure(let closure) = comparator.value, closure.statements.count == 1,
      case .literal(let literal)? = closure.statements.first?.value, literal.kind == .boolean, literal.text == "true",
      let alternative = site.alternatives.first, let name = alternative.path?.components.first?.name
    else { return nil }
    return StinsenMessages.warning(
      "no-op-transition", alternative.range,
      "comparator is always true: root '\(name)' of '\(coordinator.id.name)' is never rebuilt")
  }
}

extension Statement {
  /// The value of an expression statement or of `return`.
  var value: Expression? {
    switch self {
    case .expression(let expression): expression
    case .return(let expression, _): expression
    default: nil
    }
  }
}

extension LiteralExpression {
  /// `true`, or else `false` and `nil`.
  fileprivate var isYes: Bool? {
    switch text {
    case "true": true
    case "false", "nil": false
    default: nil
    }
  }
}
