// R8 Who makes pushed screens may be anybody: a type of its own, an object, a function. What a view does that nobody makes
// is not done, unless nobody else does it; and what a variable keeps is pushed by whoever waits for it.
import SwiftUI

enum R8Hall: Hashable { case lobby, leave, garden, attic, cellar }
final class R8HallNav: ObservableObject {
  @Published var path: [R8Hall] = []
  func go(to hall: R8Hall) { path.append(hall) }
  func leave() { path.removeLast() }
  func wither() { path.removeLast() }
  func climb() { path.removeLast() }
  func descend() { path.removeLast() }
  func forget() { path.removeLast() }
  func enter() { path.removeLast() }
//                    ^^^^^^^^^^ warning crash-on-transition
  func vanish() { path.removeLast() }
//                     ^^^^^^^^^^ warning crash-on-transition
}
enum R8HallMaker {
  static func leave(_ nav: R8HallNav) -> some View { R8HallLeave(nav: nav) }
  static func door(_ nav: R8HallNav) -> some View { R8HallDoor(nav: nav) }
}
struct R8HallGardener {
  func makeGarden(_ nav: R8HallNav) -> some View { R8HallGarden(nav: nav) }
}
func r8HallAttic(_ nav: R8HallNav) -> some View { R8HallAttic(nav: nav) }
final class R8HallModel: ObservableObject {
  @Published private(set) var next: R8Hall?
  func choose() { next = .cellar }
}
struct R8HallUsher {
  let gardener = R8HallGardener()
  @ViewBuilder func view(for hall: R8Hall, _ nav: R8HallNav) -> some View {
    switch hall {
    case .lobby: R8HallMaker.door(nav)
    case .leave: R8HallMaker.leave(nav)
    case .garden: gardener.makeGarden(nav)
    case .attic: r8HallAttic(nav)
    case .cellar: R8HallCellar(nav: nav)
    }
  }
}
struct R8HallRoot: View {
  @StateObject var nav = R8HallNav()
  @StateObject var model = R8HallModel()
  let usher = R8HallUsher()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        R8HallMaker.door(nav)
        Button("leave") { nav.go(to: .leave) }
        Button("garden") { nav.go(to: .garden) }
        Button("attic") { nav.go(to: .attic) }
        Button("lobby") { nav.go(to: .lobby) }
        Button("cellar") { model.choose() }
      }
      .navigationDestination(for: R8Hall.self) { usher.view(for: $0, nav) }
      .onChange(of: model.next) { next in
        guard let next else { return }
        nav.go(to: next)
      }
    }
  }
}
struct R8HallLeave: View {
  let nav: R8HallNav
  var body: some View {
    VStack {
      Button("leave") { nav.leave() }
      Button("forget") { nav.forget() }
    }
  }
}
struct R8HallGarden: View {
  let nav: R8HallNav
  var body: some View { Button("wither") { nav.wither() } }
}
struct R8HallAttic: View {
  let nav: R8HallNav
  var body: some View { Button("climb") { nav.climb() } }
}
struct R8HallCellar: View {
  let nav: R8HallNav
  var body: some View { Button("descend") { nav.descend() } }
}
struct R8HallDoor: View {
  let nav: R8HallNav
  var body: some View { Button("enter") { nav.enter() } }
}
struct R8HallForgotten: View {
  let nav: R8HallNav
  var body: some View {
    VStack {
      Button("forget") { nav.forget() }
      Button("vanish") { nav.vanish() }
    }
  }
}
