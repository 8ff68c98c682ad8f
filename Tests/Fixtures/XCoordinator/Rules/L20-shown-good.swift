// L20-shown-good Instances that UIKit shows, and those that are handed to somebody who may; also by another name of the class.
import UIKit
import XCoordinator

enum L20ShownRoute: Route { case root }
final class L20Shown: NavigationCoordinator<L20ShownRoute> {
  override func prepareTransition(for route: L20ShownRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class L20ShownScene {
  let main = L20Shown(), second = L20Shown(), third = L20Shown(), fourth = L20Shown(), fifth = L20Shown()
  let host = UINavigationController(), tabs = UITabBarController()
  func show(_ window: UIWindow) {
    main.setRoot(for: window)
    main.rootViewController.present(second.rootViewController, animated: true)
    second.trigger(.root)
    host.pushViewController(third.viewController, animated: true)
    third.trigger(.root)
    tabs.viewControllers = [self.fourth.rootViewController]
    fourth.trigger(.root)
    embed([fifth.strongRouter])
    fifth.trigger(.root)
  }
  func embed(_ shown: [Presentable]) {}
}
typealias L20ShownFlow = L20Shown
final class L20ShownDelegate {
  enum Kinds { typealias Flow = L20ShownFlow }
  let sixth = L20ShownFlow(), seventh = Kinds.Flow(), eighth = L20Shown.init().strongRouter
  let tabs = UITabBarController()
  func start() {
    tabs.viewControllers = [sixth.rootViewController, seventh.rootViewController]
    tabs.present(eighth.viewController, animated: true)
    sixth.trigger(.root)
    seventh.trigger(.root)
    eighth.trigger(.root)
  }
}
func L20ShownMade() -> L20Shown { L20Shown() }
struct L20ShownBox<T> { typealias Value = T }
final class L20ShownCarScene {
  let ninth = L20ShownMade(), tenth = L20ShownBox<L20Shown>.Value()
  func go(_ window: UIWindow, _ second: UIWindow) {
    ninth.setRoot(for: window)
    tenth.setRoot(for: second)
    ninth.trigger(.root)
    tenth.trigger(.root)
  }
}
