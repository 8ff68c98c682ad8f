// What a function of all views links to is checked where it is called.
// rejected
import SwiftUI

enum LinkedBadRoute: Hashable { case detail(Int), settings }
extension View {
  func leadsBad(to route: LinkedBadRoute?) -> some View { NavigationLink(value: route) { self } }
}
struct LinkedBadHome: View {
  var body: some View {
    NavigationStack {
      PlainView().navigationDestination(for: LinkedBadRoute.self) { route in
        switch route {
        case .detail(let id): NumberView(id: id)
        case .settings: PlainView()
        }
      }
    }
  }
  var first: some View { Text("a").leadsBad(to: .detial(1)) }
//                                               ^^^^^^ unknown-route
  var second: some View { PlainView().leadsBad(to: .settings(1)) }
//                                                  ^^^^^^^^ input-mismatch
}
