/// Runs statements along every path at once.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCRunner {
  /// A path that has returned.
  struct End {
    var value: XCValue
    var frame: XCFrame
    var range: TextRange?
    /// It has only left the loop or the `switch` around, and goes on behind it.
    var isBreak = false
  }

  let evaluator: XCEvaluator
  /// The route type of what is returned, where that is a route.
  let expecting: NominalID?

  init(_ evaluator: XCEvaluator, expecting: NominalID? = nil) {
    self.evaluator = evaluator
    self.expecting = expecting
  }

  private var expressions: XCExpressions { XCExpressions(evaluator) }

  /// A whole body: what falls out of its end returns nothing, unless it is one expression.
  func run(body statements: [Statement], _ frame: XCFrame) -> [End] {
    if statements.count == 1, let only = statements.first {
      switch only {
      case .expression(let expression):
        if XCTrap.isTrap(expression) { return [trapped(frame, expression.range)] }
        return [end(expression, frame)]
      case .if, .switch:
        if !Returns.values(of: only).isEmpty { return valued(only, frame) }
      default: break
      }
    }
    var ends: [End] = []
    let live = run(statements, [frame], &ends)
    for frame in live { ends.append(End(value: .unknown, frame: frame, range: nil)) }
    return Array(ends.prefix(XCEvaluator.maximumPaths))
  }

  private func end(_ expression: Expression, _ frame: XCFrame) -> End {
    End(value: value(expression, frame), frame: frame, range: expression.range)
  }

  private func value(_ expression: Expression, _ frame: XCFrame) -> XCValue {
    if let expecting { return expressions.route(expression, expecting, frame) }
    return frame.mode == .transition
      ? .transition(expressions.transition(expression, frame)) : expressions.value(expression, frame)
  }

  private func trapped(_ frame: XCFrame, _ range: TextRange) -> End {
    var frame = frame
    frame.flags.insert(.traps)
    return End(value: frame.mode == .transition ? .transition([XCOutcome()]) : .unknown, frame: frame, range: range)
  }

  /// `if` and `switch` whose branches are values.
  private func valued(_ statement: Statement, _ frame: XCFrame) -> [End] {
    var ends: [End] = []
    for (statements, frame) in XCBranches(evaluator).branches(of: statement, frame) {
      ends += run(body: statements, frame)
    }
    return ends
  }

  // MARK: Statements

  /// The paths that fall out of the end.
  func run(_ statements: [Statement], _ frames: [XCFrame], _ ends: inout [End]) -> [XCFrame] {
    var live = frames
    for (index, statement) in statements.enumerated() {
      if live.isEmpty { break }
      live = Array(live.prefix(XCEvaluator.maximumPaths)).flatMap { run(statement, $0, &ends) }
      if case .declaration(.variable(let node)) = statement, !node.isConstant {
        forget(node, changedIn: statements[(index + 1)...], &live)
      }
    }
    return live
  }

  /// Variables that the rest of their block changes in a way that no path follows are never known.
  private func forget(_ node: VariableDeclaration, changedIn rest: ArraySlice<Statement>, _ frames: inout [XCFrame]) {
    let changed = XCChangedVariables(in: rest)
    for name in node.bindings.flatMap(\.pattern.boundNames) {
      for index in frames.indices {
        let isObject = frames[index].values[name]?.isObject ?? false
        guard changed.anyway.contains(name) || !isObject && changed.inPlace.contains(name) else { continue }
        frames[index].values[name] = .unknown
        frames[index].unfollowed.insert(name)
      }
    }
  }

  private func run(_ statement: Statement, _ frame: XCFrame, _ ends: inout [End]) -> [XCFrame] {
    evaluator.budget -= 1
    guard evaluator.budget > 0, ends.count < XCEvaluator.maximumPaths else {
      ends.append(End(value: .unknown, frame: frame, range: nil))
      return []
    }
    switch statement {
    case .return(let value, let range):
      guard let value else { return [] }
      if XCTrap.isTrap(value) {
        ends.append(trapped(frame, range))
      } else {
        ends.append(End(value: self.value(value, frame), frame: frame, range: range))
      }
      return []
    case .throw(_, let range):
      ends.append(trapped(frame, range))
      return []
    case .jump(let word, let range):
      return jump(word, isLabelled: range.end - range.start > word.utf8.count, frame, &ends)
    case .expression(let expression): return run(expression, frame, &ends)
    case .declaration(let declaration): return [declare(declaration, frame)]
    case .if: return runBranches(of: statement, frame, &ends)
    case .switch: return breaking(&ends, frame) { runBranches(of: statement, frame, &$0) }
    case .guard(let node): return run(node, frame, &ends)
    default: return runLoop(statement, frame, &ends)
    }
  }

  private func runBranches(of statement: Statement, _ frame: XCFrame, _ ends: inout [End]) -> [XCFrame] {
    XCBranches(evaluator).branches(of: statement, frame).flatMap { branch in
      leaving(run(branch.statements, [branch.frame], &ends), frame)
    }
  }

  /// What else than a `break` leaves a loop, goes on with the next turn, behind which nobody looks.
  private func jump(_ word: String, isLabelled: Bool, _ frame: XCFrame, _ ends: inout [End]) -> [XCFrame] {
    switch word {
    case "break" where !isLabelled: ends.append(End(value: .unknown, frame: frame, isBreak: true))
    case "break", "fallthrough": ends.append(End(value: .unknown, frame: frame))
    default: break
    }
    return []
  }

  /// With the paths that a `break` takes behind a statement.
  private func breaking(
    _ ends: inout [End], _ outer: XCFrame, _ body: (inout [End]) -> [XCFrame]
  ) -> [XCFrame] {
    let before = ends.count
    let live = body(&ends)
    let broken = ends[before...].filter(\.isBreak).map(\.frame)
    ends = ends[..<before] + ends[before...].filter { !$0.isBreak }
    return live + leaving(broken, outer)
  }

  private func runLoop(_ statement: Statement, _ frame: XCFrame, _ ends: inout [End]) -> [XCFrame] {
    switch statement {
    case .for(let node):
      var inside = frame
      inside.scope = inside.scope.binding(
        node.pattern, to: node.type.map { .typed($0) } ?? .element(node.sequence), subject: nil)
      inside.flags.insert(.conditional)
      return [frame] + breaking(&ends, frame) { leaving(run(node.body.statements, [inside], &$0), frame) }
    case .while(let node):
      return [frame] + breaking(&ends, frame) { leaving(run(node.body.statements, [frame], &$0), frame) }
    case .repeat(let node):
      return breaking(&ends, frame) { leaving(run(node.body.statements, [frame], &$0), frame) }
    case .do(let node):
      var result = leaving(run(node.body.statements, [frame], &ends), frame)
      for handler in node.catches {
        var inside = frame
        inside.flags.insert(.conditional)
        inside.scope = inside.scope.adding("error", .zero, .unknown)
        result += leaving(run(handler.body.statements, [inside], &ends), frame)
      }
      return result
    // Runs later, but on every path from here.
    case .defer(let block, _): return leaving(run(block.statements, [frame], &ends), frame)
    case .conditional(let node):
      var inside = frame
      inside.flags.insert(.guarded)
      // With an `#else` one of the clauses is there in every build.
      let isExhaustive = node.clauses.last?.conditions.allSatisfy { !$0.holds } ?? false
      return (isExhaustive ? [] : [inside]) + node.clauses.flatMap { run($0.statements, [inside], &ends) }
    default: return [frame]
    }
  }

  /// Paths that leave a block: names bound in it are gone, what they did to outer names is not.
  private func leaving(_ frames: [XCFrame], _ outer: XCFrame) -> [XCFrame] {
    frames.map { inner in
      var frame = inner
      frame.scope = outer.scope
      for name in inner.values.keys where inner.scope.lookup(name) !== outer.scope.lookup(name) {
        frame.values[name] = outer.values[name]
      }
      return frame
    }
  }

  private func run(_ node: GuardStatement, _ frame: XCFrame, _ ends: inout [End]) -> [XCFrame] {
    let branches = XCBranches(evaluator).decide(node.conditions, frame)
    var live: [XCFrame] = []
    for branch in branches {
      if branch.holds {
        live.append(branch.frame)
      } else {
        _ = run(node.body.statements, [branch.frame], &ends)
      }
    }
    return live
  }

  // MARK: Expressions as statements

  private func run(_ expression: Expression, _ frame: XCFrame, _ ends: inout [End]) -> [XCFrame] {
    if XCTrap.isTrap(expression) {
      ends.append(trapped(frame, expression.range))
      return []
    }
    var frame = frame
    switch expression {
    case .assignment(let node): assign(node, &frame)
    case .call(let call): note(call, &frame)
    case .attempt(let node):
      if case .call(let call) = node.operand { note(call, &frame) } else { frame.flags.insert(.sideEffects) }
    case .control(let node):
      return XCBranches(evaluator).branches(of: node.statement, frame).flatMap { branch in
        leaving(run(branch.statements, [branch.frame], &ends), frame)
      }
    default: break
    }
    return [frame]
  }

  private func assign(_ node: AssignmentExpression, _ frame: inout XCFrame) {
    guard case .name(let target) = node.target, frame.scope.lookup(target.name) != nil else {
      if !isLocal(node.target, frame) { frame.flags.insert(isOwn(node.target) ? .mayAct : .sideEffects) }
      return
    }
    let isFollowed = node.operator == "=" && !frame.unfollowed.contains(target.name)
    frame.values[target.name] = isFollowed ? assigned(node.value, to: frame.values[target.name], frame) : .unknown
  }

  private func assigned(_ value: Expression, to old: XCValue?, _ frame: XCFrame) -> XCValue {
    if case .transition? = old { return .transition(expressions.transition(value, frame)) }
    return expressions.value(value, frame)
  }

  /// Whether an expression starts at a local name: configuring it does nothing to the world.
  private func isLocal(_ expression: Expression, _ frame: XCFrame) -> Bool {
    var current = expression
    for _ in 0..<64 {
      switch current {
      case .name(let node): return frame.scope.lookup(node.name).map(isFresh) ?? false
      case .member(let node):
        guard let base = node.base else { return false }
        current = base
      case .call(let node): current = node.callee
      case .unary(let node): current = node.operand
      case .subscripted(let node): current = node.base
      case .attempt(let node): current = node.operand
      default: return false
      }
    }
    return false
  }

  /// Made here: a variable whose value some call gave. What was taken from elsewhere belongs to the world.
  private func isFresh(_ local: Scope) -> Bool {
    switch local.binding {
    case .value(let value, _):
      if case .call = XCVisitor.plain(value) { return true }
      return false
    case .typed: return local.parent?.lookup("$0") == nil && !isParameter(local)
    default: return false
    }
  }

  /// Without a value of its own an annotated name may be a parameter.
  private func isParameter(_ local: Scope) -> Bool { local.parent?.parent == nil }

  static let logging: Set<String> = [
    "print", "NSLog", "os_log", "debugPrint", "assert", "dump", "assertionFailure",
  ]

  private func note(_ call: CallExpression, _ frame: inout XCFrame) {
    guard let (name, _) = XCSiteReader.operation(call) else {
      frame.flags.insert(.sideEffects)
      return
    }
    let logging = LoggingCalls(resolver: evaluator.resolver, owner: frame.own)
    if logging.isOfLibrary(call, also: ["assert", "assertionFailure"]) { return }
    if name == "addChild", let argument = call.arguments.first, isOwn(call.callee) {
      for case .element(let element) in expressions.value(argument.value, frame).alternatives {
        frame.siblings.append(element)
      }
      return
    }
    if name == "trigger" || name == "contextTrigger" {
      frame.flags.formUnion([.sideEffects, .shows])
      expressions.noteTrigger(call, &frame)
      return
    }
    if isLocal(call.callee, frame), !touchesCoordinator(call, frame) { return }
    frame.flags.insert(.sideEffects)
    if XCRunner.shows(call, name) { frame.flags.insert(.shows) }
  }

  /// Opens a URL, or is UIKit's way to show and hide.
  private static func shows(_ call: CallExpression, _ name: String) -> Bool {
    switch name {
    case "openURL", "performTransition", "makeKeyAndVisible": true
    case "open": XCChangedVariables.root(of: call.callee) == "UIApplication"
    case "dismiss", "present", "popToRootViewController", "popToViewController", "popViewController",
      "pushViewController", "setViewControllers":
      call.argument("animated") != nil
    default: false
    }
  }

  /// A member of the coordinator itself.
  private func isOwn(_ expression: Expression) -> Bool {
    switch expression {
    case .name: return true
    case .member(let member):
      if case .name(let base)? = member.base { return base.name == "self" }
      return false
    default: return false
    }
  }

  private func touchesCoordinator(_ call: CallExpression, _ frame: XCFrame) -> Bool {
    guard case .member(let member) = call.callee, let base = member.base else { return true }
    return evaluator.types.routeType(of: evaluator.typer.type(of: base, in: frame.scope)) != nil
  }

  // MARK: Declarations

  private func declare(_ declaration: Declaration, _ frame: XCFrame) -> XCFrame {
    var frame = frame
    switch declaration {
    case .variable(let node):
      for binding in node.bindings {
        for name in binding.pattern.boundNames { frame.unfollowed.remove(name) }
        if let name = binding.name, let value = binding.value {
          frame.values[name.text] = initial(value, binding, frame)
          if expressions.mayAct(value, frame) { frame.flags.insert(.mayAct) }
        } else {
          for name in binding.pattern.boundNames { frame.values[name] = nil }
        }
        let bound: Scope.Binding =
          binding.type.map { .typed($0) } ?? binding.value.map { .value($0, isConstant: node.isConstant) } ?? .unknown
        frame.scope = frame.scope.binding(binding.pattern, to: bound, subject: binding.value)
      }
    case .function(let node):
      frame.functions[node.name] = node
      frame.scope = frame.scope.adding(node.name, node.nameRange, .typed(node.asType))
    default: break
    }
    return frame
  }

  private func initial(_ value: Expression, _ binding: VariableDeclaration.Binding, _ frame: XCFrame) -> XCValue {
    if let written = binding.type {
      let type = evaluator.resolver.resolve(written, in: frame.scope.context)
      if let root = evaluator.types.rootController(of: type) {
        return .transition(expressions.transition(value, frame, on: root))
      }
      return expressions.written(value, type, frame)
    }
    // `NavigationTransition.none()`
    if case .call(let call) = value, case .member(let member) = call.callee, let base = member.base,
      XCVisitor.mayNameType(base), expressions.entering(base, frame) != nil
    {
      return .transition(expressions.transition(value, frame))
    }
    return expressions.value(value, frame)
  }
}

/// Calls that never return.
enum XCTrap {
  static func isTrap(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, case .name(let node) = call.callee else { return false }
    return names.contains(node.name)
  }

  /// Methods of a type of these names hide the functions.
  static func isRedefined(of type: Type, _ resolver: Resolver) -> Bool {
    names.contains { !resolver.members($0, of: type).isEmpty }
  }

  private static let names: Set<String> = ["fatalError", "preconditionFailure"]
}
