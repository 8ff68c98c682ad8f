// R4 It has its input, or an optional one.
import SwiftUI
import Stinsen

final class R4Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4Good.office, Parcel(id: 1))
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Root var office = makeOffice
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
}
final class R4Optional: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4Optional.note)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Root var note = makeNote
    func makeNote(n: Int?) -> some View { PlainView() }
}
final class R4Closure: NavigationCoordinatable {
    lazy var stack = { Stinsen.NavigationStack(initial: \R4Closure.office, self.parcel) }()
    let parcel = Parcel(id: 1)
    @Root var office = makeOffice
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
}
final class R4Statements: NavigationCoordinatable {
    lazy var stack: Stinsen.NavigationStack<R4Statements> = {
        guard let parcel, [parcel].map(\.id) != [] else { return .init(initial: \.start) }
        let stack = Stinsen.NavigationStack(initial: \R4Statements.office, parcel)
        return stack
    }()
    var parcel: Parcel?
    var id = 1
    @Root var start = makeStart
    @Root var office = makeOffice
    func makeStart() -> some View { PlainView() }
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
}
final class R4Given: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<R4Given>
    init(_ parcel: Parcel) { stack = { given in .init(initial: \.office, given) }(parcel) }
    @Root var office = makeOffice
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
}
class R4Animal {}
final class R4Dog: R4Animal {}
final class R4Kept: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4Kept.office, R4Kept.parcel)
    static let parcel: Parcel? = Parcel(id: 1)
    @Root var office = makeOffice
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
}
final class R4Subclass: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4Subclass.kennel, R4Subclass.animal)
    static let animal: R4Animal = R4Dog()
    @Root var kennel = makeKennel
    func makeKennel(dog: R4Dog) -> some View { PlainView() }
}
final class R4Empty: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4Empty.list, [Int]())
    @Root var list = makeList
    func makeList(names: [String]) -> some View { PlainView() }
}
