// R15 A push onto a stack that another coordinator covers.
// resolved: R15BadA.lane, R15BadA.scales, R15BadA.scales, R15BadA.scales, R15BadA.scales, R15BadA.scales, R15BadA.scales
import SwiftUI
import Stinsen

final class R15BadA: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15BadA.start)
    @Root var start = makeStart
    @Route(.push) var lane = makeLane
    @Route(.push) var scales = makeStart
    func makeLane() -> R15BadB { R15BadB() }
    func go() { route(to: \.lane) }
    func makeStart() -> some View { PlainView() }
}
final class R15BadB: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15BadB.start)
    @Root var start = makeStart
    @Route(.push) var map = makeMap
    func makeMap() -> some View { R15BadStaying() }
    @ViewBuilder func makeStart() -> some View { R15BadScreen(); R15BadCovering(content: { PlainView() }, onClose: {}) }
}
struct R15BadScreen: View {
    @EnvironmentObject var router: R15BadA.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.scales) } }
//                                                                    ^^^^^^ warning no-op-transition
}
struct R15BadStaying: View {
    @EnvironmentObject var router: R15BadA.Router
    @EnvironmentObject var own: R15BadB.Router
    func look() {}
    func close() { own.dismissCoordinator() }
    var body: some View {
        Text("a")
            .onTapGesture { own.dismissCoordinator() }
            .onAppear { router.route(to: \.scales) }
//                                         ^^^^^^ warning no-op-transition
            .onTapGesture {
                look()
                router.route(to: \.scales)
//                                 ^^^^^^ warning no-op-transition
            }
    }
}
/// What is called beside it dismisses nothing, or does so elsewhere.
struct R15BadCovering<Content: View>: View {
    @EnvironmentObject var router: R15BadA.Router
    @EnvironmentObject var own: R15BadB.Router
    let content: () -> Content
    let onClose: () -> Void
    func header() -> some View { Button("close") { own.dismissCoordinator() } }
    func open() { router.route(to: \.scales) }
//                                   ^^^^^^ warning no-op-transition
    var body: some View {
        VStack {
            content()
            header()
            Button("a") { router.route(to: \.scales) }
//                                           ^^^^^^ warning no-op-transition
            Button("b", action: open)
            Button("c") { onClose() }
            Button("d") { if true { router.route(to: \.scales) } else { own.dismissCoordinator() } }
//                                                     ^^^^^^ warning no-op-transition
        }
    }
}
