// R15 A push onto the stack that is on top, or will be when what covers it is gone.
// resolved: R15GoodA.lane, R15GoodB.map, R15GoodA.scales, R15GoodA.scales, R15GoodA.scales, R15GoodA.scales, R15GoodA.scales, R15GoodA.scales, R15GoodTop.sheet, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more, R15GoodTop.more
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
/// What happens before, or around it, may dismiss what covers the stack.
final class R15GoodTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15GoodTop.start)
    @Root var start = makeStart
    @Route(.push) var more = makeStart
    @Route(.modal) var sheet = makeSheet
    func makeSheet() -> NavigationViewCoordinator<R15GoodSheet> { .init(R15GoodSheet()) }
    func go() { route(to: \.sheet) }
    func closeAll() { popToRoot() }
    func makeStart() -> some View { PlainView() }
}
final class R15GoodSheet: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15GoodSheet.start)
    @Root var start = makeStart
    func makeStart() -> some View { R15GoodCovering(onDone: { self.finish() }, model: R15GoodModel(self)) }
    func finish() { dismissCoordinator() }
}
final class R15GoodModel {
    let sheet: R15GoodSheet
    init(_ sheet: R15GoodSheet) { self.sheet = sheet }
    func close() { sheet.dismissCoordinator() }
}
struct R15GoodCovering: View {
    let onDone: () -> Void
    let model: R15GoodModel
    @EnvironmentObject var top: R15GoodTop.Router
    @EnvironmentObject var own: R15GoodSheet.Router
    var body: some View {
        Button("a") { own.dismissCoordinator { openA() } }
        Button("b") { own.dismissCoordinator(openB) }
        Button("c") { own.dismissCoordinator(); Task { openC() } }
        Button("d") { onDone(); top.route(to: \.more) }
        Button("e") { close(); top.route(to: \.more) }
        Button("f") { own.coordinator.finish(); top.route(to: \.more) }
        Button("g") { top.coordinator.closeAll(); top.route(to: \.more) }
        Button("h") { let next = { _ = top.route(to: \.more) }; own.dismissCoordinator(next) }
        Button("i") { run { own.dismissCoordinator() }; top.route(to: \.more) }
        Button("j") { Task { top.route(to: \.more) }; own.dismissCoordinator() }
        Button("k") { defer { top.route(to: \.more) }; own.dismissCoordinator() }
        Button("l") { model.close(); top.route(to: \.more) }
        Button("m", action: leave)
    }
    func openA() { top.route(to: \.more) }
    func openB() { top.route(to: \.more) }
    func openC() { top.route(to: \.more) }
    func leave() { onDone(); openD() }
    func openD() { top.route(to: \.more) }
    func close() { onDone() }
    func run(_ action: () -> Void) { action() }
}
