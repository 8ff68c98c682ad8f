// R5 Injected is another view, another object, or nothing at all.
import SwiftUI
import SwiftUICoordinator

struct R5NearScreen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
//                       ^^^^^^^^^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
struct R5StyledScreen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
//                       ^^^^^^^^^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
struct R5HostedScreen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
//                       ^^^^^^^^^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
struct R5TrackedScreen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
//                       ^^^^^^^^^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
struct R5HelpedScreen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
//                       ^^^^^^^^^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
enum R5MissedRoute: NavigationRoute {
  case near, styled, hosted, tracked, helped
  var action: TransitionAction? { .push(animated: true) }
  var attachCoordinator: Bool { false }
}
extension View { func r5Styled(_ coordinator: Home) -> some View { padding().environmentObject(coordinator) } }
extension View { func r5Tracked(_ coordinator: R5Missed) -> some View { onAppear { print(coordinator) } } }
struct R5HomeHost<Content: View>: View {
  let home: Home
  @ViewBuilder let content: () -> Content
  var body: some View { content().environmentObject(home) }
}
final class R5Missed: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = R5MissedRoute.near
  unowned let home: Home
  init(parent: Home, navigationController: NavigationController) {
    self.parent = parent
    self.home = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R5Missed: RouterViewFactory {
  @ViewBuilder func view(for route: R5MissedRoute) -> some View {
    switch route {
    case .near:
      VStack {
        PlainView().environmentObject(self)
        R5NearScreen<R5Missed>()
      }
    case .styled: R5StyledScreen<R5Missed>().r5Styled(home).padding()
    case .hosted: R5HomeHost(home: home) { R5HostedScreen<R5Missed>() }
    case .tracked: R5TrackedScreen<R5Missed>().r5Tracked(self)
    case .helped: helped
    }
  }
  private var helped: some View { R5HelpedScreen<R5Missed>() }
}
func makeR5Missed(_ home: Home) -> R5Missed { R5Missed(parent: home, navigationController: home.navigationController) }
func r5Missed(_ c: R5Missed) {
  try? c.start()
  try? c.show(route: .styled)
  try? c.show(route: .hosted)
  try? c.show(route: .tracked)
  try? c.show(route: .helped)
}
