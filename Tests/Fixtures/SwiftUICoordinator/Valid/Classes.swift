// Classes Base classes, own protocols, statics, overloads.
import SwiftUI
import SwiftUICoordinator
import UIKit
// base classes, own protocols, nested enums, extensions, generic coordinators
protocol C1Routing: Routing where Route == C1Route { var tag: String { get } }
enum C1Route: NavigationRoute {
  case list, item(id: Int, animated: Bool = false), text(String), next(() -> Void), opt(Int?)
  static let start = C1Route.list
  static func page(_ n: Int) -> C1Route { .item(id: n) }
  enum Action { case list }
  var action: TransitionAction? {
    if case .next = self { return nil }
    switch self {
    case .list, .item: return .push(animated: isAnimated)
    case .text, .opt: return .present(animated: true, modalPresentationStyle: .fullScreen)
    case .next: return nil
    }
  }
  var isAnimated: Bool { true }
  var title: String? {
    switch self {
    case .item(let id, _): return "\(id)"
    default: return nil
    }
  }
}
enum C1Action: CoordinatorAction {
  case open(C1Route), close, many([C1Route]), done(Any)
  static let quit = C1Action.close
}
class C1Base: Coordinator, ObservableObject {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  init(parent: Coordinator?, navigationController: NavigationController) { self.parent = parent; self.navigationController = navigationController }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
final class C1Flow: C1Base, C1Routing {
  let tag = "x"
  var startRoute: C1Route { .list }
  override func handle(_ action: CoordinatorAction) {
    switch action {
    case C1Action.open(.list): try? show(route: .list)
    case C1Action.open(let route): try? show(route: route)
    case let C1Action.many(routes) where !routes.isEmpty: set(routes: routes)
    case C1Action.close, C1Action.done: pop()
    case let a as C1Action: print(a)
    case is HomeAction: break
    default: super.handle(action)
    }
  }
  func show(_ text: String) {}
  func show(route: String) {}
  func go() {
    try? show(route: .item(id: 1))
    try? show(route: .item(id: 1, animated: true))
    try? show(route: .start)
    try? show(route: .page(2))
    try? show(route: C1Route.text("a"))
    try? show(route: .opt(nil))
    try? show(route: Bool.random() ? .list : .text("b"))
    show("x")
    show(route: "x")
    append(routes: [.list, .page(1)] + [C1Route.text("x")])
    set(routes: (0..<3).map { .item(id: $0) })
    append(routes: [1, 2].map(C1Route.page), animated: false)
    let all: [C1Route] = [.list, .text("y")]
    set(routes: all.reversed())
    do { try show(route: .text("z")) } catch { print(error) }
    let r = Result { try show(route: .list) }
    print(r)
    handle(C1Action.quit)
    handle(Action.done(self))
  }
  func risky() throws { try show(route: .list); try start() }
}
extension C1Flow: RouterViewFactory {
  @ViewBuilder func view(for route: C1Route) -> some View {
    switch route {
    case .list: C1Screen<C1Flow>(onTap: { [weak self] in self?.handle(C1Action.close) })
    case .item(let id, _): Text("\(id)")
    case .text, .opt: PlainView()
    case .next(let f): Button("x", action: f)
    }
  }
}
struct C1Screen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var onTap: () -> Void = {}
  enum HomeAction { case open }
  func handle(_ a: HomeAction) {}
  var body: some View {
    VStack {
      Button("a") { coordinator.handle(C1Action.open(.list)); onTap() }
      Button("b") { handle(.open); handle(HomeAction.open) }
      Button("c") { coordinator.handle(C1Action.many([.list, .text("a")])) }
      C1Row { coordinator.handle($0) }
    }
  }
}
struct C1Row: View {
  let send: (CoordinatorAction) -> Void
  var body: some View { Button("x") { send(C1Action.close); send(C1Action.open(.text("x"))) } }
}
extension Container {
  func makeC1(parent: Coordinator) -> C1Flow { C1Flow(parent: parent, navigationController: navigationController) }
}
func c1(_ c: Container, _ home: Home) {
  let flow = c.makeC1(parent: home)
  flow.append(routes: [.list])
  try? flow.start()
  try? flow.show(route: .text("a"))
  (flow as any Routing).handle(C1Action.close)
  let any: any C1Routing = flow
  try? any.show(route: .list)
  _ = any.tag
}
func c1g<T: C1Routing>(_ t: T) { try? t.show(route: .list); t.append(routes: [.start], animated: true) }
