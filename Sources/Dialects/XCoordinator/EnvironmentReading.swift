/// Routers that SwiftUI views take from the environment, and the calls that host those views.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A view's property that asks the environment for a router.
struct XCEnvironmentRead: Sendable {
  var view: NominalID
  var route: NominalID
  var range: TextRange
}

/// A call that puts views on screen, and whose routers they see.
struct XCHosting: Sendable {
  enum Host: Sendable {
    /// The coordinator that performs the transition.
    case own
    /// A router that is handed over.
    case route(NominalID)
    /// SwiftUI's own controller: it knows no router, and no modifier can bring one in.
    case nobody
    case unknown
  }

  /// Of the views.
  var content: TextRange
  var host: Host
}

extension XCVisitor {
  func noteEnvironmentReads(_ entry: NameTable.TypeEntry, of id: NominalID, in context: DeclarationContext) {
    guard !model.routingProperties.isEmpty, entry.node.kind == .struct else { return }
    for case .variable(let node) in entry.node.members {
      guard let route = XCRouting.routeType(node.head, in: context, typer)?.nominalID, model.routes[route] != nil,
        let name = node.bindings.first?.name
      else { continue }
      result.environmentReads.append(XCEnvironmentRead(view: id, route: route, range: name.range))
    }
  }

  /// `RoutingController(rootView: V(), router: r)`, `.hosted(V(), by: r)`, `.hosted(by: r) { V() }`
  func noteHosting(_ call: CallExpression, at position: CodePosition) {
    guard !model.routingProperties.isEmpty, let (name, _) = XCSiteReader.operation(call),
      name == "RoutingController" || name == "hosted" || isPlainHost(name, at: position)
    else { return }
    let content = call.arguments.first { $0.label == "rootView" || $0.isTrailing || $0.label == nil }
    guard let content else { return }
    var host = name == "UIHostingController" ? XCHosting.Host.nobody : .own
    if let router = call.argument("router") ?? call.argument("by"), !router.isNil {
      let type = typer.type(of: router, in: position.scope)
      let route = types.routeType(of: types.concrete(type, in: position.scope.context))?.nominalID
      host = route.map { .route($0) } ?? .unknown
    }
    result.hostings.append(XCHosting(content: content.range, host: host))
  }

  /// `UIHostingController(rootView: V())`, where that is UIKit's.
  private func isPlainHost(_ name: String, at position: CodePosition) -> Bool {
    name == "UIHostingController" && position.scope.lookup(name) == nil
      && !typer.resolver.types(named: name).contains { !$0.isInterface }
  }
}
