// R15 A closure that another view runs after it has dismissed what lies on top.
// resolved: R15HandedTop.sheet, R15HandedTop.more
import SwiftUI
import Stinsen

final class R15HandedTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15HandedTop.start)
    @Root var start = makeStart
    @Route(.push) var more = makeStart
    @Route(.modal) var sheet = makeSheet
    func makeStart() -> some View { PlainView() }
    func makeSheet() -> NavigationViewCoordinator<R15HandedSheet> { .init(R15HandedSheet()) }
    func go() { route(to: \.sheet) }
}
final class R15HandedSheet: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15HandedSheet.start)
    @Root var start = makeStart
    func makeStart() -> some View { R15HandedScreen() }
}
struct R15HandedScreen: View {
    @EnvironmentObject var top: R15HandedTop.Router
    var body: some View { R15HandedClose(title: "Pay") { top.route(to: \.more) } }
}
struct R15HandedClose: View {
    @EnvironmentObject var sheet: R15HandedSheet.Router
    let title: String
    let then: () -> Void
    var body: some View { Button(title) { sheet.dismissCoordinator(then) } }
}
