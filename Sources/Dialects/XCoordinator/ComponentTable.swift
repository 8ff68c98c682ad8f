/// The components of 3.0's builder: each with what it publishes and what it is called in every output.

import Facts
import Semantics

struct XCComponent: Sendable {
  enum Publishes: Sendable {
    case nothing
    /// What its closure gives.
    case presentable, list
    /// What its closures give, one each.
    case pages
    /// What another coordinator's handler does.
    case routed
    /// What its builder says.
    case performed
    /// What it is told.
    case run
    case triggered, deepLink
  }

  var publishes: Publishes
  var routeKind: String
  /// Nil for every kind.
  var kinds: Set<XCRootKind>?

  static let all: [String: XCComponent] = [
    "Push": XCComponent(publishes: .presentable, routeKind: "push", kinds: [.navigation]),
    "Pop": XCComponent(publishes: .nothing, routeKind: "pop", kinds: [.navigation]),
    "SetAll": XCComponent(publishes: .list, routeKind: "set", kinds: [.navigation]),
    "SetTabs": XCComponent(publishes: .list, routeKind: "set", kinds: [.tab]),
    "SelectTab": XCComponent(publishes: .presentable, routeKind: "select", kinds: [.tab]),
    "SplitSetAll": XCComponent(publishes: .list, routeKind: "set", kinds: [.split]),
    "SplitSetColumn": XCComponent(publishes: .presentable, routeKind: "set", kinds: [.split]),
    "PageSet": XCComponent(publishes: .pages, routeKind: "set", kinds: [.page]),
    "Show": XCComponent(publishes: .presentable, routeKind: "push"),
    "ShowDetail": XCComponent(publishes: .presentable, routeKind: "present"),
    "Present": XCComponent(publishes: .presentable, routeKind: "present"),
    "Embed": XCComponent(publishes: .presentable, routeKind: "embed"),
    "Dismiss": XCComponent(publishes: .nothing, routeKind: "dismiss"),
    "Redirect": XCComponent(publishes: .routed, routeKind: "route"),
    "Trigger": XCComponent(publishes: .triggered, routeKind: "trigger"),
    "Perform": XCComponent(publishes: .performed, routeKind: "action"),
    "Run": XCComponent(publishes: .run, routeKind: "action"),
    "RegisterPeek": XCComponent(publishes: .nothing, routeKind: "peek"),
    "DeepLink": XCComponent(publishes: .deepLink, routeKind: "deepLink"),
  ]

  /// The component that a call makes: its name is one of the framework's, and nothing in sight declares it.
  static func made(by call: CallExpression, _ typer: Typer, in scope: Scope) -> (name: String, form: XCComponent)? {
    guard case .name(let callee) = call.callee, let form = all[callee.name], scope.lookup(callee.name) == nil,
      case .metatype(.external(callee.name, _)) = typer.type(of: call.callee, in: scope)
    else { return nil }
    return (callee.name, form)
  }

  /// Names that are legal on a kind of coordinator, those that show something first.
  static func names(on kind: XCRootKind) -> [String] {
    let legal = all.filter { $0.value.kinds?.contains(kind) ?? true }
    return legal.keys.sorted { a, b in
      let (first, second) = (legal[a]?.kinds == nil, legal[b]?.kinds == nil)
      return first == second ? a < b : !first
    }
  }
}
