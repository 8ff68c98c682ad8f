// R10, unused routes: key paths handed to generic helpers, which another argument tells of which coordinator they are.
// resolved: R10Generic.detail
import SwiftUI
import Stinsen

struct R10Button<C: NavigationCoordinatable, Input>: View {
    let router: NavigationRouter<C>
    let path: KeyPath<C, Transition<C, Presentation, Input, AnyView>>
    let input: Input
    init(_ router: NavigationRouter<C>, _ path: KeyPath<C, Transition<C, Presentation, Input, AnyView>>, _ input: Input) {
        self.router = router
        self.path = path
        self.input = input
    }
    var body: some View { Button("open") { router.route(to: path, input) } }
}
func r10Opening<C: NavigationCoordinatable>(
    _ router: NavigationRouter<C>, _ path: KeyPath<C, Transition<C, Presentation, Void, AnyView>>
) -> () -> Void { { router.route(to: path) } }

final class R10Generic: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R10Generic.start)
    @Root var start = makeStart
    @Route(.push) var detail = makeDetail
    @Route(.push) var help = makeHelp
    @Route(.push) var about = makeHelp
    func makeStart() -> some View { R10Home() }
    func makeDetail(_ number: Int) -> some View { R10Detail() }
    func makeHelp() -> some View { PlainView() }
}
struct R10Home: View {
    @EnvironmentObject var router: R10Generic.Router
    var isNew = true
    var body: some View {
        R10Button(router, \.detail, 3)
        Button("help", action: r10Opening(router, isNew ? \.help : \.about))
    }
}
struct R10Detail: View {
    @EnvironmentObject var router: R10Generic.Router
    var body: some View { Button("first") { _ = try? router.focusFirst(\.detail) } }
}
