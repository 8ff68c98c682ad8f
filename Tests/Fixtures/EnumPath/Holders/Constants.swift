// A local constant is the route of which it was made, or each of several; what is made of more is not known.
// resolved: ConstantRoute.item, ConstantRoute.list, ConstantRoute.list, ConstantRoute.detail.name, -, ConstantRoute.list, ConstantRoute.item, ConstantRoute.list, ConstantRoute.item, ConstantRoute.list, ConstantRoute.detail.name, ConstantRoute.item, ConstantRoute.list, -, ConstantRoute.detail.name, ConstantRoute.list, -, -, ConstantRoute.list, -, ConstantRoute.item
// unresolved:
import SwiftUI

enum ConstantPart: Hashable {
  case name
  var view: some View { PlainView() }
}
enum ConstantRoute: Hashable {
  case list, item(Int), detail(ConstantPart)
  var next: ConstantRoute { .list }
}
final class ConstantNav: ObservableObject {
  @Published var path: [ConstantRoute] = []
  @Published var erased = NavigationPath()
  func push(_ route: ConstantRoute) { path.append(route) }
}
struct ConstantRoot: View {
  @StateObject var nav = ConstantNav()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.path) { screen }
      NavigationStack(path: $nav.erased) { screen }
    }
  }
  private var screen: some View {
    PlainView().navigationDestination(for: ConstantRoute.self) { route in
      switch route {
      case .list: PlainView()
      case .item(let id): NumberView(id: id)
      case .detail(let part): part.view
      }
    }
  }
}
func constants(_ nav: ConstantNav, _ id: Int, _ last: ConstantRoute?) {
  let item = ConstantRoute.item(id)
  nav.push(item)
  let list = ConstantRoute.list
  nav.erased.append(list)
  nav.path = [list]
  let part = ConstantRoute.detail(.name)
  nav.push(part)
  var changed = ConstantRoute.list
  if id > 1 { changed = .item(id) }
  nav.push(changed)
  let after = ConstantRoute.list.next
  nav.push(after)
  let chosen = id > 1 ? ConstantRoute.list : ConstantRoute.item(id)
  nav.push(chosen)
  let branched: ConstantRoute = if id > 1 { .list } else { .item(id) }
  nav.push(branched)
  let switched: ConstantRoute =
    switch id {
    case 0: .list
    case 1: .item(id)
    default: .detail(.name)
    }
  nav.push(switched)
  let partly: ConstantRoute = if id > 1 { .list } else { list.next }
  nav.push(partly)
  let later: ConstantRoute
  if id > 1 {
    later = .list
  } else {
    later = ConstantRoute.detail(.name)
  }
  nav.push(later)
  let partlyLater: ConstantRoute
  if id > 1 { partlyLater = .list } else { partlyLater = list.next }
  nav.push(partlyLater)
  nav.push(last ?? .list)
  nav.path.append(last ?? .item(id))
}
