// What a function pushes may be made before, and named; an enum beside a closure's view is no route.
// resolved: NamedRoute.home, NamedRoute.item
//- /Nav.swift
import SwiftUI

enum NamedRoute: Hashable { case home, item(Int) }
struct NamedSlot: Hashable {
  let id = UUID()
  let route: NamedRoute
}
enum NamedStyle { case stack, cover }
struct NamedShown: Hashable {
  let id = UUID()
  let view: AnyView
  let style: NamedStyle
  static func == (a: NamedShown, b: NamedShown) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class NamedNav: ObservableObject {
  @Published var path: [NamedSlot] = []
  @Published var shown: [NamedShown] = []
  func show(_ style: NamedStyle, view: () -> some View) {
    let item = NamedShown(view: AnyView(view()), style: style)
    shown.append(item)
  }
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
    NavigationStack(path: $nav.shown) {
      PlainView().navigationDestination(for: NamedShown.self) { $0.view }
    }
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
  nav.show(.cover) { PlainView() }
}
