// R8 The holder is injected.
import SwiftUI

enum R8bGood: Hashable { case list }
struct R8bGoodList: View {
  @EnvironmentObject var nav: R8bGoodNav
  var body: some View { PlainView() }
}
final class R8bGoodNav: ObservableObject {
  @Published var path: [R8bGood] = []
  func next(_ route: R8bGood) { path.append(route) }
}
struct R8bGoodRoot: View {
  @StateObject var nav = R8bGoodNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().environmentObject(nav).navigationDestination(for: R8bGood.self) { route in
        switch route { case .list: R8bGoodList() }
      }
    }
  }
}
func openR8bGood(_ nav: R8bGoodNav) { nav.next(.list) }
