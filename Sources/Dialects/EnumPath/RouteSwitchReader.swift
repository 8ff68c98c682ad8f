/// Switches over routes: what they leave out, and which view each branch shows.

import Facts
import RouteGraph
import Semantics
import SourceText

struct RouteSwitchReader {
  let visitor: EnumPathVisitor

  init(_ visitor: EnumPathVisitor) { self.visitor = visitor }

  func read(_ node: SwitchStatement, _ position: CodePosition) {
    let subject = visitor.subjectType(node.subject, position.scope)
    for item in node.cases {
      for alternative in item.items { visitor.visit(alternative.pattern, subject, at: position) }
    }
    guard let id = subject.unwrapped.nominalID, let route = visitor.model.routes[id] else { return }
    if givesView(position, node) { noteBranches(node, route) }
    for item in node.cases { visitor.noteResolvers(item, of: id) }
    if case .optional = subject { return }
    guard position.conditions.isEmpty, route.isClosed else { return }
    checkNames(node, route, position)
    checkCoverage(node, route)
  }

  // MARK: Branches

  /// A resolver: a property or function that gives back a view, or the closure of a destination.
  func givesView(_ position: CodePosition, _ node: SwitchStatement) -> Bool {
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

  private func ownType(_ position: CodePosition) -> Type {
    position.owner.type.map { visitor.resolver.selfType(of: $0) } ?? .unknown
  }

  private func noteBranches(_ node: SwitchStatement, _ route: EnumPathRoute) {
    let comparesItself = !visitor.resolver.members("==", of: visitor.resolver.selfType(of: route.id)).isEmpty
    for item in node.cases {
      var names: [String] = []
      var used: [String: Set<Int>] = [:]
      var label = TextRange(item.range.start, min(item.range.start + 7, item.range.end))
      for alternative in item.items {
        guard case .enumCase(_, let name, let range, let arguments) = SwitchCoverage.bare(alternative.pattern) else {
          continue
        }
        // A branch for some values of a payload says nothing about the others.
        guard (arguments ?? []).allSatisfy({ SwitchCoverage.isIrrefutable($0.pattern) }), alternative.where == nil
        else {
          continue
        }
        if names.isEmpty { label = range }
        names.append(name)
        if comparesItself { used[name] = usedPayloads(of: name, arguments, item.statements, route) }
      }
      if names.isEmpty, !item.isDefault { continue }
      let shown = ConstructionFinder.outermost(in: item.statements).map { item -> (String, NominalID?, TextRange) in
        let name = item.type.dottedName.map(NameTable.lastComponent) ?? ""
        return (name, visitor.resolver.topLevelType(item.type.dottedName ?? "", from: visitor.file), item.range)
      }
      visitor.result.branches.append(
        EnumPathBranch(
          owner: route.id, cases: names, shown: shown, isBlank: RouteSwitchReader.isBlank(item.statements),
          isConditional: !item.conditions.isEmpty, used: used, label: label, extent: item.range,
          file: visitor.file))
    }
  }

  private func usedPayloads(
    of name: String, _ arguments: [(label: String?, pattern: Pattern)]?, _ statements: [Statement],
    _ route: EnumPathRoute
  ) -> Set<Int> {
    let names = PayloadUse.names(in: statements, nil)
    return Set((route.case(name)?.parameters.indices ?? 0..<0).filter { PayloadUse.isUsed($0, of: arguments, names) })
  }

  /// Nothing but `EmptyView()` or `Text("")`.
  private static func isBlank(_ statements: [Statement]) -> Bool {
    guard statements.count == 1 else { return false }
    let value: Expression
    switch statements[0] {
    case .expression(let expression), .return(let expression?, _): value = expression
    default: return false
    }
    guard case .call(let call) = value, case .name(let node) = call.callee else { return false }
    if node.name == "EmptyView" { return call.arguments.isEmpty }
    guard node.name == "Text", call.arguments.count == 1, case .literal(let literal) = call.arguments[0].value else {
      return false
    }
    return literal.kind == .string && literal.text.isEmpty && literal.interpolations.isEmpty
  }

  // MARK: What the compiler refuses

  private func checkNames(_ node: SwitchStatement, _ route: EnumPathRoute, _ position: CodePosition) {
    for item in node.cases where item.conditions.isEmpty {
      for alternative in item.items {
        guard case .enumCase(nil, let name, let range, _) = SwitchCoverage.bare(alternative.pattern), !name.isEmpty,
          visitor.resolver.members(name, of: visitor.resolver.selfType(of: route.id)).isEmpty,
          !visitor.domain.hasMemberFromOutside(name, route.id)
        else { continue }
        visitor.report(
          [EnumProblem(kind: .unknownCase, owner: route.id, name: name, range: range, payload: range)], at: position)
      }
    }
  }

  private func checkCoverage(_ node: SwitchStatement, _ route: EnumPathRoute) {
    guard route.cases.allSatisfy({ $0.declarations.count == 1 }) else { return }
    guard let missing = missing(node, route), !missing.isEmpty else { return }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    let range = TextRange(node.range.start, min(node.range.start + 6, node.range.end))
    visitor.result.findings.append(
      SUCMessages.error(range, "non-exhaustive-switch", "this 'switch' over '\(route.id)' has no case for \(names)"))
  }

  /// The missing cases, one level into payloads that are routes. Nil where it cannot be known.
  private func missing(_ node: SwitchStatement, _ route: EnumPathRoute) -> [String]? {
    guard let outer = SwitchCoverage.missing(in: node, names: route.certainCases) else { return nil }
    var missing = outer.map { ".\($0)" }
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
