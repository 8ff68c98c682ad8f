// Version-bad Operations that came later than the version that is pinned.
//- /Main.swift
import SwiftUI
import Stinsen

func versionBad(_ depot: DepotCoordinator, _ router: DepotCoordinator.Router) {
    _ = depot.hasRoot(\.shift)
    depot.popLast()
//        ^^^^^^^ warning removed-api
    router.popLast()
}

final class VersionBad: TabCoordinatable {
    var child = TabChild(startingItems: [\VersionBad.a])
    @Route(tabItem: makeItem, onTapped: tap) var a = makeFlow
//                                      ^^^ warning removed-api
    func makeFlow() -> VersionBadFlow { VersionBadFlow() }
    func makeItem(isActive: Bool) -> some View { Text("a") }
    func tap(isRepeated: Bool, flow: VersionBadFlow) { child.activeTab = 0 }
}
final class VersionBadFlow: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack(initial: \VersionBadFlow.start)
    @Root var start = makeStart
    @Route(.modalNonDismissible) var a = makeStart
//          ^^^^^^^^^^^^^^^^^^^ warning removed-api
    @Route(.modal(dismissible: false)) var b = makeStart
//          ^^^^^ warning removed-api
    @Route(.modal) var c = makeStart
    func makeStart() -> some View { PlainView() }
    func isShown() -> Bool { stack.hasParent() }
//                                 ^^^^^^^^^ warning removed-api
}
func versionBadFlow(_ router: VersionBadFlow.Router) -> Bool { router.canDismiss }
//                                                                    ^^^^^^^^^^ warning removed-api
//- /Package.resolved
2.0.4
