// A protocol's associated type is called like a route at the top level: what conforms says which type it is.
// resolved: AssociatedStep.home, AssociatedStep.made, Associated.start, AssociatedStep.login
// hints: on
import SwiftUI

enum Associated: Hashable { case start }
enum AssociatedStep: Hashable { case home, login, made }
final class AssociatedNav<Element: Hashable>: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ element: Element) { path.append(element) }
}
protocol AssociatedFeature: AnyObject {
  associatedtype Associated: Hashable
  var nav: AssociatedNav<Associated> { get set }
}
extension AssociatedFeature {
  func push(_ route: Associated) { nav.push(route) }
}
final class AssociatedLogin: AssociatedFeature {
  var nav: AssociatedNav<AssociatedStep>
  init(nav: AssociatedNav<AssociatedStep>) { self.nav = nav }
  func home() { push(.home) }
}
final class AssociatedHome: AssociatedFeature {
  var nav = AssociatedNav<AssociatedStep>()
  func show() { push(.made) }
}
struct AssociatedRoot: View {
  @StateObject var nav = AssociatedNav<AssociatedStep>()
  @StateObject var other = AssociatedNav<Associated>()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.path) {
        PlainView().navigationDestination(for: AssociatedStep.self) { _ in PlainView() }
      }
      NavigationStack(path: $other.path) {
        Button("a") { other.push(.start); nav.push(.login) }
          .navigationDestination(for: Associated.self) { _ in PlainView() }
      }
    }
  }
}
