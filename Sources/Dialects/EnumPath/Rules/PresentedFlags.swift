/// Flags by which views are presented: `.fullScreenCover(isPresented: $model.isShown) { … }`. Code that asks for one knows
/// that what it belongs to may be there without having been pushed.

import Facts
import RouteGraph
import Semantics
import SourceText

struct PresentedFlags: Sendable {
  private let names: Set<String>

  init(_ project: Project) {
    var names: Set<String> = []
    let wanted = WantedNames(["sheet", "fullScreenCover", "popover"].map { .any($0) })
    for facts in project.files.values {
      ExpressionWalk.visit(facts.declarations, spelling: wanted) { statements in
        ExpressionWalk.visit(statements) { expression in
          guard case .call(let call) = expression, case .member(let node) = call.callee,
            EnumPathSwiftUI.presentations.contains(node.name),
            let flag = call.arguments.first(where: { $0.label == "isPresented" })?.value
          else { return }
          if let name = PresentedFlags.name(of: flag) { names.insert(name) }
        }
      }
    }
    self.names = names
  }

  /// `isShown` of `$model.isShown` and `$isShown`
  private static func name(of flag: Expression) -> String? {
    switch ReceiverChain.stripped(flag) {
    case .name(let node): node.name.hasPrefix("$") ? String(node.name.dropFirst()) : node.name
    case .member(let node): node.name
    default: nil
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
