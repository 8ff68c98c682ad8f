/// Routers of coordinators that are made for them alone: `DetailModel(router: DetailCoordinator().unownedRouter)`.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A router that keeps nobody, of a coordinator that is made where it is asked for; it is used longer than that lasts.
struct XCTemporary: Sendable {
  var type: NominalID
  /// `unownedRouter`, `weakRouter`
  var router: String
  var range: TextRange
}

extension XCVisitor {
  /// What is made may store its arguments. A function may be done with them while the coordinator is still there.
  func noteTemporaries(givenTo call: CallExpression, at position: CodePosition) {
    guard ConstructionFinder.constructedType(call) != nil, !isInPreviewMacro(position) else { return }
    for argument in call.arguments { noteTemporary(argument.value, in: position.scope) }
  }

  /// `#Preview { … }`
  private func isInPreviewMacro(_ position: CodePosition) -> Bool {
    position.owner.kind == .topLevel && position.closureDepth > 0 && !file.path.hasSuffix("main.swift")
  }

  func noteTemporary(_ value: Expression, in scope: Scope) {
    guard case .member(let member) = value, ["unownedRouter", "weakRouter"].contains(member.name),
      let base = member.base, case .call(let call) = XCVisitor.plain(base),
      ConstructionFinder.constructedType(call) != nil, let id = typer.type(of: .call(call), in: scope).nominalID,
      model.classes[id]?.isCoordinator == true, !isOfPreviews(scope.context)
    else { return }
    result.temporaries.append(XCTemporary(type: id, router: member.name, range: member.range))
  }

  /// Nobody triggers anything in a provider's previews.
  private func isOfPreviews(_ context: DeclarationContext) -> Bool {
    context.enclosingType.map { resolver.info($0).frameworkSupertypes.contains("PreviewProvider") } ?? false
  }
}
