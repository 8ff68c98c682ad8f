/// Routes that 3.0's components consume.

import Facts
import RouteGraph
import Semantics

extension XCSiteReader {
  static let components: Set<String> = ["Redirect", "Trigger", "RegisterPeek", "DeepLink"]

  /// `Redirect(as: r, to: c)`, `Trigger(r, on: x)`, `RegisterPeek(for: r, on: c, in: v)`, `DeepLink(with: c, r, s)`
  func component() -> XCSite? {
    guard let (name, _) = XCComponent.made(by: call, visitor.typer, in: position.scope) else { return nil }
    let unlabelled = call.arguments.filter { $0.label == nil && !$0.isTrailing }.map(\.value)
    switch name {
    case "Redirect": return consumed("route", call.argument("as").map { [$0] }, call.argument("to"))
    case "Trigger": return consumed("trigger", unlabelled.first.map { [$0] }, call.argument("on"))
    case "RegisterPeek": return consumed("peek", call.argument("for").map { [$0] }, call.argument("on"))
    case "DeepLink": return consumed("deepLink", unlabelled.isEmpty ? nil : unlabelled, call.argument("with"))
    default: return nil
    }
  }

  private func consumed(_ name: String, _ routes: [Expression]?, _ target: Expression?) -> XCSite? {
    guard let routes, let target else { return nil }
    let type = receiver(target)
    guard let taken = visitor.types.routeType(of: type) else {
      if case .nominal = type.unwrapped { return nil }
      return unresolved(name, routes, "the type of the router is not known")
    }
    return site(name, taken, type, routes)
  }
}
