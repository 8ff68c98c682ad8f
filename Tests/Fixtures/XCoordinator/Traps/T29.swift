// T29 computed initial route with many returns.
import UIKit
import XCoordinator

struct Login { let on: Bool; var start: AppRoute { if on { return .main }; return .login } }
final class Boot2: NavigationCoordinator<AppRoute> { init(_ s: Login) { super.init(initialRoute: s.start) }
    override func prepareTransition(for route: AppRoute) -> NavigationTransition { .dismiss() } }
