// C9-bad Erased routers, where the lock file says 3.0.
// rejected
//- /Main.swift
import UIKit
import XCoordinator

final class C9Bad {
    var strong: StrongRouter<AppRoute>?
//              ^^^^^^^^^^^^ warning removed-api
    init(_ weak: [WeakRouter<AppRoute>]) {}
//                ^^^^^^^^^^ warning removed-api
    func make(_ c: AppCoordinator) {
        let unowned: UnownedRouter<AppRoute>
//                   ^^^^^^^^^^^^^ warning removed-api
        print(c.strongRouter)
//              ^^^^^^^^^^^^ warning removed-api
    }
}
//- /Package.resolved
branch feature/3.0.0
