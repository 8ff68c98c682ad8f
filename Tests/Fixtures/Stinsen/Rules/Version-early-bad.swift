// Version-early-bad What the first versions did not have.
//- /Main.swift
import SwiftUI
import Stinsen

final class VersionEarly: NavigationCoordinatable {
    let stack = NavigationStack(initial: \VersionEarly.start, 1)
    lazy var routerStorable: VersionEarly = self
//           ^^^^^^^^^^^^^^ warning removed-api
    @Root var start = makeStart
    func makeStart(number: Int) -> some View { PlainView() }
    func erase() -> AnyCoordinator { AnyCoordinator(self) }
//                                   ^^^^^^^^^^^^^^ warning removed-api
}
//- /Package.resolved
2.0.1
