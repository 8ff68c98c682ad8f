// Version-good The same operations, which the pinned version has.
//- /Main.swift
import SwiftUI
import Stinsen

func versionGood(_ depot: DepotCoordinator, _ router: DepotCoordinator.Router) {
    _ = depot.hasRoot(\.shift)
    depot.popLast()
    router.popLast()
}
//- /Package.resolved
2.0.6
