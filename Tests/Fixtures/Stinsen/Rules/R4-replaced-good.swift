// R4 What an initialiser or a method puts in the stack's place is the start, and its input may be a parameter or a local.
import SwiftUI
import Stinsen

final class R4Replaced: NavigationCoordinatable {
    var stack = NavigationStack(initial: \R4Replaced.start)
    init(number: Int) { stack = NavigationStack(initial: \R4Replaced.start, number) }
    @Root var start = makeStart
    func makeStart(number: Int) -> some View { PlainView() }
}
final class R4Made: NavigationCoordinatable {
    var stack = NavigationStack(initial: \R4Made.start)
    static func made(_ number: Int) -> Stinsen.NavigationStack<R4Made> { NavigationStack(initial: \R4Made.start, number) }
    init(number: Int) { stack = R4Made.made(number) }
    func reset(_ number: Int) { stack = R4Made.made(number) }
    @Root var start = makeStart
    func makeStart(number: Int) -> some View { PlainView() }
}
final class R4Parameter: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<R4Parameter>
    init(id: Int) { stack = .init(initial: \.start, id) }
    @Root var start = makeStart
    func makeStart(id: Int) -> some View { PlainView() }
}
final class R4Local: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<R4Local>
    private let parcel: String
    init(name: String) {
        parcel = name
        let parcel = Parcel(id: name.count)
        stack = .init(initial: \.start, parcel)
    }
    @Root var start = makeStart
    func makeStart(parcel: Parcel) -> some View { PlainView() }
}
