// What a function of a route is called with is a route of that type, whatever is handed in.
// rejected
// resolved: -
import SwiftUI

struct CallbackBadRoot: View {
  @StateObject var nav = Nav.shared
  var body: some View {
    NavigationStack(path: $nav.path) {
      CallbackBad { nav.next($0) }.navigationDestination(for: Step.self) { step in step.view }
    }
  }
}
struct CallbackBad: View {
  let onOpen: (Step) -> Void
  var body: some View { Button("x") { tapped() } }
  func tapped() { onOpen(.a(.z)) }
//                           ^ unknown-route
  func held() { onOpen(.c) }
//                      ^ unknown-route
}
