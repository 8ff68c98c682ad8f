// A destination for a protocol's associated type takes the routes of whoever conforms; of a protocol that no destination
// names, the associated type is data.
// resolved: AssocRoute.pushed, AssocRoute.detail, AssocOther.one, AssocOther.two
// unresolved:
import SwiftUI

protocol AssocFlow: ObservableObject {
  associatedtype Route: Hashable
  associatedtype Screen: View
  var controller: AssocController<Route> { get }
  @ViewBuilder func screen(for route: Route) -> Screen
}
extension AssocFlow {
  func push(route: Route) { controller.navigationPath.append(route) }
}
protocol AssocSubFlow: AssocFlow {}
final class AssocController<Route: Hashable>: ObservableObject {
  @Published var navigationPath = NavigationPath()
}
struct AssocFlowStack<Flow: AssocFlow, Content: View>: View {
  @StateObject var controller: AssocController<Flow.Route>
  @StateObject var flow: Flow
  @ViewBuilder var content: () -> Content
  var body: some View {
    NavigationStack(path: $controller.navigationPath) {
      content().navigationDestination(for: Flow.Route.self) { flow.screen(for: $0) }
    }
  }
}
enum AssocRoute: Hashable { case pushed, detail }
final class AssocFirst: AssocFlow {
  let controller = AssocController<AssocRoute>()
  func screen(for route: AssocRoute) -> some View {
    switch route {
    case .pushed: PlainView()
    case .detail: NumberView(id: 1)
    }
  }
  func pushNext() { push(route: .pushed) }
}
struct AssocHome: View {
  @EnvironmentObject var flow: AssocFirst
  var body: some View { Button("detail") { flow.push(route: .detail) } }
}
enum AssocOther: Hashable { case one, two }
final class AssocSecond: AssocSubFlow {
  typealias Route = AssocOther
  let controller = AssocController<AssocOther>()
  func screen(for route: AssocOther) -> PlainView { PlainView() }
  func push(route: String) {}
  func go() {
    push(route: "one")
    push(route: .one)
    controller.navigationPath.append(AssocOther.two)
  }
}
struct AssocPlain: Hashable { var id = 0 }
final class AssocThird: AssocFlow {
  let controller = AssocController<AssocPlain>()
  func screen(for route: AssocPlain) -> some View { PlainView() }
  func go() { push(route: .init(id: 1)) }
}
protocol AssocKind {
  associatedtype Kind: Hashable
  func choose(_ kind: Kind)
}
enum AssocData: Hashable { case some, other }
struct AssocChooser: AssocKind {
  func choose(_ kind: AssocData) {}
  func go() { choose(.some) }
}
struct AssocRoot: View {
  let flow = AssocFirst()
  var body: some View {
    AssocFlowStack(controller: flow.controller, flow: flow) { AssocHome() }.environmentObject(flow)
  }
}
