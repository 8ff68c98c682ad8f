/// Views that resolve a payload: `case .account(let a): AccountFlow(route: a)`, whose body is a `switch` over the route.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A case and the view that its payload is handed to, both by name.
struct EnumPathHandOver: Hashable, Sendable {
  var caseName: String
  var view: String
}

/// A case and what shows its payload, both by name: a member of the payload, or a function that is given it.
struct EnumPathShownBy: Hashable, Sendable {
  enum Means: Hashable, Sendable { case member(String), function }

  var caseName: String
  var means: Means
}

/// A view, by its simple name, and the enum whose cases its body tells apart.
struct EnumPathResolvingView: Hashable, Sendable {
  var view: String
  var shown: NominalID
}

/// A case, by name, and the enum that it carries to such a view.
struct EnumPathShownPayload: Hashable, Sendable {
  var caseName: String
  var payload: NominalID
}

enum PayloadViews {
  /// The view that is all a branch shows, and gets what the pattern binds.
  static func handOvers(in branch: SwitchStatement.Case) -> [EnumPathHandOver] {
    branch.items.flatMap { handOver($0.pattern, branch.statements) }
  }

  /// The same of the branches of `if case .account(let a) = route { AccountFlow(route: a) } else if …`.
  static func handOvers(in node: IfStatement) -> [EnumPathHandOver] { parts(of: node).flatMap { handOver($0, $1) } }

  /// Each pattern, and what is shown where it matches.
  private static func parts(of node: IfStatement) -> [(Pattern, [Statement])] {
    node.chain.compactMap { link in
      guard case .binding(let pattern, _, _)? = link.conditions.first else { return nil }
      return (pattern, link.body.statements)
    }
  }

  private static func handOver(_ pattern: Pattern, _ statements: [Statement]) -> [EnumPathHandOver] {
    guard let (name, bound) = payload(pattern), let view = view(made(of: bound), in: statements) else { return [] }
    return [EnumPathHandOver(caseName: name, view: view)]
  }

  /// `a` and `x` of `case .a(let x)`, and of `case .outer(.a(let x))`.
  private static func payload(_ pattern: Pattern) -> (caseName: String, bound: String)? {
    var current = pattern
    for _ in 0..<32 {
      guard case .enumCase(_, let name, _, let arguments?) = SwitchCoverage.bare(current), arguments.count == 1 else {
        return nil
      }
      current = arguments[0].pattern
      if case .identifier(let bound, _) = SwitchCoverage.bare(current) { return (name, bound) }
    }
    return nil
  }

  // MARK: Members and functions

  /// `case .account(let a): a.view`, `case .account(let a): screen(for: a)`
  static func shownBy(in branch: SwitchStatement.Case) -> [EnumPathShownBy] {
    branch.items.flatMap { shownBy($0.pattern, branch.statements) }
  }

  static func shownBy(in node: IfStatement) -> [EnumPathShownBy] {
    parts(of: node).flatMap { shownBy($0, $1) }
  }

  /// Names of cases whose payload a branch uses, whatever for.
  static func used(in branch: SwitchStatement.Case) -> [String] {
    branch.items.compactMap { payload($0.pattern) }.filter { _, bound in
      var isUsed = false
      ExpressionWalk.visit(branch.statements) { expression in
        if case .name(let node) = expression, node.name == bound { isUsed = true }
      }
      return isUsed
    }.map(\.caseName)
  }

  private static func shownBy(_ pattern: Pattern, _ statements: [Statement]) -> [EnumPathShownBy] {
    guard let (name, bound) = payload(pattern) else { return [] }
    return means(of: bound, in: statements, depth: 0).map { EnumPathShownBy(caseName: name, means: $0) }
  }

  /// Of what stands as a view by itself, containers looked into, modifiers not.
  private static func means(of bound: String, in statements: [Statement], depth: Int) -> [EnumPathShownBy.Means] {
    guard depth < 16 else { return [] }
    return statements.flatMap { statement -> [EnumPathShownBy.Means] in
      switch statement {
      case .expression(let value), .return(let value?, _): return means(of: bound, in: value, depth: depth)
      default: return []
      }
    }
  }

  private static func isErasing(_ call: CallExpression) -> Bool {
    if case .name(let node) = call.callee { node.name == "AnyView" } else { false }
  }

  private static func means(of bound: String, in value: Expression, depth: Int) -> [EnumPathShownBy.Means] {
    var (current, member) = (value, "")
    for _ in 0..<256 {
      switch current {
      case .call(let call):
        if ConstructionFinder.constructedType(call) != nil {
          return call.arguments.flatMap { argument -> [EnumPathShownBy.Means] in
            if case .closure(let node) = argument.value {
              return means(of: bound, in: node.statements, depth: depth + 1)
            }
            return isErasing(call) ? means(of: bound, in: [.expression(argument.value)], depth: depth + 1) : []
          }
        }
        if made(of: bound)(call) { return [.function] }
        current = call.callee
      case .member(let node):
        guard let base = node.base else { return [] }
        (current, member) = (base, node.name)
      case .name(let node): return node.name == bound && !member.isEmpty ? [.member(member)] : []
      default: return []
      }
    }
    return []
  }

  /// The view that is all of a destination or of a sheet, and gets its route: `{ RouteView(route: $0) }`, `RouteView.init`.
  static func destination(of call: CallExpression) -> String? {
    switch call.arguments.last?.value {
    case .closure(let closure)?:
      return view(made(of: closure.parameters?.first?.name ?? "$0"), in: closure.statements)
    case .member(let node)?:
      guard node.name == "init", let base = node.base else { return nil }
      return ConstructionFinder.namedType(base)?.dottedName.map(NameTable.lastComponent)
    default: return nil
    }
  }

  private static func made(of name: String) -> (CallExpression) -> Bool {
    { $0.arguments.contains { if case .name(let node) = $0.value { node.name == name } else { false } } }
  }

  private static func view(_ isMeant: (CallExpression) -> Bool, in statements: [Statement]) -> String? {
    guard case .view(let call)? = SoleView.root(of: statements), isMeant(call) else { return nil }
    return ConstructionFinder.constructedType(call)?.dottedName.map(NameTable.lastComponent)
  }

  /// The type, as written, of the property whose cases the body of a view tells apart. One that shows the same view for
  /// every case only takes data.
  static func switchedType(in node: TypeDeclaration) -> TypeSyntax? {
    let bindings = node.members.flatMap { member -> [VariableDeclaration.Binding] in
      if case .variable(let node) = member { node.bindings } else { [] }
    }
    guard let body = bindings.first(where: { $0.name?.text == "body" && EnumPathSwiftUI.isView($0.type) }),
      let statements = body.accessors.first(where: { $0.kind == .get })?.body?.statements,
      let (subject, branches) = choice(in: statements), showDifferentViews(branches)
    else { return nil }
    return bindings.first { $0.name?.text == subject && !$0.isComputed && $0.value == nil }?.type
  }

  /// The property that decides what a body shows, and what that is.
  private static func choice(in body: [Statement]) -> (subject: String, branches: [[Statement]])? {
    switch SoleView.root(of: body) {
    case .switch(let node)?: return ReceiverChain.ownMember(node.subject).map { ($0, node.cases.map(\.statements)) }
    case .if(let parts)?:
      guard let subject = parts.first.flatMap(subject) else { return nil }
      return (subject, parts.flatMap(\.bodies).map(\.statements))
    default: return nil
    }
  }

  /// `route` of `if case .a = route`, and of `if case .a = self.route`.
  static func subject(of node: IfStatement) -> String? {
    guard case .binding(let pattern, _, let value?)? = node.conditions.first,
      case .enumCase = SwitchCoverage.bare(pattern)
    else { return nil }
    return ReceiverChain.ownMember(value)
  }

  private static func showDifferentViews(_ branches: [[Statement]]) -> Bool {
    if branches.count == 1 { return true }
    let shown = branches.map { ConstructionFinder.outermost(in: $0).compactMap(\.type.dottedName) }
    // What a property or a function shows has no name here.
    return shown.contains([]) || Set(shown).count > 1
  }
}
