// Unreachable-added What a workspace adds to another module's type, that module may run.
// hints: on
// resolved: UnreachableAdded.shown
import SwiftUI
import Stinsen

struct UnreachableAddedApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(UnreachableAdded()).view() } }
}
final class UnreachableAdded: NavigationCoordinatable {
    let stack = NavigationStack(initial: \UnreachableAdded.start)
    @Root var start = makeStart
    @Route(.push) var shown = makeShown
    func makeShown() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class UnreachableAddedModel {
    @RouterObject var router: UnreachableAdded.Router?
    func go() { router?.route(to: \.shown) }
}
//- /Container.swift
import SwiftUI

extension Text {
    var model: UnreachableAddedModel { UnreachableAddedModel() }
}
