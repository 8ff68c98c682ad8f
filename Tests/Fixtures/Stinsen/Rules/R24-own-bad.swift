// R24 A coordinator that only itself, and what it shows, knows.
// hints: on
// resolved: R24Lonely.again
import SwiftUI
import Stinsen

struct R24LonelyApp: App { var body: some Scene { WindowGroup { PlainView() } } }
final class R24Lonely: NavigationCoordinatable {
//          ^^^^^^^^^ hint unreachable-coordinator
    static let shared = R24Lonely()
    let stack = NavigationStack(initial: \R24Lonely.start)
    @Root var start = makeStart
    @Route(.modal) var again = makeAgain
    func makeStart() -> some View { R24LonelyView(coordinator: .shared) }
    func makeAgain() -> R24Lonely { R24Lonely() }
}
struct R24LonelyView: View {
    let coordinator: R24Lonely
    var body: some View { Button("again") { coordinator.route(to: \.again) } }
}
