// R16 A router that no ancestor of the view provides.
import SwiftUI
import Stinsen

struct R16BadApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R16Bad()).view() } }
}
final class R16Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Bad.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { R16BadScreen() }
}
struct R16BadScreen: View {
    @EnvironmentObject var router: SurveyCoordinator.Router
//                         ^^^^^^ warning missing-environment-router
    var body: some View { Text("a").onTapGesture { router.popToRoot() } }
}
