// R8 A screen that nobody pushes is never shown, what a preview shows is not the app, and what sets a stack's path has
// gone back.
import SwiftUI

enum R8Seen: Hashable { case grid, share, edit }
final class R8SeenNav: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ page: R8Seen) { path.append(page) }
  func pop() { path.removeLast() }
  func close() { path.removeLast() }
  func back() { path.removeLast() }
//                   ^^^^^^^^^^ warning crash-on-transition
  @ViewBuilder func build(_ page: R8Seen) -> some View {
    switch page {
    case .grid: R8SeenGrid(nav: self)
    case .share: R8SeenBar(nav: self)
    case .edit: VStack { R8SeenBar(nav: self) }
    }
  }
}
struct R8SeenRoot: View {
  @StateObject var nav = R8SeenNav()
  var body: some View {
    NavigationStack(path: Binding { nav.path } set: { _ in nav.close() }) {
      VStack {
        Button("grid") { nav.push(.grid) }
        Button("share") { nav.push(.share) }
        R8SeenBack(nav: nav)
      }
      .navigationDestination(for: R8Seen.self) { nav.build($0) }
    }
  }
}
struct R8SeenGrid: View {
  let nav: R8SeenNav
  var body: some View { R8SeenBar(nav: nav) }
}
struct R8SeenBar: View {
  let nav: R8SeenNav
  var body: some View { Button("pop") { nav.pop() } }
}
struct R8SeenBack: View {
  let nav: R8SeenNav
  var body: some View { Button("back") { nav.back() } }
}
#Preview { R8SeenNav().build(.grid) }
