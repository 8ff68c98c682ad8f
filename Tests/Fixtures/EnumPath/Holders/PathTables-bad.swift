// What is put into a table of paths is checked like what is put into a path.
// rejected
import SwiftUI

enum TableBadRoute: Hashable { case detail(Int), settings }
final class TableBadState: ObservableObject {
  @Published var paths = [Int: [TableBadRoute]]()
  func push(_ route: TableBadRoute) { paths[0, default: []].append(route) }
}
struct TableBadTabs: View {
  @StateObject var state = TableBadState()
  var body: some View {
    NavigationStack(path: Binding(get: { state.paths[0] ?? [] }, set: { state.paths[0] = $0 })) {
      PlainView().navigationDestination(for: TableBadRoute.self) { route in
        switch route {
        case .detail(let id): NumberView(id: id)
        case .settings: PlainView()
        }
      }
    }
  }
  func move() {
    state.push(.setting)
//              ^^^^^^^ unknown-route
    state.paths[1] = [.details(3)]
//                     ^^^^^^^ unknown-route
    state.paths[2, default: []] += [.detail]
//                                   ^^^^^^ input-mismatch
  }
}
