// A path of frames, each made of a route by an initializer that is not named; a route that is a case's default.
// resolved: FRPage.detail, FRPage.settings, FRPage.settings.theme
// hints: on
import SwiftUI

enum FRSettings: Hashable {
  case root, theme
  @ViewBuilder var view: some View { PlainView() }
}
enum FRPage: Hashable {
  case detail(id: Int)
  case settings(_ page: FRSettings = .root)
  @ViewBuilder var view: some View { PlainView() }
}
struct FRFrame: Hashable {
  let id = 1
  let page: FRPage
}
final class FRNav: ObservableObject {
  @Published var path: [FRFrame] = []
  func push(_ page: FRPage) { path.append(.init(page: page)) }
}
struct FRRoot: View {
  @StateObject var nav = FRNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: FRFrame.self) { frame in frame.page.view }
    }
  }
}
func fr(_ nav: FRNav) {
  nav.push(.detail(id: 1))
  nav.push(.settings())
  nav.push(.settings(.theme))
}
