// What a generic action carries is a route of the holder's: one that has no such case is told so.
// rejected
// resolved: GenericBadMove.push, GenericActionsBad.list, GenericBadMove.push, GenericBadMove.push
import SwiftUI

enum GenericBadMove<Route> { case push(_ route: Route), back }
enum GenericActionsBad: Hashable { case list, item(id: Int) }
final class GenericBadRouter: ObservableObject {
  @Published var path: [GenericActionsBad] = []
  func go(_ move: GenericBadMove<GenericActionsBad>) {
    switch move {
    case .push(let route): path.append(route)
    case .back: if !path.isEmpty { path.removeLast() }
    }
  }
}
struct GenericBadRoot: View {
  @StateObject var router = GenericBadRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      PlainView().navigationDestination(for: GenericActionsBad.self) { route in
        switch route {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
func genericActionsBad(_ router: GenericBadRouter) {
  router.go(.push(.list))
  router.go(.push(.lost))
//                 ^^^^ unknown-route
  router.go(.push(.item))
//                 ^^^^ input-mismatch
}
