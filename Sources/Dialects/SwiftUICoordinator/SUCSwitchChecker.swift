/// Switches over routes and actions: C9, C10 and C11 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCSwitchChecker {
  let visitor: SUCVisitor

  init(_ visitor: SUCVisitor) { self.visitor = visitor }

  func check(_ node: SwitchStatement, _ subject: Type, _ position: CodePosition) {
    guard position.conditions.isEmpty else { return }
    let known = visitor.result.findings.count
    checkNames(node, subject, position)
    // Where a pattern is wrong, the compiler looks no further: what it stands for may be all that is missing.
    if visitor.result.findings.count > known { return }
    if SUCFramework.isAnyAction(subject.unwrapped, visitor.resolver) {
      checkRest(node, position)
    } else if let id = subject.nominalID, let route = visitor.model.routes[id] ?? visitor.model.actions[id] {
      checkEnum(node, route)
    }
  }

  // MARK: `switch action`

  private func checkRest(_ node: SwitchStatement, _ position: CodePosition) {
    let hasRest = node.cases.contains { item in
      item.isDefault || !item.conditions.isEmpty
        || item.items.contains { $0.where == nil && mayTakeAll(SwitchCoverage.bare($0.pattern), position) }
    }
    guard !hasRest, !node.cases.isEmpty, !node.isIncomplete else { return }
    visitor.result.findings.append(
      RouteFinding.error(
        keyword(node), "non-exhaustive-switch",
        "a 'switch' over a 'CoordinatorAction' needs a 'default', which hands the rest to the parent"))
  }

  /// A name, an expression, `.some(let action)`, or a cast to what every action is.
  private func mayTakeAll(_ pattern: Pattern, _ position: CodePosition) -> Bool {
    switch pattern {
    case .expression, .enumCase(nil, "some", _, _): return true
    case .cast(_, let type):
      let id = visitor.resolver.resolve(type, in: position.scope.context).nominalID
      return id.map { visitor.resolver.info($0).isProtocol } ?? true
    default: return SwitchCoverage.isIrrefutable(pattern)
    }
  }

  // MARK: Cases of any enum

  /// `case .open` where any action or any route is matched, and cases of what is no action.
  private func checkEnum(named pattern: Pattern, _ subject: Type, _ position: CodePosition) {
    guard position.conditions.isEmpty, case .enumCase(let type, let name, let range, _) = SwitchCoverage.bare(pattern),
      !name.isEmpty
    else { return }
    let model = visitor.model
    if SUCFramework.isAnyAction(subject.unwrapped, visitor.resolver) {
      if let type {
        checkIsAction(type, name, range, position)
      } else if !model.hasActionExtensions, !isOptionalCase(name, subject) {
        report(implicit: name, range, in: model.actions, "CoordinatorAction")
      }
    } else if type == nil, SUCFramework.isAnyRoute(subject.unwrapped, visitor.resolver), !model.hasRouteExtensions,
      !isOptionalCase(name, subject)
    {
      report(implicit: name, range, in: model.routes, "NavigationRoute")
    }
  }

  /// `.some(let action)` of what may be nil
  private func isOptionalCase(_ name: String, _ subject: Type) -> Bool {
    guard case .optional = subject else { return false }
    return name == "none" || name == "some"
  }

  private func report(
    implicit name: String, _ range: TextRange, in enums: [NominalID: SUCEnum], _ framework: String
  ) {
    let owners = enums.values.filter { $0.case(name) != nil }.map(\.id).sorted()
    var finding = RouteFinding.error(
      range, "wrong-route-kind",
      "'case .\(name)' needs the name of its enum, as any '\(framework)' is matched here"
        + (owners.first.map { ": 'case \($0).\(name)'" } ?? ""))
    if owners.count == 1, let owner = owners.first {
      let edit = TextEdit(Location(visitor.file, TextRange(range.start - 1, range.start - 1)), newText: owner.name)
      finding.fixes = [Fix(title: "Write '\(owner).\(name)'", edits: [edit], isPreferred: true)]
    }
    visitor.result.findings.append(finding)
  }

  private func checkIsAction(_ type: TypeSyntax, _ name: String, _ range: TextRange, _ position: CodePosition) {
    let resolved = visitor.resolver.resolve(type, in: position.scope.context)
    if type.dottedName == "Action", SUCFramework.name(of: resolved, visitor.resolver) == "Action" {
      SUCFrameworkAction(visitor: visitor, position: position).checkName(name, range)
    }
    guard let id = resolved.nominalID else { return }
    guard visitor.domain.isEnum(id), visitor.resolver.isWorkspaceType(id), visitor.domain.isClosed(id),
      visitor.model.actions[id] == nil
    else { return }
    visitor.result.findings.append(
      RouteFinding.error(
        range, "wrong-route-kind", "'\(id).\(name)' is no 'CoordinatorAction'; an action is matched here", about: id))
  }

  // MARK: `switch route`

  private func checkEnum(_ node: SwitchStatement, _ route: SUCEnum) {
    guard route.isClosed, route.cases.allSatisfy({ $0.declarations.count == 1 }) else { return }
    // Of what stands under an `#if`, nobody knows whether it is there.
    let names = route.cases.filter { !$0.isConditional }.map(\.name)
    guard let left = SwitchCoverage.missing(in: node, names: names) else { return }
    var missing = left.filter { !visitor.reader.hasNoValue($0, of: route.id) }.map { ".\($0)" }
    // Payloads that no pattern takes: `case .edit(let item?)` without `.edit(nil)`.
    if missing.isEmpty, names.count == route.cases.count {
      let space = PatternSpace(reader: visitor.reader)
      missing = space.missing(in: node, of: visitor.resolver.selfType(of: route.id)).map { [$0] } ?? []
    }
    if missing.isEmpty { return }
    let list = missing.map { "'\($0)'" }.joined(separator: ", ")
    visitor.result.findings.append(
      RouteFinding.error(
        keyword(node), "non-exhaustive-switch", "this 'switch' over '\(route.id)' has no case for \(list)",
        about: route.id))
  }

  private func keyword(_ node: SwitchStatement) -> TextRange {
    TextRange(node.range.start, min(node.range.start + 6, node.range.end))
  }

  // MARK: Names in patterns

  private func checkNames(_ node: SwitchStatement, _ subject: Type, _ position: CodePosition) {
    for item in node.cases where item.conditions.isEmpty {
      for alternative in item.items { check(alternative.pattern, subject, position) }
    }
  }

  /// Names that are no cases, or lack their enum, and payloads that are not taken apart as they are declared.
  func check(_ pattern: Pattern, _ subject: Type, _ position: CodePosition) {
    checkEnum(named: pattern, subject, position)
    let checking = PatternChecking(reader: visitor.reader)
    visitor.report(checking.problems(of: pattern, matching: subject, in: position.scope.context), position)
  }
}
