// R15 A push onto the stack that is on top, or will be when what covers it is gone.
// resolved: R15GoodA.lane, R15GoodB.map, R15GoodA.scales, R15GoodA.scales, R15GoodA.scales, R15GoodA.scales, R15GoodA.scales, R15GoodA.scales
import SwiftUI
import Stinsen

final class R15GoodA: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15GoodA.start)
    @Root var start = makeStart
    @Route(.push) var lane = makeLane
    @Route(.push) var scales = makeStart
    func makeLane() -> R15GoodB { R15GoodB() }
    func go() { route(to: \.lane) }
    func makeStart() -> some View { PlainView() }
}
final class R15GoodB: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15GoodB.start)
    @Root var start = makeStart
    @Route(.push) var map = makeMap
    func makeMap() -> some View { R15GoodLeaving() }
    func makeStart() -> some View { R15GoodScreen() }
}
struct R15GoodScreen: View {
    @EnvironmentObject var router: R15GoodB.Router
    @EnvironmentObject var below: R15GoodA.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.map) } }
    func leave() { router.dismissCoordinator { below.route(to: \.scales) } }
}
/// The screen goes because what covers the stack is dismissed.
struct R15GoodLeaving: View {
    @EnvironmentObject var router: R15GoodB.Router
    @EnvironmentObject var below: R15GoodA.Router
    @Environment(\.dismiss) var dismiss
    var body: some View {
        Text("a")
            .onDisappear { below.route(to: \.scales) }
            .onDisappear(perform: leave)
            .onTapGesture {
                router.dismissCoordinator()
                Task { below.route(to: \.scales) }
            }
            .onAppear {
                dismiss()
                below.route(to: \.scales)
            }
            .onTapGesture {
                close()
                below.route(to: \.scales)
            }
    }
    func close() { router.dismissCoordinator() }
    func leave() { below.route(to: \.scales) }
}
