// C13 Functions of the app's own beside the framework's, and other types' functions of those names.
// resolved: -
import SwiftUI
import SwiftUICoordinator

class C13Basket: Basket {
  func start(_ count: Int) {}
  func pop(_ isAnimated: Bool) {}
  func dismiss(completion: () -> Void) {}
  func c13arguments() {
    start(1)
    pop(true)
    dismiss {}
    dismiss(animated: false)
    popToRoot()
  }
}
extension Tabs { func start(route: TabsRoute) {} }
struct C13Player {
  func start(with count: Int) {}
  func pop(_ count: Int) {}
}
func c13arguments(_ c: C13Basket, _ tabs: Tabs, _ player: C13Player) {
  tabs.start(route: .green)
  tabs.start(with: .present(animated: false))
  player.start(with: 1)
  player.pop(1)
  func start(_ count: Int) {}
  start(3)
}
