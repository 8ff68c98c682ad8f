// What a function hands on, or a protocol's function takes, whoever pushes it may put into a value of another type, for which there is a destination.
import SwiftUI

protocol R1RequiredScreen: Hashable {}
enum R1RequiredRoute: R1RequiredScreen { case detail }
struct R1RequiredAny: Hashable {
  let base: AnyHashable
  init(_ base: any R1RequiredScreen) { self.base = AnyHashable(base) }
}
protocol R1RequiredNavigation { func push(_ screen: any R1RequiredScreen) }
final class R1RequiredNav: ObservableObject, R1RequiredNavigation {
  @Published var path = NavigationPath()
  func push(_ screen: any R1RequiredScreen) { path.append(R1RequiredAny(screen)) }
  func open(_ screen: any R1RequiredScreen) { push(screen) }
}
struct R1RequiredRoot: View {
  @StateObject var nav = R1RequiredNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R1RequiredAny.self) { _ in PlainView() }
    }
  }
}
struct R1RequiredModel {
  let nav: R1RequiredNav
  func show(_ screen: any R1RequiredScreen) { nav.push(screen) }
}
func r1Required(_ nav: any R1RequiredNavigation) { nav.push(R1RequiredRoute.detail) }
func r1Required(_ model: R1RequiredModel) {
  model.show(R1RequiredRoute.detail)
  model.nav.open(R1RequiredRoute.detail)
}
