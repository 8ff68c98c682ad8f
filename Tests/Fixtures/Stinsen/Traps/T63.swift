// T63 A convenience initialiser on the navigation view builds a coordinator of a generic content.
// Its child comes from the extension's where clause.
// resolved: T63.sheet, T63Content.more, T63Content.more
import SwiftUI
import Stinsen

final class T63Content<Content: View>: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T63Content.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    private let content: Content
    init(_ content: Content) { self.content = content }
    func makeStart() -> some View { content }
    func makeMore() -> some View { PlainView() }
}
extension NavigationViewCoordinator {
    convenience init<Content: View>(@ViewBuilder content: () -> Content) where T == T63Content<Content> {
        self.init(T63Content(content()))
    }
}
final class T63: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T63.start)
    @Root var start = makeStart
    @Route(.modal) var sheet = makeSheet
    func makeStart() -> some View { PlainView() }
    func makeSheet() -> NavigationViewCoordinator<T63Content<PlainView>> { NavigationViewCoordinator { PlainView() } }
    func go() { route(to: \.sheet).child.route(to: \.more) }
}
func t63() { NavigationViewCoordinator { PlainView() }.child.route(to: \.more) }
