// A misspelt route is one as well where a function hands it on, however far from the right name.
// rejected
// fix:   home.go(to: .detail(1))
import SwiftUI
import SwiftUICoordinator

extension Home {
  func go(to route: HomeRoute) { try? show(route: route) }
}
func useForwardersBadly(_ home: Home) {
  home.go(to: .detial(1))
//             ^^^^^^ unknown-route
  home.go(to: .somewhere)
//             ^^^^^^^^^ unknown-route
  home.go(to: .detail)
//             ^^^^^^ input-mismatch
}
struct CallingBad: View {
  let onAction: (HomeAction) -> Void
  var body: some View { Button("open") { onAction(.shut) } }
//                                                 ^^^^ unknown-route
}
