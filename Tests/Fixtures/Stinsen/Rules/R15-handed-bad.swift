// R15 A closure that another view just runs.
// resolved: R15KeptTop.sheet, R15KeptTop.more
import SwiftUI
import Stinsen

final class R15KeptTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15KeptTop.start)
    @Root var start = makeStart
    @Route(.push) var more = makeStart
    @Route(.modal) var sheet = makeSheet
    func makeStart() -> some View { PlainView() }
    func makeSheet() -> NavigationViewCoordinator<R15KeptSheet> { .init(R15KeptSheet()) }
    func go() { route(to: \.sheet) }
}
final class R15KeptSheet: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15KeptSheet.start)
    @Root var start = makeStart
    func makeStart() -> some View { R15KeptScreen() }
}
struct R15KeptScreen: View {
    @EnvironmentObject var top: R15KeptTop.Router
    var body: some View { R15KeptButton(title: "Pay") { top.route(to: \.more) } }
//                                                                      ^^^^ warning no-op-transition
}
struct R15KeptButton: View {
    let title: String
    let then: () -> Void
    var body: some View { Button(title) { then() } }
}
