// A derived holder's functions hand on to those that it inherits, with and without 'self'.
// resolved: InheritedPushesRoute.item, InheritedPushesRoute.list, InheritedPushesRoute.item, InheritedPushesRoute.list, InheritedPushesRoute.item, InheritedPushesRoute.list
import SwiftUI

enum InheritedPushesRoute: Hashable { case list, item(Int) }
class InheritedPushesBase: ObservableObject {
  @Published var path = NavigationPath()
  func push<V: Hashable>(_ value: V) { path.append(value) }
  func go(_ route: InheritedPushesRoute) { path.append(route) }
}
final class InheritedPushesRouter: InheritedPushesBase {
  func open(_ route: InheritedPushesRoute) { push(route) }
  func show(_ route: InheritedPushesRoute) { go(route) }
  func showItem(_ id: Int) { go(.item(id)) }
  func log(_ route: InheritedPushesRoute) {
    let push = { (route: InheritedPushesRoute) in print(route) }
    push(route)
  }
}
struct InheritedPushesRoot: View {
  @StateObject private var router = InheritedPushesRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Open") {
        router.open(.list)
        router.open(.item(1))
        router.show(.list)
        router.showItem(2)
        router.log(.list)
        router.push(InheritedPushesRoute.list)
      }
      .navigationDestination(for: InheritedPushesRoute.self) { route in
        switch route {
        case .list: Text("List")
        case .item(let id): Text("\(id)")
        }
      }
    }
  }
}
