// R8 A stack that previews alone show has what they inject; what they do not inject is missing there as well, and so is
// what they inject for a stack that the app shows.
import SwiftUI

enum R8Previewed: Hashable { case detail, other }
final class R8PreviewedNav: ObservableObject { @Published var path: [R8Previewed] = [] }
final class R8PreviewedShop: ObservableObject { @Published var path: [R8Previewed] = [] }
struct R8PreviewedStack: View {
  @EnvironmentObject var nav: R8PreviewedNav
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("detail") { nav.path = [.detail, .other] }
        .navigationDestination(for: R8Previewed.self) { route in
          switch route {
          case .detail: R8PreviewedDetail()
          case .other: R8PreviewedOther()
          }
        }
    }
  }
}
struct R8PreviewedTab: View {
  var body: some View { R8PreviewedStack() }
}
struct R8PreviewedDetail: View {
  @EnvironmentObject var nav: R8PreviewedNav
  var body: some View { PlainView() }
}
struct R8PreviewedOther: View {
  @EnvironmentObject var shop: R8PreviewedShop
//                       ^^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
struct R8PreviewedTab_Previews: PreviewProvider {
  static var previews: some View { R8PreviewedTab().environmentObject(R8PreviewedNav()) }
}
enum R8OwnMade: Hashable { case detail }
final class R8OwnMadeNav: ObservableObject { @Published var path: [R8OwnMade] = [] }
struct R8OwnMadeStack: View {
  @StateObject var nav = R8OwnMadeNav()
  static func make() -> R8OwnMadeStack { R8OwnMadeStack() }
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("detail") { nav.path = [.detail] }
        .navigationDestination(for: R8OwnMade.self) { route in
          switch route {
          case .detail: R8OwnMadeDetail()
          }
        }
    }
  }
}
struct R8OwnMadeDetail: View {
  @EnvironmentObject var nav: R8OwnMadeNav
//                       ^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
struct R8OwnMadeApp: App {
  var body: some Scene { WindowGroup { R8OwnMadeStack.make() } }
}
struct R8OwnMadeStack_Previews: PreviewProvider {
  static var previews: some View { R8OwnMadeStack().environmentObject(R8OwnMadeNav()) }
}
