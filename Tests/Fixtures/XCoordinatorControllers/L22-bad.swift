// L22-bad A view that asks for a router which its only host does not have.
import SwiftUI
import UIKit
import XCoordinator

struct L22Inner: View {
    @Routing(AppRoute.self) var router
//                              ^^^^^^ warning missing-environment-router
    var body: some View { Button("Main") { router.trigger(.main) } }
}
struct L22Outer: View { var body: some View { VStack { L22Inner() } } }
enum L22Route: Route { case shown }
final class L22Host: BaseCoordinator<L22Route, UINavigationController> {
    override func prepareTransition(for route: L22Route) -> Transition<UINavigationController> {
        .push(RoutingController(rootView: L22Outer()))
    }
}
struct L22Plain: View {
    @Routing(AppRoute.self) var router
//                              ^^^^^^ warning missing-environment-router
    var body: some View { Button("Main") { router.trigger(.main) } }
}
final class L22Scene {
    func make() -> UIViewController { UIHostingController(rootView: VStack { L22Plain() }) }
}
struct L22Start: View {
    @Routing(L22Route.self) var router
//                              ^^^^^^ warning missing-environment-router
    var body: some View { Button("Main") { router.trigger(.shown) } }
}
struct L22App: App { var body: some Scene { WindowGroup { L22Start() } } }
