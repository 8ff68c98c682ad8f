// R15 A push onto a stack that another coordinator covers.
// resolved: R15BadA.lane, R15BadA.scales, R15BadA.scales, R15BadA.scales
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
    func makeStart() -> some View { R15BadScreen() }
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
