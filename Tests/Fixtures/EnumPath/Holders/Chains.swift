// A case may say itself which path leads to it. What else it lists is no path.
// resolved: ChainRoute.page, ChainRoute.home
import SwiftUI

enum ChainRoute: Hashable {
  case home, page(Int)
  var chain: [ChainRoute] { self == .home ? [] : [.home, self] }
  var numbers: [Int] { [1] }
}
struct ChainRoot: View {
  @State private var path: [ChainRoute] = []
  @State private var numbers: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("page") { show(.page(1)) }.navigationDestination(for: ChainRoute.self) { route in
        switch route {
        case .home: Button("home") { show(.home) }
        case .page(let id): NumberView(id: id)
        }
      }
    }
  }
  private func show(_ route: ChainRoute) { path = route.chain }
  private func count(_ route: ChainRoute) { numbers = route.numbers }
  func counts() { count(.page(2)) }
}
