// What a function pushes may be made before, and named.
// resolved: NamedRoute.home, NamedRoute.item
//- /Nav.swift
import SwiftUI

enum NamedRoute: Hashable { case home, item(Int) }
struct NamedSlot: Hashable {
  let id = UUID()
  let route: NamedRoute
}
final class NamedNav: ObservableObject {
  @Published var path: [NamedSlot] = []
  func go(to route: NamedRoute) {
    guard path.count < 9 else { return }
    let slot = NamedSlot(route: route)
    path.append(slot)
  }
  func count(_ route: NamedRoute) {
    let size = path.count
    path.removeLast(size)
  }
}
//- /Root.swift
import SwiftUI

struct NamedRoot: View {
  @StateObject var nav = NamedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: NamedSlot.self) { slot in
        switch slot.route {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
//- /Use.swift
func named(_ nav: NamedNav) {
  nav.go(to: .home)
  nav.go(to: .item(1))
  nav.count(.home)
}
