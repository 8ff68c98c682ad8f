// What makes a screen: a function that gives back `Self`, one that gives back what is asked for, and what an extension of
// all controllers adds.
import UIKit
import XCoordinator

class PlainScreen: UIViewController {}
class TabScreen: UITabBarController {}
protocol FromStoryboard {}
extension FromStoryboard {
  static func instantiated() -> Self { fatalError() }
}
extension UIViewController: FromStoryboard {}
extension UIViewController {
  static func made() -> Self { fatalError() }
  static func madeIfAny() -> Self? { nil }
}
enum Storyboard {
  case main
  func make<T: UIViewController>() -> T? { nil }
  func any() -> UIViewController { UIViewController() }
}
enum ScreensRoute: Route { case made, ifAny, asked, ofAll, any }
final class ScreensCoordinator: NavigationCoordinator<ScreensRoute> {
  override func prepareTransition(for route: ScreensRoute) -> NavigationTransition {
    switch route {
    case .made:
      let screen = PlainScreen.made()
      return .push(screen)
    case .ifAny:
      guard let screen = PlainScreen.madeIfAny() else { return .pop() }
      return .push(screen)
    case .asked:
      let screen: PlainScreen = Storyboard.main.make()!
      return .push(screen)
    case .ofAll: return .present(TabScreen.instantiated())
    case .any: return .push(Storyboard.main.any())
    }
  }
}
