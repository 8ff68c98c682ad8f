// L12-passing-good What is gone after its work, what holds by a wrapper, and another coordinator's router.
import UIKit
import XCoordinator

enum L12PassingRoute: Route { case built, named, wrapped, worked }
@propertyWrapper struct L12Weak2<T: AnyObject> {
  private weak var object: T?
  init(wrappedValue: T?) { object = wrappedValue }
  var wrappedValue: T? { object }
}
struct L12Builder {
  let coordinator: L12Passing
  func make() -> UIViewController { UIViewController() }
}
final class L12Wrapped {
  @L12Weak2 var coordinator: L12Passing?
  init(_ coordinator: L12Passing) { _coordinator = L12Weak2(wrappedValue: coordinator) }
}
final class L12WrappedScreen: UIViewController { var model: L12Wrapped? }
final class L12Work {
  let router: StrongRouter<L12PassingRoute>
  init(_ router: StrongRouter<L12PassingRoute>) { self.router = router }
  func run() {}
}
final class L12Passing: NavigationCoordinator<L12PassingRoute> {
  override func prepareTransition(for route: L12PassingRoute) -> NavigationTransition {
    switch route {
    case .built: return .push(L12Builder(coordinator: self).make())
    case .named:
      let builder = L12Builder(coordinator: self)
      return .push(builder.make())
    case .wrapped:
      let screen = L12WrappedScreen()
      screen.model = L12Wrapped(self)
      return .push(screen)
    case .worked:
      L12Work(strongRouter).run()
      return .push(UIViewController())
    }
  }
}
final class L12ParentScreen: UIViewController {
  let router: StrongRouter<NewsRoute>
  init(_ router: StrongRouter<NewsRoute>) { self.router = router; super.init() }
}
final class L12OfParent: NavigationCoordinator<ProfileFlow> {
  private let strongRouter: StrongRouter<NewsRoute>
  init(parent: StrongRouter<NewsRoute>) { strongRouter = parent; super.init(initialRoute: .open) }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .push(L12ParentScreen(strongRouter)) }
}
