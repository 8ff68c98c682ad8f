// R8 What works out a route under another name of its type, or of the type around, works one out: where it goes, its callers
// say, and the screen that it opens stands on the path.
import SwiftUI

enum R8Aliased: Hashable {
  case detail, picked, more, home
  static func chosen(_ isMore: Bool) -> Self { isMore ? .more : .detail }
}
typealias R8Other = R8Aliased
typealias R8Others = [R8Other]
final class R8AliasedNav: ObservableObject {
  @Published var path: R8Others = []
  func next(_ route: R8Other) { path.append(route) }
  func close() { path.removeLast() }
  func drop() { path.removeLast() }
  func leave() { path.removeLast() }
  func back() { path.removeLast() }
//                   ^^^^^^^^^^ warning crash-on-transition
}
struct R8AliasedRoot: View {
  @StateObject var nav = R8AliasedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        screen(.home)
        Button("picked") { nav.next(picked(true)) }
        Button("chosen") { nav.next(.chosen(true)) }
      }
      .navigationDestination(for: R8Other.self) { screen($0) }
    }
  }
  @ViewBuilder func screen(_ route: R8Other) -> some View {
    switch route {
    case .detail: Button("close") { nav.close() }
    case .picked: Button("drop") { nav.drop() }
    case .more: Button("leave") { nav.leave() }
    case .home: Button("back") { nav.back() }
    }
  }
  func picked(_ isPicked: Bool) -> R8Other { isPicked ? .picked : .detail }
}
