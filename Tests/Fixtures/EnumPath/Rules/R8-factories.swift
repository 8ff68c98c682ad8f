// R8-factories What a branch has a function make is shown there, and a screen that asks which holder shows it knows its
// stack; a function that the root calls as well tells nothing.
import SwiftUI

enum R8Made: Hashable { case detail, sign, cast, shared }
protocol R8MadeBack {}
typealias R8MadeNavigator = R8MadeNav
final class R8MadeNav: ObservableObject, R8MadeBack {
  @Published var path: [R8Made] = []
  func next(_ route: R8Made) { path.append(route) }
  func close() { path.removeLast() }
  func login() { path.removeLast() }
  func asked() { path.removeLast() }
  func leave() { path.removeLast() }
//                    ^^^^^^^^^^ warning crash-on-transition
}
enum R8MadeScreens {
  static func model(_ nav: R8MadeNav) -> R8MadeModel { R8MadeModel(nav: nav) }
  static func detail(_ nav: R8MadeNav) -> some View { R8MadeDetail(model: model(nav)) }
  static func shared(_ nav: R8MadeNav) -> some View { R8MadeShared(nav: nav) }
  static func root(_ nav: R8MadeNav) -> some View { shared(nav) }
  @ViewBuilder static func build(_ route: R8Made, _ nav: R8MadeNav) -> some View {
    switch route {
    case .detail: detail(nav)
    case .sign: self.sign(nav)
    case .cast: R8MadeCast(back: nav)
    case .shared: shared(nav)
    }
  }
  static func sign(_ nav: R8MadeNav) -> some View { Button("login") { nav.login() } }
}
struct R8MadeRoot: View {
  @StateObject var nav = R8MadeNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        R8MadeScreens.root(nav)
        R8MadeCast(back: nav)
        Button("detail") { nav.next(.detail) }
        Button("sign") { nav.next(.sign) }
        Button("cast") { nav.next(.cast) }
        Button("shared") { nav.next(.shared) }
      }
      .navigationDestination(for: R8Made.self) { R8MadeScreens.build($0, nav) }
    }
  }
}
final class R8MadeModel {
  let nav: R8MadeNav
  init(nav: R8MadeNav) { self.nav = nav }
  func goBack() { nav.close() }
}
struct R8MadeDetail: View {
  let model: R8MadeModel
  var body: some View { Button("close") { model.goBack() } }
}
struct R8MadeCast: View {
  let back: any R8MadeBack
  var body: some View { Button("asked") { if let nav = back as? R8MadeNavigator { nav.asked() } } }
}
struct R8MadeShared: View {
  let nav: R8MadeNav
  var body: some View { Button("leave") { nav.leave() } }
}
