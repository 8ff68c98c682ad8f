/// What the code around a deep link has made sure of before: L1.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCSiteConditions {
  let site: XCSite
  let evidence: XCEvidence
  /// What the code before the link looks at or sets.
  private let asked: Set<String>

  init(_ site: XCSite, _ evidence: XCEvidence) {
    self.site = site
    self.evidence = evidence
    let body = evidence.body(around: site.node.range, in: site.owner.file) ?? []
    var names = XCAskedNames(before: site.node.range.start)
    names.note(body)
    ExpressionWalk.visit(body) { expression in
      guard case .closure(let node) = expression, node.range.contains(site.node.range) else { return }
      names.note(node.statements)
    }
    asked = names.names
  }

  /// Whether the ways of the first routes may depend on something that was asked for: their payloads, or properties that
  /// their handlers look at.
  func decide(_ chain: ArraySlice<[XCRouteValue]>, _ start: XCElement) -> Bool {
    if asked.isEmpty { return false }
    for (value, position) in zip(site.values, site.positions) where position < chain.count {
      if !asked.isDisjoint(with: XCAskedNames.roots(of: value.expression)) { return true }
    }
    return chain.enumerated().contains { position, routes in
      routes.contains { route in
        handlers(of: route, position == 0 ? start : nil).contains { !asked.isDisjoint(with: properties($0, route)) }
      }
    }
  }

  private func handlers(of route: XCRouteValue, _ start: XCElement?) -> [NominalID] {
    if case .route(_, let classes)? = start?.answer { return classes }
    return evidence.model.productionHandlers(of: route.route)
  }

  /// Of its own, which a handler looks at to answer a route; functions that it calls included.
  private func properties(_ handler: NominalID, _ route: XCRouteValue) -> Set<String> {
    guard let name = route.name, let function = evidence.evaluator.handlerFunction(of: handler)?.node else { return [] }
    var found = Set<String>()
    var seen = Set<String>()
    var pending = [(function: function, statements: function.statements(answering: name) ?? [])]
    while let (function, statements) = pending.popLast() {
      var names = XCAskedNames(before: nil)
      names.note(statements)
      let body = function.body?.statements ?? []
      for subject in XCBodies.subjects(in: body) { names.note(subject) }
      let payload = XCBodies.patterns(in: body).filter { if case .enumCase(_, name, _, _) = $0 { true } else { false } }
      found.formUnion(names.roots.subtracting(function.parameters.map(\.name) + payload.flatMap(\.boundNames)))
      ExpressionWalk.visit(statements) { expression in
        guard case .call(let call) = expression, let own = call.ownFunctionName, seen.insert(own).inserted else {
          return
        }
        for member in evidence.resolver.members(own, of: evidence.resolver.selfType(of: handler)) {
          if case .function(let node) = member.member.declaration {
            pending.append((node, node.body?.statements ?? []))
          }
        }
      }
    }
    return found
  }
}

/// The names that conditions mention and assignments set.
struct XCAskedNames {
  /// With the members of what is asked: `user` and `isAdmin` of `user.isAdmin`.
  private(set) var names = Set<String>()
  /// Without them, but for those of `self`.
  private(set) var roots = Set<String>()
  private let end: Int?

  /// Only of what begins before a place.
  init(before end: Int?) { self.end = end }

  mutating func note(_ statements: [Statement]) {
    for condition in XCBodies.conditions(in: statements) { note(condition) }
    var found: [Expression] = []
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .ternary(let node): found.append(node.condition)
      case .assignment(let node): found.append(node.target)
      default: break
      }
    }
    for expression in found + XCBodies.subjects(in: statements) { note(expression) }
  }

  private mutating func note(_ condition: Condition) {
    switch condition {
    case .expression(let expression): note(expression)
    case .binding(let pattern, _, let value):
      if let value { return note(value) }
      if case .identifier(let name, let range) = pattern, isBefore(range) {
        names.insert(name)
        roots.insert(name)
      }
    case .availability: break
    }
  }

  mutating func note(_ expression: Expression) {
    guard isBefore(expression.range) else { return }
    roots.formUnion(XCAskedNames.roots(of: expression))
    ExpressionWalk.visit(expression) { if case .member(let node) = $0 { names.insert(node.name) } }
    names.formUnion(roots)
  }

  private func isBefore(_ range: TextRange) -> Bool { end.map { range.start < $0 } ?? true }

  /// `user` of `user.isAdmin`, `isLogged` of `self.isLogged`.
  static func roots(of expression: Expression) -> Set<String> {
    var roots = Set<String>()
    ExpressionWalk.visit(expression) { part in
      switch part {
      case .name(let node) where node.name != "self" && !node.name.startsLikeType: roots.insert(node.name)
      case .member(let node) where node.base?.isOwnSelf ?? false: roots.insert(node.name)
      default: break
      }
    }
    return roots
  }
}
