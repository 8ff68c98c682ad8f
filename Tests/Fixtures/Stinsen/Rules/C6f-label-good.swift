// C6f Labels that an extension of the workspace has.
// resolved: C6fLabelGood.more, C6fLabelGood.more, C6fLabelGood.more
// unresolved: the route is not a key path literal or a constant
import SwiftUI
import Stinsen

final class C6fLabelGood: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C6fLabelGood.start)
    @Root var start = makeStart
    @Route(.push) var more = makeStart
    func makeStart() -> some View { PlainView() }
    func route(to route: KeyPath<C6fLabelGood, Transition<C6fLabelGood, Presentation, Void, AnyView>>, animated: Bool) {
        self.route(to: route)
    }
}
func c6fLabelGood(_ flow: C6fLabelGood) {
    flow.route(to: \.more, onDismiss: { })
    flow.route(to: \.more, animated: true)
    flow.route(to: \.more)
}
