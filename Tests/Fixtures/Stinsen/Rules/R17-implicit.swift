// R17 What is made is what is wanted: by a property, an assignment, a result, an argument.
// hints: on
// resolved: R17Implicit.made, R17Implicit.inner, R17Implicit.done, R17ImplicitKept.done, R17ImplicitMade.done, R17ImplicitInner.done
import SwiftUI
import Stinsen

final class R17Implicit: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R17Implicit.start)
    @Root var start = makeStart
    @Route(.push) var done = makeDone
    @Route(.push) var made = makeMade
    @Route(.modal) var inner = makeInner
    func makeDone() -> some View { PlainView() }
    func makeMade() -> R17ImplicitMade { .init() }
    func makeInner() -> NavigationViewCoordinator<R17ImplicitInner> {
        return .init(.init())
    }
    func makeStart() -> some View { PlainView() }
    func goThere() { route(to: \.made) }
    func goInside() { route(to: \.inner) }
}
final class R17ImplicitKept: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R17ImplicitKept.start)
    @Root var start = makeStart
    @Route(.push) var done = makeDone
    func makeDone() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class R17ImplicitMade: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R17ImplicitMade.start)
    @Root var start = makeStart
    @Route(.push) var done = makeDone
    func makeDone() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class R17ImplicitInner: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R17ImplicitInner.start)
    @Root var start = makeStart
    @Route(.push) var done = makeDone
    func makeDone() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
struct R17ImplicitApp: App {
    private let first: R17Implicit
    private var kept: R17ImplicitKept? = .init()
    init() { first = .init() }
    var body: some Scene { WindowGroup { NavigationViewCoordinator(first).view() } }
}
final class R17ImplicitModel {
    @RouterObject var first: R17Implicit.Router?
    @RouterObject var kept: R17ImplicitKept.Router?
    @RouterObject var made: R17ImplicitMade.Router?
    @RouterObject var inner: R17ImplicitInner.Router?
    func go() {
        first?.route(to: \.done)
        kept?.route(to: \.done)
        made?.route(to: \.done)
        inner?.route(to: \.done)
    }
}
