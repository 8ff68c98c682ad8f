// L22-plain Hosted by SwiftUI's controller and by a coordinator as well.
import SwiftUI
import UIKit
import XCoordinator

enum L22PlainRoute: Route { case shown }
struct L22Both: View {
    @Routing(L22PlainRoute.self) var router
    var body: some View { Button("Shown") { router.trigger(.shown) } }
}
final class L22BothScene { func make() -> UIViewController { UIHostingController(rootView: L22Both()) } }
final class L22PlainHost: BaseCoordinator<L22PlainRoute, UINavigationController> {
    override func prepareTransition(for route: L22PlainRoute) -> Transition<UINavigationController> {
        .push(RoutingController(rootView: L22Both()))
    }
}
