// T05 base class with generic parameter; own route only at the leaf.
import UIKit
import XCoordinator

class NavBase<T: Route>: NavigationCoordinator<T> {}
final class ShopFlow: NavBase<ProfileFlow> { override func prepareTransition(for route: RouteType) -> TransitionType { .none() } }
