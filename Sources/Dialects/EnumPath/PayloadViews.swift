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
    branch.items.compactMap { alternative -> EnumPathHandOver? in
      guard case .enumCase(_, let name, _, let arguments?) = SwitchCoverage.bare(alternative.pattern),
        arguments.count == 1, case .identifier(let bound, _) = SwitchCoverage.bare(arguments[0].pattern),
        case .view(let call)? = SoleView.root(of: branch.statements),
        call.arguments.contains(where: { if case .name(let node) = $0.value { node.name == bound } else { false } }),
        let view = ConstructionFinder.constructedType(call)?.dottedName.map(NameTable.lastComponent)
      else { return nil }
      return EnumPathHandOver(caseName: name, view: view)
    }
  }

  /// The type, as written, of the property over which the body of a view is a `switch`. One that shows the same view for
  /// every case only takes data.
  static func switchedType(in node: TypeDeclaration) -> TypeSyntax? {
    let bindings = node.members.flatMap { member -> [VariableDeclaration.Binding] in
      if case .variable(let node) = member { node.bindings } else { [] }
    }
    guard let body = bindings.first(where: { $0.name?.text == "body" && EnumPathSwiftUI.isView($0.type) }),
      let statements = body.accessors.first(where: { $0.kind == .get })?.body?.statements,
      case .switch(let node)? = SoleView.root(of: statements), showsDifferentViews(node),
      let subject = property(node.subject)
    else { return nil }
    return bindings.first { $0.name?.text == subject && !$0.isComputed && $0.value == nil }?.type
  }

  private static func property(_ subject: Expression) -> String? {
    switch subject {
    case .name(let node): return node.name
    case .member(let node):
      guard case .name(let base)? = node.base, base.name == "self" else { return nil }
      return node.name
    default: return nil
    }
  }

  private static func showsDifferentViews(_ node: SwitchStatement) -> Bool {
    if node.cases.count == 1 { return true }
    let shown = node.cases.map { ConstructionFinder.outermost(in: $0.statements).compactMap(\.type.dottedName) }
    // What a property or a function shows has no name here.
    return shown.contains([]) || Set(shown).count > 1
  }
}
