// What a function of another type hands on is a route of its own type, and a type has no function of its instances.
// rejected
import SwiftUI

final class FWBadNav: ObservableObject {
  @Published var path: [Step] = []
  func push(_ step: Step) { path.append(step) }
}
struct FWBadRoot: View {
  @StateObject var nav = FWBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
final class FWBadModel {
  let nav = FWBadNav()
  func open(_ a: A) { nav.push(.a(a)) }
  func go(_ step: Step) { nav.push(step) }
}
func forwardersBad(_ model: FWBadModel) {
  model.open(.z)
//            ^ unknown-route
  model.go(.y)
//          ^ broken-chain
}
