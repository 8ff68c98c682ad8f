// R8 On pushed screens, and in what only those make, the path is not empty; a screen that stands elsewhere as well may find
// it empty, and so may one that is shown as the root. Where a route goes that a function works out, nobody knows.
import SwiftUI

enum R8Pushed: Hashable { case detail, more, home, picked }
final class R8PushedNav: ObservableObject {
  @Published var path: [R8Pushed] = []
  func next(_ route: R8Pushed) { path.append(route) }
  func close() { path.removeLast() }
  func dismiss() { path.removeLast() }
  func drop() { path.removeLast() }
  func leave() { path.removeLast() }
//                    ^^^^^^^^^^ warning crash-on-transition
  func back() { path.removeLast() }
//                   ^^^^^^^^^^ warning crash-on-transition
}
struct R8PushedRoot: View {
  @StateObject var nav = R8PushedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        screen(.home)
        R8Shared(nav: nav)
        Button("detail") { nav.next(.detail) }
        Button("more") { nav.next(.more) }
        Button("picked") { nav.next(picked(true)) }
      }
      .navigationDestination(for: R8Pushed.self) { screen($0) }
    }
  }
  @ViewBuilder func screen(_ route: R8Pushed) -> some View {
    switch route {
    case .detail: R8Detail(nav: nav)
    case .more:
      VStack {
        Button("dismiss") { nav.dismiss() }
        R8Shared(nav: nav)
      }
    case .home: R8Home(nav: nav)
    case .picked: Button("drop") { nav.drop() }
    }
  }
  func picked(_ isPicked: Bool) -> R8Pushed { isPicked ? .picked : .detail }
}
struct R8Detail: View {
  let nav: R8PushedNav
  var body: some View { R8Bar(nav: nav) }
}
struct R8Bar: View {
  let nav: R8PushedNav
  var body: some View { Button("close") { nav.close() } }
}
struct R8Shared: View {
  let nav: R8PushedNav
  var body: some View { Button("leave") { nav.leave() } }
}
struct R8Home: View {
  let nav: R8PushedNav
  var body: some View { Button("back") { nav.back() } }
}
struct R8Bar_Previews: PreviewProvider { static var previews: some View { R8Bar(nav: R8PushedNav()) } }
#Preview { R8Bar(nav: R8PushedNav()) }
