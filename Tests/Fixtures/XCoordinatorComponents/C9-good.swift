// C9-good Components where the lock file says 3.0, and a router of the workspace's own.
//- /Main.swift
import UIKit
import XCoordinator

struct StrongRouter<R: Route> { let inner: any Router<R> }
extension Router { var strongRouter: StrongRouter<RouteType> { StrongRouter(inner: self) } }
final class C9Good { var strong: StrongRouter<AppRoute>?; unowned let router: any Router<AppRoute>
    init(_ r: any Router<AppRoute>) { router = r } }
final class C9Built: NavigationCoordinator<AppRoute> {
    @TransitionBuilder<RootViewController>
    override func prepare(for route: AppRoute) -> Transition<RootViewController> { Push { UIViewController() } }
}
//- /Package.resolved
branch feature/3.0.0
