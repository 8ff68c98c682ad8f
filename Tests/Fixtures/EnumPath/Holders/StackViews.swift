// A view of the app for any stack: whose list it is given, or what it is made for, is a route.
// hints: on
// resolved: StackViewRoute.home, StackViewRoute.item, StackViewTab.first, StackViewPlace.near
import Observation
import SwiftUI

struct StackViewFrame<Route: Hashable, Content: View, Screen: View>: View {
  @Binding var path: [Route]
  @ViewBuilder let content: () -> Content
  @ViewBuilder let screen: (Route) -> Screen
  var body: some View {
    NavigationStack(path: $path) { content().navigationDestination(for: Route.self) { route in screen(route) } }
  }
}
struct StackViewKept<Route: Hashable, Content: View>: View {
  @State private var path: [Route] = []
  let content: (Binding<[Route]>) -> Content
  var body: some View {
    NavigationStack(path: $path) { content($path).navigationDestination(for: Route.self) { _ in PlainView() } }
  }
}
enum StackViewRoute: Hashable { case home, item(Int), unused }
//                                                    ^^^^^^ hint unused-route
enum StackViewTab: Hashable { case first, second }
//                                        ^^^^^^ hint unused-route
final class StackViewNav: ObservableObject {
  @Published var path: [StackViewRoute] = []
  func push(_ route: StackViewRoute) { path.append(route) }
}
struct StackViewRoot: View {
  @StateObject private var nav = StackViewNav()
  var body: some View {
    StackViewFrame(path: $nav.path) {
      Button("Open") {
        nav.push(.home)
        nav.path = [.item(1)]
      }
    } screen: { (route: StackViewRoute) in
      switch route {
      case .home, .unused: PlainView()
      case .item(let id): NumberView(id: id)
      }
    }
    StackViewKept<StackViewTab, StackViewChild>(content: { StackViewChild(path: $0) })
  }
}
struct StackViewChild: View {
  @Binding var path: [StackViewTab]
  var body: some View { Button("Open") { path.append(.first) } }
}

// The binding of a router's path, made for it.
enum StackViewPlace: Hashable { case near, far }
//                                         ^^^ hint unused-route
@Observable final class StackViewRouter<Route: Hashable> {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}
struct StackViewOfRouter<Route: Hashable, Content: View>: View {
  let router: StackViewRouter<Route>
  @ViewBuilder let content: () -> Content
  var body: some View {
    NavigationStack(path: Bindable(router).path) { content().navigationDestination(for: Route.self) { _ in PlainView() } }
  }
}
struct StackViewPlaces: View {
  @State private var router = StackViewRouter<StackViewPlace>()
  var body: some View { StackViewOfRouter(router: router) { Button("Near") { router.push(.near) } } }
}

// What a view of the app keeps beside is no path.
enum StackViewEvent: Hashable { case opened, closed }
struct StackViewLog<Event: Hashable>: View {
  @Binding var events: [Event]
  var body: some View { PlainView() }
}
struct StackViewLogs: View {
  @State private var events: [StackViewEvent] = []
  var body: some View {
    StackViewLog(events: $events)
    Button("Log") { events.append(.opened) }
  }
}
