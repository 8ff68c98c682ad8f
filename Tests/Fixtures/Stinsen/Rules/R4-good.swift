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
