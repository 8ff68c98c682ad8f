// R24 A coordinator that makes itself, or that others make by its type, and code that asks it for one.
// hints: on
// resolved:
import SwiftUI
import Stinsen

struct R24OwnApp: App {
    @StateObject var preview = R24Preview.preview
    var body: some Scene {
        WindowGroup {
            R24Shared.shared.view()
            R24Made.make().view()
            preview.view()
            r24build(R24Built.self).view()
            R24Host<R24Hosted>()
        }
    }
}
final class R24Shared: NavigationCoordinatable {
    static let shared = R24Shared()
    let stack = NavigationStack(initial: \R24Shared.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
protocol R24Makeable { init() }
extension R24Makeable { static func make() -> Self { Self() } }
final class R24Made: NavigationCoordinatable, R24Makeable {
    let stack = NavigationStack(initial: \R24Made.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R24Preview: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R24Preview.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
extension R24Preview { static var preview: R24Preview { let made = R24Preview(); return made } }
func r24build<T: R24Makeable>(_ type: T.Type) -> T { type.init() }
final class R24Built: NavigationCoordinatable, R24Makeable {
    let stack = NavigationStack(initial: \R24Built.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
protocol R24Flow: NavigationCoordinatable { init() }
struct R24Host<C: R24Flow>: View {
    @StateObject var coordinator = C()
    var body: some View { coordinator.view() }
}
final class R24Hosted: R24Flow {
    let stack = NavigationStack(initial: \R24Hosted.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
