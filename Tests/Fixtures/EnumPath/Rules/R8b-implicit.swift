// R8 The holder is injected by a function that an app adds to all views.
import SwiftUI

enum R8bImplicit: Hashable { case list }
struct R8bImplicitList: View {
  @EnvironmentObject var nav: R8bImplicitNav
  var body: some View { PlainView() }
}
final class R8bImplicitNav: ObservableObject {
  @Published var path: [R8bImplicit] = []
  func next(_ route: R8bImplicit) { path.append(route) }
}
extension View {
  func r8bInjecting(_ nav: R8bImplicitNav) -> some View { environmentObject(nav) }
}
struct R8bImplicitRoot: View {
  @StateObject var nav = R8bImplicitNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R8bImplicit.self) { route in
        switch route { case .list: R8bImplicitList() }
      }
    }
    .r8bInjecting(nav)
  }
}
func openR8bImplicit(_ nav: R8bImplicitNav) { nav.next(.list) }
