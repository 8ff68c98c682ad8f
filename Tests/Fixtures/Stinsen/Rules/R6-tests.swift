// R6 What a test declares for itself needs neither uses nor ways that lead to it.
// hints: on
import SwiftUI
import Stinsen

final class R6Outside: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Outside.start)
    @Root var start = makeStart
    @Route(.push) var old = makeStart
//                    ^^^ hint unused-route
    func makeStart() -> some View { PlainView() }
}
struct R6App: App { var body: some Scene { WindowGroup { R6Outside().view() } } }
//- /R6Tests/R6Inside.swift
import SwiftUI
import Stinsen

final class R6Inside: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Inside.start)
    @Root var start = makeStart
    @Route(.push) var old = makeStart
    func makeStart() -> some View { PlainView() }
}
