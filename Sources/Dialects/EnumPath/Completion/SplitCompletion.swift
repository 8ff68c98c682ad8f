/// Splitting a route enum: a case that carries a new enum, and that enum behind it.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SplitCompletion {
  let model: EnumPathModel
  let request: CompletionRequest

  /// Where a member of a route enum can begin; empty elsewhere.
  var proposals: [CompletionProposal] {
    let before = request.lineBefore.dropLast(request.prefix.count)
    guard request.path.isEmpty, case .type(let node)? = request.declarations.last, node.kind == .enum,
      node.bodyRange.start < request.offset, request.offset < node.bodyRange.end,
      before.allSatisfy({ $0 == " " || $0 == "\t" }), "case".hasPrefix(request.prefix), isRoute(node)
    else { return [] }
    let sub = """


      enum ProfileRoute: Hashable {
        case root

        @ViewBuilder var view: some View {
          switch self {
          case .root: EmptyView()
          }
        }
      }
      """
    let behind = TextRange(node.range.end, node.range.end)
    return [
      CompletionProposal(
        label: "case with routes of its own", kind: .keyword, filterText: "case", range: request.prefixRange,
        snippet: "case ${1:profile}(_ val: ${2:ProfileRoute})", plain: "case profile(_ val: ProfileRoute)",
        additionalEdits: [TextEdit(Location(request.file, behind), newText: sub)])
    ]
  }

  private func isRoute(_ node: TypeDeclaration) -> Bool {
    model.routes.values.contains { route in
      route.declarations.contains { $0.file == request.file && $0.range == node.nameRange }
    }
  }
}
