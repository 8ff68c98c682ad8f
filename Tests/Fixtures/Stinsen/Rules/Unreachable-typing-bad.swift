// A call that is being typed hides nothing but itself; so does what is typed in a test.
// unfinished
// hints: on
//- /App.swift
import SwiftUI
import Stinsen

@main struct TypingApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(TypingRoute()).view() } }
}
final class TypingRoute: NavigationCoordinatable {
    let stack = NavigationStack(initial: \TypingRoute.start)
    @Root var start = makeStart
    @Route(.push) var found = makeStart
//                    ^^^^^ hint unused-route
    func makeStart() -> some View { PlainView() }
}
func typing(_ router: TypingRoute.Router) {
    router.
}
//- /AppTests/RouteTests.swift
import Stinsen

final class TypingTests {
    func testA(
}
