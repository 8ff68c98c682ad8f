// T65 SwiftUI's own stack, and pop, child, Route and Router of somebody else, are not ours.
import SwiftUI
import Stinsen

struct T65: View {
    @State private var path = NavigationPath()
    var body: some View {
        SwiftUI.NavigationStack(path: $path) { Button("Pop") { path.removeLast() } }
    }
}
final class T65Router {
    enum Route { case home, detail(Int) }
    var child: T65Router?
    func pop() {}
    func route(to route: Route) {}
    func focusFirst(_ route: Route) -> T65Router { self }
}
final class T65Flow {
    typealias Router = T65Router
    @Published var stack = [T65Router.Route]()
}
func t65(_ router: T65Flow.Router) {
    router.pop()
    router.child?.route(to: .detail(1))
    router.child?.focusFirst(.home).route(to: .home)
}
