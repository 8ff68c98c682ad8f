// A function that a list is gone through with moves each of its routes, if the list is written out or worked out.
// resolved: EachRoute.home, EachRoute.list, EachRoute.home, EachRoute.item, EachRoute.list, EachRoute.home, EachRoute.list, EachRoute.item
// unresolved:
import SwiftUI

enum EachRoute: Hashable { case home, item(Int), list }
final class EachNav: ObservableObject {
  @Published var path: [EachRoute] = []
  private(set) var seen: [EachRoute] = []
  func push(_ route: EachRoute) { path.append(route) }
  func both(_ route: EachRoute) { path.append(route) }
  func both(_ number: Int) {}
  func restore() { seen.forEach(push) }
  func start() { chain().forEach(push) }
  func chain() -> [EachRoute] { [.home, .list] }
}
struct EachBox {
  func forEach(_ body: (EachRoute) -> Void) {}
}
struct EachRoot: View {
  @StateObject var nav = EachNav()
  let box = EachBox()
  @State var kept: [EachRoute] = [.home]
  var isLong = false
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("each") { [EachRoute.home, .item(1)].forEach(nav.push) }
        Button("choice") { (isLong ? [EachRoute.list] : [.home]).forEach(nav.push) }
        Button("named") {
          let routes: [EachRoute] = [.list]
          routes.forEach(nav.push(_:))
        }
        Button("numbers") { [1, 2].map(EachRoute.item).forEach(nav.push) }
        Button("others") { [3].forEach(nav.both) }
        Button("some") { [EachRoute.home, .list].filter { $0 != .home }.forEach(nav.push) }
        Button("box") { box.forEach(nav.push) }
        Button("kept") { kept.forEach(nav.push) }
        Button("start") { nav.start(); nav.restore() }
      }
      .navigationDestination(for: EachRoute.self) { _ in PlainView() }
    }
  }
}
