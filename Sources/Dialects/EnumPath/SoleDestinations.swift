/// Destinations and sheets that show one view, whatever their route is: `.sheet(item: $sheet) { _ in Paywall() }`.

import Facts
import RouteGraph
import Semantics
import SourceText

/// What all cases of an enum show for which no resolver has a branch.
struct EnumPathSoleView: Sendable {
  var route: NominalID
  var shown: EnumPathBranch.Shown
  var file: FileID
}

extension EnumPathVisitor {
  /// `parameter`: what the closure calls its route.
  func noteContent(
    _ closure: ClosureExpression, of route: NominalID, calledBy parameter: String, _ context: DeclarationContext
  ) {
    noteResolvers(of: parameter, route, in: closure.statements)
    let shown = screens(in: closure.statements, context)
    // Of SwiftUI's own, such as a stack of several, nobody would say that it is the screen.
    guard shown.count == 1, let only = shown.first, let type = only.type, resolver.isWorkspaceType(type) else { return }
    result.soleViews.append(EnumPathSoleView(route: route, shown: only, file: file))
  }

  func screens(in statements: [Statement], _ context: DeclarationContext) -> [EnumPathBranch.Shown] {
    ConstructionFinder.screens(in: statements) { item in
      shown(item, context).type.map(resolver.isWorkspaceType) ?? false
    }.map { shown($0, context) }
  }

  func shown(_ item: ConstructionFinder.Shown, _ context: DeclarationContext) -> EnumPathBranch.Shown {
    let name = NameTable.lastComponent(item.type.dottedName ?? "")
    let type = resolver.resolve(item.type, in: context).nominalID
    return (type?.simpleName ?? name, type, item.range, item.member)
  }
}

extension EnumPathEvidence {
  /// What a case shows: by its branches, or for want of one by what shows all cases.
  func shown(of route: NominalID, _ name: String) -> [(shown: EnumPathBranch.Shown, file: FileID)] {
    let branches = branches(of: route, name)
    if !branches.isEmpty { return branches.flatMap { branch in branch.screens.map { ($0, branch.file) } } }
    return (self.soleViews[route] ?? []).map { ($0.shown, $0.file) }
  }
}
