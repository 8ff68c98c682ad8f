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
  func noteContent(_ closure: ClosureExpression, of route: NominalID, calledBy parameter: String) {
    noteResolvers(of: parameter, route, in: closure.statements)
    let shown = screens(in: closure.statements)
    // Of SwiftUI's own, such as a stack of several, nobody would say that it is the screen.
    guard shown.count == 1, let only = shown.first, let type = only.type, resolver.isWorkspaceType(type) else { return }
    result.soleViews.append(EnumPathSoleView(route: route, shown: only, file: file))
  }

  func screens(in statements: [Statement]) -> [EnumPathBranch.Shown] {
    ConstructionFinder.screens(in: statements) { item in
      shown(item).type.map(resolver.isWorkspaceType) ?? false
    }.map(shown)
  }

  func shown(_ item: ConstructionFinder.Shown) -> EnumPathBranch.Shown {
    let name = item.type.dottedName ?? ""
    return (NameTable.lastComponent(name), resolver.topLevelType(name, from: file), item.range, item.member)
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
