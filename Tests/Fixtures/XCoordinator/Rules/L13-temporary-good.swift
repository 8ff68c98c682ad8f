// L13-temporary-good Coordinators that may be kept: by their strong routers, by themselves, by closures, or while the call lasts.
import UIKit
import XCoordinator

enum L13KeptRoute: Route { case info }
final class L13KeptScreen: UIViewController {
  let router: StrongRouter<L13KeptRoute>
  var done: (() -> Void)?
  init(_ router: StrongRouter<L13KeptRoute>) {
    self.router = router
    super.init()
  }
}
final class L13ByRouter: NavigationCoordinator<L13KeptRoute> {
  static var all: [StrongRouter<L13KeptRoute>] = []
  override func prepareTransition(for route: L13KeptRoute) -> NavigationTransition {
    L13ByRouter.all.append(strongRouter)
    return .dismiss()
  }
}
final class L13ByItself: NavigationCoordinator<L13KeptRoute> {
  static var all: [L13ByItself] = []
  init() {
    super.init()
    L13ByItself.all.append(self)
  }
  override func prepareTransition(for route: L13KeptRoute) -> NavigationTransition { .dismiss() }
}
class L13Closures: NavigationCoordinator<L13KeptRoute> {
  let screen: L13KeptScreen
  init(_ screen: L13KeptScreen) {
    self.screen = screen
    super.init()
    screen.done = { self.close() }
  }
  func close() {}
  override func prepareTransition(for route: L13KeptRoute) -> NavigationTransition { .dismiss() }
}
final class L13Derived: L13Closures {}
final class L13Methods: NavigationCoordinator<L13KeptRoute> {
  init(_ screen: L13KeptScreen) {
    super.init()
    screen.done = close
  }
  func close() {}
  override func prepareTransition(for route: L13KeptRoute) -> NavigationTransition { .dismiss() }
}
final class L13Task: NavigationCoordinator<L13KeptRoute> {
  var count = 0
  init() {
    super.init()
    Task { count += 1 }
  }
  override func prepareTransition(for route: L13KeptRoute) -> NavigationTransition { .dismiss() }
}
final class L13Plain: NavigationCoordinator<L13KeptRoute> {
  override func prepareTransition(for route: L13KeptRoute) -> NavigationTransition { .dismiss() }
}
struct L13Model { let router: UnownedRouter<L13KeptRoute> }
func l13Use(_ router: UnownedRouter<L13KeptRoute>) { router.trigger(.info) }
func l13Temporaries(_ screen: L13KeptScreen) -> [L13Model] {
  l13Use(L13Plain().unownedRouter)
  let plain = L13Plain()
  plain.addChild(L13Plain())
  return [
    L13Model(router: L13ByRouter().unownedRouter), L13Model(router: L13ByItself().unownedRouter),
    L13Model(router: L13Closures(screen).unownedRouter), L13Model(router: L13Derived(screen).unownedRouter),
    L13Model(router: L13Methods(screen).unownedRouter), L13Model(router: plain.unownedRouter),
    L13Model(router: L13Task().unownedRouter),
  ]
}
