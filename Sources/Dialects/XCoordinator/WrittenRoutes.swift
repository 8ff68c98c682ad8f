/// Routes where no router takes them: `let start: HomeRoute = .lst`, `HomeRoute.lst`, and patterns. What sites and handlers
/// judge is left to them.

import Facts
import RouteGraph
import Semantics
import SourceText

/// What a walk has come by, outer expressions before inner ones.
struct XCWrittenRoutes {
  /// Values of sites, and whatever stands in them.
  private var judged: [TextRange] = []
  /// Members that are part of a value that has been read.
  private var nodes = Set<ObjectIdentifier>()
  /// Of patterns and switches: a handler's own say the same in better words.
  fileprivate var ofPatterns: [XCFinding] = []

  mutating func leave(_ value: Expression) { judged.append(value.range) }

  fileprivate func isLeft(_ node: MemberExpression) -> Bool {
    nodes.contains(ObjectIdentifier(node)) || judged.contains { $0.contains(node.nameRange) }
  }

  fileprivate mutating func note(_ reading: EnumReading) { nodes.formUnion(reading.nodes) }
}

extension XCVisitor {
  // MARK: Values

  /// Reads a value once, at its outermost name.
  func checkWritten(_ expression: Expression, at position: CodePosition) {
    guard let node = XCVisitor.caseMember(expression), !node.name.isEmpty, !node.name.startsLikeType,
      position.conditions.isEmpty, !written.isLeft(node)
    else { return }
    let expected = contexts.type(of: node)
    let meant = node.base == nil ? expected?.unwrapped.nominalID : namedRoute(node, at: position)
    guard let owner = meant else { return }
    guard model.routes[owner] != nil else {
      if let expected, node.base == nil, resolver.isFullyKnown(owner) {
        contexts.expectArguments(of: expression, on: expected.unwrapped)
      }
      return
    }
    guard isKnownRoute(owner) else { return }
    for reading in enumReader.readings(of: expression, expecting: expected ?? .unknown, in: position.scope) {
      written.note(reading)
      for problem in reading.problems { add(XCMessages.written(problem, model.routes[problem.owner])) }
    }
  }

  private func namedRoute(_ node: MemberExpression, at position: CodePosition) -> NominalID? {
    guard let base = node.base, let name = XCVisitor.lastName(base), model.typeNames.contains(name),
      case .metatype(let type) = typer.type(of: base, in: position.scope)
    else { return nil }
    return type.nominalID
  }

  private static func lastName(_ expression: Expression) -> String? {
    switch expression {
    case .name(let node): node.name
    case .member(let node): node.name
    default: nil
    }
  }

  private func isKnownRoute(_ id: NominalID) -> Bool {
    guard let route = model.routes[id] else { return false }
    return route.isEnum && route.isClosed && resolver.isDeclaredOnce(id)
  }

  private func add(_ finding: XCFinding) {
    if !result.findings.contains(where: { $0.range == finding.range }) { result.findings.append(finding) }
  }

  // MARK: Overloads

  /// `open(.lst)` where each function of that name takes another route type, and none of them has the case.
  func checkOverloads(
    of call: CallExpression, _ callees: [Callee], _ argument: Argument, _ index: Int, on receiver: Type
  ) {
    guard case .member(let node) = argument.value.calleeOrSelf, node.base == nil, !node.name.isEmpty, callees.count > 1,
      let holder = receiver.nominalID, resolver.isFullyKnown(holder), callsFunction(call, of: receiver)
    else { return }
    var routes: [NominalID] = []
    for callee in callees {
      guard callee.owner != nil, callee.generics.isEmpty, typer.fits(call, callee.parameters),
        let position = typer.parameterIndex(of: index, in: call, callee.parameters),
        case .nominal(let id, _) = callee.types[position], isKnownRoute(id), enumReader.certainlyLacks(node.name, id)
      else { return }
      if !routes.contains(id) { routes.append(id) }
    }
    written.leave(argument.value)
    add(XCMessages.unknownRoute(node, routes.compactMap { model.routes[$0] }, types.spelling(receiver)))
  }

  /// A property of that name may be what is called.
  private func callsFunction(_ call: CallExpression, of receiver: Type) -> Bool {
    let name: String
    switch call.callee {
    case .name(let node): name = node.name
    case .member(let node): name = node.name
    default: return false
    }
    return resolver.members(name, of: receiver.unwrapped).allSatisfy {
      if case .function = $0.member.declaration { true } else { false }
    }
  }

  // MARK: Patterns

  func checkPatterns(of statement: Statement, at position: CodePosition) {
    guard position.conditions.isEmpty else { return }
    switch statement {
    case .switch(let node): checkSwitch(node, at: position)
    case .if(let node): for conditions in node.allConditions { checkPatterns(conditions, at: position) }
    case .guard(let node): checkPatterns(node.conditions, at: position)
    case .while(let node): checkPatterns(node.conditions, at: position)
    default: break
    }
  }

  private func checkPatterns(_ conditions: [Condition], at position: CodePosition) {
    for (condition, position) in position.scoped(conditions) {
      guard case .binding(let pattern, _, let value?) = condition, mayNameCase(pattern) else { continue }
      _ = check(pattern, typer.type(of: value, in: position.scope), at: position)
    }
  }

  private func checkSwitch(_ node: SwitchStatement, at position: CodePosition) {
    let items = node.cases.filter(\.conditions.isEmpty).flatMap(\.items)
    guard items.contains(where: { mayNameCase($0.pattern) }) else { return }
    let subject = typer.type(of: node.subject, in: position.scope)
    // Where a pattern is wrong, the compiler looks no further: what it stands for may be all that is missing.
    let areRight = items.map { check($0.pattern, subject, at: position) }
    if areRight.allSatisfy(\.self), let id = subject.nominalID, isKnownRoute(id) { checkCoverage(of: node, id) }
  }

  /// Whether nothing is wrong with it.
  private func check(_ pattern: Pattern, _ subject: Type, at position: CodePosition) -> Bool {
    let problems = PatternChecking(reader: enumReader)
      .problems(of: pattern, matching: subject, in: position.scope.context)
    for problem in problems where isKnownRoute(problem.owner) {
      written.ofPatterns.append(XCMessages.written(problem, model.routes[problem.owner]))
    }
    return problems.isEmpty
  }

  private func mayNameCase(_ pattern: Pattern) -> Bool {
    switch SwitchCoverage.bare(pattern) {
    case .enumCase(_, let name, _, _): model.spellings.mayMeanCase(name)
    case .tuple(let elements): elements.contains { mayNameCase($0.pattern) }
    default: false
    }
  }

  private func checkCoverage(of node: SwitchStatement, _ id: NominalID) {
    guard let route = model.routes[id], Set(route.cases.map(\.file)).count == 1 else { return }
    let cases = route.cases.filter { $0.kind == .enumCase }
    let names = cases.filter { $0.conditions.isEmpty }.map(\.name)
    guard let left = SwitchCoverage.missing(in: node, names: names) else { return }
    var missing = left.filter { !enumReader.hasNoValue($0, of: id) }
    if missing.isEmpty, names.count == cases.count {
      let space = PatternSpace(reader: enumReader)
      // As it would be written: `.edit(nil)`
      missing = space.missing(in: node, of: resolver.selfType(of: id)).map { [String($0.dropFirst())] } ?? []
    }
    if missing.isEmpty { return }
    written.ofPatterns.append(XCMessages.uncovered(id, missing, TextRange(node.range.start, node.range.start + 6)))
  }

  /// What nobody has said in the meantime.
  func reportPatterns() { for finding in written.ofPatterns { add(finding) } }
}

extension Expression {
  /// `f` of `f(x)`
  fileprivate var calleeOrSelf: Expression { if case .call(let call) = self { call.callee } else { self } }
}
