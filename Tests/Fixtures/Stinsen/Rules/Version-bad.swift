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
//- /Package.resolved
2.0.4
