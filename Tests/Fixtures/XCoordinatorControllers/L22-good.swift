// L22-good Hosted by its own coordinator, by a router that is handed over, in a preview, or by who knows whom.
import SwiftUI
import UIKit
import XCoordinator

enum L22GoodRoute: Route { case shown, given, factory }
struct L22Shown: View {
    @Routing(L22GoodRoute.self) var router
    var body: some View { Button("Shown") { router.trigger(.shown) } }
}
struct L22Given: View {
    @Routing(AppRoute.self) var router
    var body: some View { Button("Main") { router.trigger(.main) } }
}
struct L22Somewhere: View {
    @Routing(AppRoute.self) var router
    var body: some View { Button("Main") { router.trigger(.main) } }
}
struct L22Previews: PreviewProvider { static var previews: some View { L22Shown() } }
final class L22Good: BaseCoordinator<L22GoodRoute, UINavigationController> {
    let app = AppCoordinator(rootViewController: .init(), initialRoute: nil)
    override func prepareTransition(for route: L22GoodRoute) -> Transition<UINavigationController> {
        switch route {
        case .shown: .push(RoutingController(rootView: L22Shown()))
        case .given: .push(RoutingController(rootView: L22Given(), router: app))
        case .factory: .push(L22Factory().make())
        }
    }
}
struct L22Factory { func make() -> UIViewController { RoutingController(rootView: L22Somewhere()) } }
