// Version What the pinned version lacks, and the workspace adds itself.
// unfinished
//- /Main.swift
import SwiftUI
import Stinsen

extension NavigationRouter where T: NavigationCoordinatable {
    var canDismiss: Bool { coordinator.stack.currentRoute != -1 }
}
extension Stinsen.NavigationStack { func hasParent() -> Bool { true } }
final class VersionOwn: NavigationCoordinatable {
    let stack = NavigationStack(initial: \VersionOwn.start)
    @Root var start = makeStart
    func makeStart() -> some View { VersionOwnView() }
    func close() { if stack.hasParent() { dismissCoordinator() } }
}
struct VersionOwnView: View {
    @EnvironmentObject var router: VersionOwn.Router
    var body: some View { if router.canDismiss { Button("x") { router.dismissCoordinator() } } }
}
//- /Package.resolved
2.0.4
