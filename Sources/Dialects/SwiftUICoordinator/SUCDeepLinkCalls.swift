/// Who is given deep links: `root.handle(link, with: params)`, and whoever is meant by `root.handle(_:with:)`.

import Facts
import Semantics
import SourceText

extension SUCVisitor {
  func noteDeepLink(to base: Expression?, _ range: TextRange, at position: CodePosition) {
    var receiver = receiver(base, position)
    if receiver == .other, mayTakeDeepLinks(base, position) { receiver = .unknown }
    guard receiver != .other, receiver != .unknown || model.importers.contains(file) else { return }
    result.deepLinkCalls.append(
      SUCDeepLinkCall(receiver: receiver, range: range, file: file, place: place(of: position, range)))
  }

  /// Behind the framework's protocol and those of the app may stand any coordinator.
  private func mayTakeDeepLinks(_ base: Expression?, _ position: CodePosition) -> Bool {
    guard let base else { return false }
    let type = typer.type(of: base, in: position.scope).unwrapped
    return type.nominalID.map { resolver.info($0).isProtocol } ?? false
      || SUCFramework.names(of: type, resolver).contains("CoordinatorDeepLinkHandling")
  }

  /// A reference to the function, which somebody calls later.
  func noteDeepLinkHandler(_ node: MemberExpression, at position: CodePosition) {
    guard node.name == "handle", node.labels == ["_", "with"] else { return }
    noteDeepLink(to: node.base, node.nameRange, at: position)
  }
}
