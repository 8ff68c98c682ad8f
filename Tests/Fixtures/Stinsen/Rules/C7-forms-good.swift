// C7 Unusual forms that compile.
// resolved: C7Space.Nested.more
import SwiftUI
import Stinsen

enum C7Space {
    final class Nested: Stinsen.NavigationCoordinatable {
        lazy var stack = Stinsen.NavigationStack<Nested>(initial: \.start)
        @Root() var start = makeStart
        @Stinsen.NavigationRoute(.push) private(set) var more = { (c: Nested) in { (n: Int) in PlainView() } }
        @MainActor @Route(.modal(dismissible: false))
        // the sheet
        var sheet = makeLane
        @Route(.modalNonDismissible) fileprivate var shared = c7Shared
        func makeStart() -> some View { PlainView() }
    }
}
private extension C7Space.Nested { func makeLane() -> LaneCoordinator { LaneCoordinator() } }
func c7Shared(c: C7Space.Nested) -> () -> LaneCoordinator { { LaneCoordinator() } }
func c7Forms(_ c: C7Space.Nested) { c.route(to: \C7Space.Nested.more, 1) }
