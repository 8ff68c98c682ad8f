// A call that leaves a route out pushes the default; what is nil by default presents nothing.
// resolved: DefaultRoute.info, DefaultRoute.photo, DefaultRoute.info, DefaultRoute.photo, DefaultRoute.info, DefaultRoute.info, DefaultRoute.photo
import SwiftUI

enum DefaultRoute: Hashable, Identifiable {
  case info, photo(Int)
  var id: Self { self }
  var view: some View { PlainView() }
}
final class DefaultNav: ObservableObject {
  @Published var path: [DefaultRoute] = []
  @Published var sheet: DefaultRoute?
  func go(_ route: DefaultRoute = .info, animated: Bool = true) { path.append(route) }
  func open(_ route: DefaultRoute? = nil) { sheet = route }
}
struct DefaultRoot: View {
  @StateObject var nav = DefaultNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: DefaultRoute.self) { $0.view } }
      .sheet(item: $nav.sheet) { $0.view }
  }
}
func defaults(_ nav: DefaultNav) {
  nav.go()
  nav.go(.photo(1))
  nav.go(animated: false)
  nav.go(.photo(1), animated: false)
  nav.open()
  nav.open(.info)
  nav.path.replaceSubrange(0..<1, with: [.info, .photo(1)])
}
