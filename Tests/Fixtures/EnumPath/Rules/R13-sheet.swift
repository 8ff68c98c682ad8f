// R13 A router is made for an enum that only a sheet shows.
// hints: on
import SwiftUI

final class R13SheetRouter<R: Hashable & Identifiable>: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: R?
  func push(_ route: R) { path.append(route) }
  func present(_ route: R) { sheet = route }
}
enum R13SheetRoute: Hashable, Identifiable {
  case one
  var id: Self { self }
}
struct R13SheetRoot: View {
  @StateObject var router = R13SheetRouter<R13SheetRoute>()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("t") { router.present(.one) }
    }
    .sheet(item: $router.sheet) { route in
      switch route {
      case .one: PlainView()
      }
    }
  }
}
