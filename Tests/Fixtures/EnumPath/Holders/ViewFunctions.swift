// A function that gives back a view: a case that its button makes is pushed there, a route that it is given is chosen by its caller.
// resolved: RowRoute.item, RowRoute.list, RowRoute.item
import SwiftUI

enum RowRoute: Hashable { case list, item(Int) }
struct RowScreen: View {
  @Binding var path: NavigationPath
  var body: some View {
    VStack {
      row(1)
      link(.item(2))
      Button("t") { open(.list) }
    }
  }
  private func row(_ id: Int) -> some View {
    Button("t") { path.append(RowRoute.item(id)) }
  }
  private func link(_ route: RowRoute) -> some View {
    Button("t") { path.append(route) }
  }
  @discardableResult private func open(_ route: RowRoute) -> Int {
    path.append(route)
    return path.count
  }
}
struct RowRoot: View {
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      RowScreen(path: $path).navigationDestination(for: RowRoute.self) { route in
        switch route {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
