/// Which view each branch of a resolver shows.

import Facts
import RouteGraph
import Semantics
import SourceText

/// What a pattern says about one route: of `.shop(.list)` it is the inner one, if the payload is a route.
struct RoutePattern {
  var route: EnumPathRoute
  var name: String
  var range: TextRange
  var arguments: [(label: String?, pattern: Pattern)]
  /// The cases that carry the route here; empty where that may be any.
  var carriers: [EnumPathCarrier]
  /// Matches some values of the case alone.
  var isPartial: Bool

  static func read(
    _ pattern: Pattern, of outer: EnumPathRoute, _ outerCarriers: [EnumPathCarrier], isFiltered: Bool,
    _ model: EnumPathModel
  ) -> RoutePattern? {
    var (current, route, carriers) = (pattern, outer, outerCarriers)
    for _ in 0..<32 {
      guard case .enumCase(_, let name, let range, let written) = SwitchCoverage.bare(current) else { return nil }
      let arguments = written ?? []
      if arguments.count == 1, case .enumCase = SwitchCoverage.bare(arguments[0].pattern),
        let sub = route.case(name)?.sub, let inner = model.routes[sub]
      {
        carriers = [EnumPathCarrier(owner: route.id, name: name)]
        (current, route) = (arguments[0].pattern, inner)
        continue
      }
      let isPartial = isFiltered || !arguments.allSatisfy { SwitchCoverage.isIrrefutable($0.pattern) }
      return RoutePattern(
        route: route, name: name, range: range, arguments: arguments, carriers: carriers, isPartial: isPartial)
    }
    return nil
  }
}

struct RouteBranchReader {
  private struct Content {
    var statements: [Statement]
    var isConditional: Bool
    var extent: TextRange
  }

  private let visitor: EnumPathVisitor
  private let route: EnumPathRoute
  private let carriers: [EnumPathCarrier]
  private let owner: CodeOwner
  private let context: DeclarationContext
  /// Whether nothing else is shown beside what a branch shows.
  var isAll: () -> Bool = { true }
  /// What is matched, where it may be optional.
  var subject = Type.unknown
  private var comparing: [NominalID: Bool] = [:]

  init(_ visitor: EnumPathVisitor, _ route: EnumPathRoute, _ carriers: [EnumPathCarrier], _ position: CodePosition) {
    self.visitor = visitor
    self.route = route
    self.carriers = carriers
    owner = position.owner
    context = position.scope.context
  }

  mutating func read(_ node: SwitchStatement) {
    for item in node.cases {
      let patterns = item.items.compactMap { pattern($0.pattern, isFiltered: $0.where != nil) }
      if patterns.isEmpty, !item.isDefault { continue }
      let content = Content(
        statements: item.statements, isConditional: !item.conditions.isEmpty, extent: item.range)
      let keyword = TextRange(item.range.start, min(item.range.start + 7, item.range.end))
      note(patterns, content, default: item.isDefault ? keyword : nil)
    }
  }

  /// `if case .a = route { … } else if case .b = route { … } else { … }`
  mutating func read(_ node: IfStatement, of subject: String) {
    for link in node.chain {
      guard case .binding(let written, _, _)? = link.conditions.first, PayloadViews.subject(of: link) == subject,
        let pattern = pattern(written, isFiltered: link.conditions.count > 1)
      else { return }
      note([pattern], content(of: link.body), default: nil)
    }
    if let body = node.elseBody { note([], content(of: body), default: body.range) }
  }

  private func content(of body: CodeBlock) -> Content {
    Content(statements: body.statements, isConditional: false, extent: body.range)
  }

  private func pattern(_ pattern: Pattern, isFiltered: Bool) -> RoutePattern? {
    if pattern.isNothing(of: subject) { return nil }
    return RoutePattern.read(pattern, of: route, carriers, isFiltered: isFiltered, visitor.model)
  }

  /// One branch for each route that its patterns speak of, and for the cases of which some values go elsewhere.
  private mutating func note(_ patterns: [RoutePattern], _ content: Content, default keyword: TextRange?) {
    let shown = ConstructionFinder.outermost(in: content.statements).map { visitor.shown($0, context) }
    let screens = visitor.screens(in: content.statements, context)
    func branch(_ owner: NominalID, _ cases: [RoutePattern], _ used: [String: Set<Int>], _ label: TextRange) {
      visitor.result.branches.append(
        EnumPathBranch(
          owner: owner, cases: cases.map(\.name), carriers: cases.first?.carriers ?? carriers,
          isPartial: cases.first?.isPartial ?? false, shown: shown, screens: screens,
          place: (self.owner.type, self.owner.name),
          delegate: RouteBranchReader.delegate(content.statements, cases),
          isBlank: isBlank(content.statements) && isAll(), container: container(content.statements),
          isConditional: content.isConditional, used: used, label: label, extent: content.extent,
          file: visitor.file))
    }
    var rest = patterns[...]
    while let first = rest.first {
      let isAlike = { (other: RoutePattern) in
        other.route.id == first.route.id && other.carriers == first.carriers && other.isPartial == first.isPartial
      }
      let alike = rest.filter(isAlike)
      rest.removeAll(where: isAlike)
      branch(first.route.id, alike, used(by: alike, in: content.statements), first.range)
    }
    if patterns.isEmpty, let keyword { branch(route.id, [], [:], keyword) }
  }

  private static func delegate(_ statements: [Statement], _ patterns: [RoutePattern]) -> String? {
    guard statements.count == 1, case .expression(.member(let member)) = statements[0],
      case .name(let base)? = member.base, patterns.count == 1, patterns[0].arguments.count == 1,
      case .identifier(base.name, _) = SwitchCoverage.bare(patterns[0].arguments[0].pattern)
    else { return nil }
    return member.name
  }

  /// Which payloads a branch uses, by case, where the route brings its own `==`.
  private mutating func used(by patterns: [RoutePattern], in statements: [Statement]) -> [String: Set<Int>] {
    guard let route = patterns.first?.route, patterns.first?.isPartial == false, comparesItself(route) else {
      return [:]
    }
    let names = PayloadUse.names(in: statements, nil)
    return patterns.reduce(into: [:]) { used, pattern in
      let indices = route.case(pattern.name)?.parameters.indices ?? 0..<0
      used[pattern.name] = Set(indices.filter { PayloadUse.isUsed($0, of: pattern.arguments, names) })
    }
  }

  private mutating func comparesItself(_ route: EnumPathRoute) -> Bool {
    if let known = comparing[route.id] { return known }
    let compares = !EquatableRules.functions(of: route.id, visitor.resolver).isEmpty
    comparing[route.id] = compares
    return compares
  }

  /// The stack that a branch shows at its root, whichever way it runs.
  private func container(_ statements: [Statement]) -> TextRange? {
    let found = ConstructionFinder.root(of: statements) { type in
      NavigationContainers.isContainer(type) && EnumPathSwiftUI.declares(type, in: context, visitor.resolver)
    }
    return found == nil ? nil : ConstructionFinder.outermost(in: statements).first?.range
  }

  /// Nothing but `EmptyView()` or `Text("")`.
  private func isBlank(_ statements: [Statement]) -> Bool {
    guard statements.count == 1 else { return false }
    let value: Expression
    switch statements[0] {
    case .expression(let expression), .return(let expression?, _): value = expression
    default: return false
    }
    guard case .call(let call) = value, case .name(let node) = call.callee, ["EmptyView", "Text"].contains(node.name),
      EnumPathSwiftUI.declares(node, in: context, visitor.resolver)
    else { return false }
    if node.name == "EmptyView" { return call.arguments.isEmpty }
    guard node.name == "Text", call.arguments.count == 1, case .literal(let literal) = call.arguments[0].value else {
      return false
    }
    return literal.kind == .string && literal.text.isEmpty && literal.interpolations.isEmpty
  }
}
