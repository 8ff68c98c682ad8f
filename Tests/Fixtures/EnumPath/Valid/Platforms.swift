// Platforms A route that two platforms declare in their own ways: what one of them takes is right.
import SwiftUI

#if os(macOS)
struct TwinWindow: Hashable { var title: String }
enum TwinRoute: Hashable { case compose(TwinWindow), reader(Int), sub(TwinSub) }
enum TwinSub: Hashable { case first(TwinWindow) }
#else
struct TwinSheet: Hashable { var title: String }
enum TwinRoute: Hashable { case compose(TwinSheet), reader(String), sub(TwinSub) }
enum TwinSub: Hashable { case first(TwinSheet) }
#endif
final class TwinNav: ObservableObject {
  @Published var path: [TwinRoute] = []
  func go(_ route: TwinRoute) { path.append(route) }
}
struct TwinRoot: View {
  @StateObject var nav = TwinNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: TwinRoute.self) { _ in PlainView() }
    }
  }
}
func twin(_ nav: TwinNav) {
  nav.go(.compose(TwinSheet(title: "new")))
  nav.go(.reader("text"))
  nav.go(.sub(.first(TwinSheet(title: "new"))))
}
