// R15 Screens in files of their own: what they do before they ask for a route need not name a router.
// resolved: R15ApartTop.more, R15ApartTop.more, R15ApartTop.sheet
//- /Coordinators.swift
import SwiftUI
import Stinsen

final class R15ApartTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15ApartTop.start)
    @Root var start = makeStart
    @Route(.push) var more = makeStart
    @Route(.modal) var sheet = makeSheet
    func makeSheet() -> NavigationViewCoordinator<R15ApartSheet> { .init(R15ApartSheet()) }
    func go() { route(to: \.sheet) }
    func makeStart() -> some View { PlainView() }
}
final class R15ApartSheet: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R15ApartSheet.start)
    @Root var start = makeStart
    @ViewBuilder func makeStart() -> some View { R15ApartCalling(onDone: {}); R15ApartCalled(onDone: {}) }
}
//- /Calling.swift
import SwiftUI
import Stinsen

struct R15ApartCalling: View {
    let onDone: () -> Void
    @EnvironmentObject var top: R15ApartTop.Router
    var body: some View { Button("a") { finish(); top.route(to: \.more) } }
    func finish() { onDone() }
}
//- /Called.swift
import SwiftUI
import Stinsen

struct R15ApartCalled: View {
    let onDone: () -> Void
    @EnvironmentObject var top: R15ApartTop.Router
    var body: some View { Button("a") { onDone(); open() } }
    func open() { top.route(to: \.more) }
}
