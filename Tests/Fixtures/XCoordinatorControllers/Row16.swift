// Row 16 Routers from SwiftUI's environment.
// resolved: AppRoute.main, AccountRoute.close, AccountRoute.close, AppRoute.idle, AppRoute.account, AppRoute.main
import SwiftUI
import XCoordinator

struct Row16Annotated: View {
    @Routing var router: any Router<AppRoute>
    var body: some View { Button("Main") { router.trigger(.main) } }
}
struct Row16Named: View {
    @Routing<AccountRoute> var router
    var body: some View { Button("Close") { router.trigger(.close); self.router.trigger(.close) } }
}
struct Row16Modified: View {
    let flag = true
    var body: some View {
        Text("Modified").triggerOnAppear(route: AppRoute.idle).triggerOnChange(of: flag, route: AppRoute.account)
//                                                       ^^^^ warning no-op-transition
            .trigger(when: flag, route: AppRoute.main)
    }
}
