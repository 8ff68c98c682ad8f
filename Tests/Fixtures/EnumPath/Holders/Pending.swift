// What a view waits for and pushes when it comes is a slot; an optional that nobody waits for is none.
// hints: on
// resolved: -, PendingRoute.detail, PendingRoute.list
// unresolved:
import SwiftUI

enum PendingRoute: Hashable { case list, detail(Int), saved }
final class PendingCenter: ObservableObject {
  @Published var pending: PendingRoute?
  var last: PendingRoute?
  func go(to route: PendingRoute) { pending = route }
  func remember(_ route: PendingRoute) { last = route }
}
struct PendingRoot: View {
  @ObservedObject var center: PendingCenter
  @State var path: [PendingRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: PendingRoute.self) { route in
        switch route {
        case .list, .detail, .saved: PlainView()
        }
      }
    }
    .onChange(of: center.pending) { route in
      if let route { path.append(route) }
    }
  }
}
func pending(_ center: PendingCenter?) {
  center?.go(to: .detail(1))
  center?.pending = .list
  center?.remember(.saved)
}
