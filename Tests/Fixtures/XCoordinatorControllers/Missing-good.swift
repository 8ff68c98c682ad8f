// A pattern without a router: a view that no one hosts is nobody's fault.
import SwiftUI
import XCoordinator

struct MissingGood: View {
    @Routing(AppRoute.self) var router
    var body: some View { Button("Main") { router.trigger(.main) } }
}
