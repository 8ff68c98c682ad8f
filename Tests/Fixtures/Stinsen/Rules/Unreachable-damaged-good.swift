// Where part of a text could not be read, nobody knows what it names.
// unfinished
// hints: on
//- /App.swift
import SwiftUI
import Stinsen

@main struct HalfApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(HalfRoute()).view() } }
}
final class HalfRoute: NavigationCoordinatable {
    let stack = NavigationStack(initial: \HalfRoute.start)
    @Root var start = makeStart
    @Route(.push) var found = makeStart
    func makeStart() -> some View { PlainView() }
}
//- /Screen.swift
import SwiftUI
import Stinsen

struct HalfScreen: View {
    @EnvironmentObject var router: HalfRoute.Router
    var body: some View {
        Button("find") { /* router.route(to: \.found) }
    }
}
