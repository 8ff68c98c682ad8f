// L21-closure-good What a closure reads, it reads later.
import UIKit
import XCoordinator

final class L21CService { func go() {} }
final class L21CScreen: UIViewController { let onTap: () -> Void; init(_ onTap: @escaping () -> Void) { self.onTap = onTap; super.init() } }
enum L21CHomeRoute: Route { case home, list }
final class L21CHomeCoordinator: NavigationCoordinator<L21CHomeRoute> {
  private var service: L21CService!
  init() { super.init(initialRoute: .home); service = L21CService() }
  override func prepareTransition(for route: L21CHomeRoute) -> NavigationTransition {
    switch route {
    case .home: return .push(L21CScreen { [unowned self] in self.service.go() })   // runs on a tap, long after init
    case .list: return .pop()
    }
  }
}
let l21cHome = L21CHomeCoordinator()
func l21cGo() { l21cHome.trigger(.list) }
