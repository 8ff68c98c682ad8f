// DeepRoutes-bad At the third level a case is missed as at the first.
// rejected
import SwiftUI

enum DeepMissRoute: Hashable {
  case account(Account)
  enum Account: Hashable {
    case orders(Orders)
    enum Orders: Hashable { case list }
  }
}
struct DeepMissRoot: View {
  @State private var path: [DeepMissRoute] = []
  private func misspell() {
    path.append(.account(.orders(.lists)))
//                                ^^^^^ unknown-route
  }
  private func skip() {
    path.append(.account(.list))
//                        ^^^^ broken-chain
  }
  var body: some View {
    NavigationStack(path: $path) {
      Button("open") { path.append(.account(.orders(.list))) }
      .navigationDestination(for: DeepMissRoute.self) { route in
        switch route {
        case .account(.orders(.list)): Text("orders")
        }
      }
    }
  }
}
