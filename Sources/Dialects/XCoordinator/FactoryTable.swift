/// The transitions that the framework offers: where each is legal, what it publishes, what it is called.

import SourceText

struct XCFactory: Sendable {
  enum Publishes: Sendable { case nothing, presentable, list, page, transitions, routed, performed }

  var name: String
  /// Label of the first argument that tells this one from others of its name.
  var label: String?
  /// Nil for every kind.
  var kinds: Set<XCRootKind>?
  var publishes: Publishes
  /// `kind` of the contract.
  var routeKind: String

  static let all: [XCFactory] = [
    XCFactory(name: "show", kinds: nil, publishes: .presentable, routeKind: "push"),
    XCFactory(name: "showDetail", kinds: nil, publishes: .presentable, routeKind: "present"),
    XCFactory(name: "present", kinds: nil, publishes: .presentable, routeKind: "present"),
    XCFactory(name: "presentOnRoot", kinds: nil, publishes: .presentable, routeKind: "present"),
    XCFactory(name: "embed", kinds: nil, publishes: .presentable, routeKind: "embed"),
    XCFactory(name: "dismiss", kinds: nil, publishes: .nothing, routeKind: "dismiss"),
    XCFactory(name: "dismissToRoot", kinds: nil, publishes: .nothing, routeKind: "dismiss"),
    XCFactory(name: "none", kinds: nil, publishes: .nothing, routeKind: "none"),
    XCFactory(name: "multiple", kinds: nil, publishes: .transitions, routeKind: "action"),
    XCFactory(name: "route", kinds: nil, publishes: .routed, routeKind: "route"),
    XCFactory(name: "trigger", kinds: nil, publishes: .nothing, routeKind: "trigger"),
    XCFactory(name: "perform", kinds: nil, publishes: .performed, routeKind: "action"),
    XCFactory(name: "push", kinds: [.navigation], publishes: .presentable, routeKind: "push"),
    XCFactory(name: "pop", label: "to", kinds: [.navigation], publishes: .presentable, routeKind: "pop"),
    XCFactory(name: "pop", kinds: [.navigation], publishes: .nothing, routeKind: "pop"),
    XCFactory(name: "popToRoot", kinds: [.navigation], publishes: .nothing, routeKind: "pop"),
    XCFactory(name: "set", label: "_direction", kinds: [.page], publishes: .page, routeKind: "set"),
    XCFactory(name: "set", kinds: [.navigation, .tab, .split], publishes: .list, routeKind: "set"),
    XCFactory(name: "select", label: "index", kinds: [.tab], publishes: .nothing, routeKind: "select"),
    XCFactory(name: "select", kinds: [.tab], publishes: .presentable, routeKind: "select"),
    XCFactory(name: "withAnimation", kinds: nil, publishes: .nothing, routeKind: "action"),
    XCFactory(name: "withTransaction", kinds: nil, publishes: .nothing, routeKind: "action"),
  ]

  static let names = NameSet(Set(all.map(\.name)))

  static func named(_ name: String, labels: [String?]) -> XCFactory? {
    let candidates = all.filter { $0.name == name }
    if name == "set", labels.contains("direction") { return candidates.first { $0.label == "_direction" } }
    if let first = labels.first, let label = first, let exact = candidates.first(where: { $0.label == label }) {
      return exact
    }
    return candidates.first { $0.label == nil }
  }

  /// Whether some form of the name is legal on this kind of coordinator.
  static func isLegal(_ name: String, on kind: XCRootKind) -> Bool {
    all.contains { $0.name == name && ($0.kinds?.contains(kind) ?? true) }
  }

  /// Names that show something on this kind, best first.
  static func presenting(on kind: XCRootKind) -> [String] {
    switch kind {
    case .navigation: ["push", "present"]
    case .tab: ["present", "select"]
    case .split: ["show", "showDetail"]
    case .page: ["set", "present"]
    case .view: ["present", "embed"]
    }
  }
}

extension XCRootKind {
  /// `TabBarCoordinator (TabBarTransition)`
  var spelling: String {
    switch self {
    case .navigation: "NavigationCoordinator (NavigationTransition)"
    case .tab: "TabBarCoordinator (TabBarTransition)"
    case .split: "SplitCoordinator (SplitTransition)"
    case .page: "PageCoordinator (PageTransition)"
    case .view: "ViewCoordinator (ViewTransition)"
    }
  }
}
