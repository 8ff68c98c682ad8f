/// Switches over routes: what they leave out, and which of them are resolvers.

import Facts
import RouteGraph
import Semantics
import SourceText

struct RouteSwitchReader {
  let visitor: EnumPathVisitor

  init(_ visitor: EnumPathVisitor) { self.visitor = visitor }

  func read(_ node: SwitchStatement, _ position: CodePosition) {
    let subject = visitor.subjectType(node.subject, position.scope)
    let count = visitor.result.findings.count
    for item in node.cases {
      for alternative in item.items { visitor.visit(alternative.pattern, subject, at: position) }
      visitor.joinPayloads(of: item)
    }
    for item in node.cases where item.conditions.isEmpty {
      for alternative in item.items { visitor.check(alternative.pattern, subject, at: position) }
    }
    let isRefused = visitor.result.findings.count > count
    guard let id = subject.unwrapped.nominalID, let route = visitor.model.routes[id] else { return }
    if givesView(position) {
      var reader = RouteBranchReader(visitor, route, carriers(of: node.subject, position), position)
      reader.isAll = { isAll(node, position) }
      reader.subject = subject
      reader.read(node)
    }
    for item in node.cases { visitor.noteResolvers(item, of: id) }
    if case .optional = subject { return }
    // Where a pattern is wrong, the compiler looks no further: what it stands for may be all that is missing.
    if isRefused { return }
    // Under the same `#if`s as the enum, nothing else can add a case.
    guard position.conditions == route.conditions, !position.conditions.mayNeverBeBuilt, route.isClosed else { return }
    checkCoverage(node, route)
  }

  /// `if case .a = route { … }` in a resolver that consists of it. Elsewhere, it shows a part of something.
  func read(_ node: IfStatement, _ position: CodePosition) {
    guard let subject = PayloadViews.subject(of: node), case .binding(_, _, let value?)? = node.conditions.first,
      isResolver(node, of: subject, position),
      let id = visitor.subjectType(value, position.scope).unwrapped.nominalID, let route = visitor.model.routes[id]
    else { return }
    var reader = RouteBranchReader(visitor, route, carriers(of: value, position), position)
    reader.read(node, of: subject)
  }

  private func carriers(of subject: Expression, _ position: CodePosition) -> [EnumPathCarrier] {
    visitor.payload(subject, position.scope)?.carriers ?? []
  }

  // MARK: Resolvers

  private func isResolver(_ node: IfStatement, of subject: String, _ position: CodePosition) -> Bool {
    if visitor.isDestination(node, of: subject) || isBody(node, of: subject, position) { return true }
    if subject == "self" { return isOwnView(node, position) }
    guard let function = visitor.functions[position.owner.nameRange.start], EnumPathSwiftUI.isView(function.result),
      function.parameters.contains(where: { $0.name == subject }),
      case .if(let parts)? = SoleView.root(of: function.body?.statements ?? [])
    else { return false }
    return parts.contains { $0 === node }
  }

  /// Whether a statement is all that a route's own view is: `var view: some View { if case .a = self { … } }`
  private func isOwnView(_ node: IfStatement, _ position: CodePosition) -> Bool {
    guard let route = position.owner.type, visitor.model.routes[route] != nil, givesView(position) else { return false }
    let bodies = visitor.functions[position.owner.nameRange.start].map { [$0.body] } ?? ownBodies(position)
    return bodies.contains { body in
      guard case .if(let parts)? = SoleView.root(of: body?.statements ?? []) else { return false }
      return parts.contains { $0 === node }
    }
  }

  /// What computes the property around.
  private func ownBodies(_ position: CodePosition) -> [CodeBlock?] {
    visitor.resolver.members(position.owner.name, of: ownType(position)).map { found in
      guard case .variable(let node, let index) = found.member.declaration, index < node.bindings.count else {
        return nil
      }
      return node.bindings[index].accessors.first { $0.kind == .get }?.body
    }
  }

  /// Whether a statement is all that a view shows which is given a route.
  private func isBody(_ node: IfStatement, of subject: String, _ position: CodePosition) -> Bool {
    guard position.owner.kind == .accessor, position.owner.name == "body", position.scope.lookup(subject) == nil,
      let owner = position.owner.type, visitor.model.routeViews.contains(owner.simpleName)
    else { return false }
    return visitor.resolver.info(owner).members(named: "body").contains { member in
      guard case .variable(let declared, let index) = member.declaration, index < declared.bindings.count,
        let body = declared.bindings[index].accessors.first(where: { $0.kind == .get })?.body,
        case .if(let parts)? = SoleView.root(of: body.statements)
      else { return false }
      return parts.contains { $0 === node }
    }
  }

  /// A resolver: a property or function that gives back a view, or the closure of a destination.
  func givesView(_ position: CodePosition) -> Bool {
    if position.owner.name == "body" || position.owner.name == "view" { return true }
    if let function = visitor.functions[position.owner.nameRange.start] {
      if EnumPathSwiftUI.isView(function.result) { return true }
    }
    return visitor.resolver.members(position.owner.name, of: ownType(position)).contains { found in
      guard case .variable(let node, let index) = found.member.declaration, index < node.bindings.count else {
        return false
      }
      return EnumPathSwiftUI.isView(node.bindings[index].type)
    }
  }

  /// Whether the `switch` says all that its resolver shows.
  private func isAll(_ node: SwitchStatement, _ position: CodePosition) -> Bool {
    if let closure = visitor.closureGiven(node) { return SoleView.isAll(node, of: closure.statements) }
    if let function = visitor.functions[position.owner.nameRange.start] {
      return SoleView.isAll(node, of: function.body?.statements ?? [])
    }
    return ownBodies(position).contains { SoleView.isAll(node, of: $0?.statements ?? []) }
  }

  private func ownType(_ position: CodePosition) -> Type {
    position.owner.type.map { visitor.resolver.selfType(of: $0) } ?? .unknown
  }

  // MARK: What the compiler refuses

  private func checkCoverage(_ node: SwitchStatement, _ route: EnumPathRoute) {
    guard route.cases.allSatisfy({ $0.declarations.count == 1 }) else { return }
    guard var missing = missing(node, route) else { return }
    if missing.isEmpty {
      let space = PatternSpace(reader: visitor.reader)
      guard let deeper = space.missing(in: node, of: visitor.resolver.selfType(of: route.id)) else { return }
      missing = [deeper]
    }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    let range = TextRange(node.range.start, min(node.range.start + 6, node.range.end))
    visitor.result.findings.append(
      RouteFinding.error(
        range, "non-exhaustive-switch", "this 'switch' over '\(route.id)' has no case for \(names)", about: route.id))
  }

  /// The missing cases, one level into payloads that are routes. Nil where it cannot be known.
  private func missing(_ node: SwitchStatement, _ route: EnumPathRoute) -> [String]? {
    guard let outer = SwitchCoverage.missing(in: node, names: route.certainCases) else { return nil }
    var missing = outer.filter { !visitor.reader.hasNoValue($0, of: route.id) }.map { ".\($0)" }
    for item in route.cases where !outer.contains(item.name) {
      guard let sub = item.sub, let inner = visitor.model.routes[sub], inner.isClosed,
        inner.cases.allSatisfy({ $0.declarations.count == 1 })
      else { continue }
      guard let covered = coveredPayloads(node, item.name) else { continue }
      missing += inner.certainCases.filter { !covered.contains($0) }.map { ".\(item.name)(.\($0))" }
    }
    return missing
  }

  /// The inner cases that patterns of one outer case name; nil where one of them takes every payload, or depends on
  /// more.
  private func coveredPayloads(_ node: SwitchStatement, _ name: String) -> Set<String>? {
    var covered = Set<String>()
    for alternative in node.cases.flatMap(\.items) {
      guard case .enumCase(_, let matched, _, let arguments) = SwitchCoverage.bare(alternative.pattern), matched == name
      else {
        continue
      }
      guard let arguments, arguments.count == 1, alternative.where == nil else { return nil }
      guard case .enumCase(_, let inner, _, let deeper) = SwitchCoverage.bare(arguments[0].pattern) else { return nil }
      guard (deeper ?? []).allSatisfy({ SwitchCoverage.isIrrefutable($0.pattern) }) else { return nil }
      covered.insert(inner)
    }
    return covered
  }
}
