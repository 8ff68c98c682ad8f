// R4 What an initialiser assigns is looked at as well.
import SwiftUI
import Stinsen

final class R4Assigned: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<R4Assigned>
    init() { stack = .init(initial: \.start) }
//                                    ^^^^^ crash-on-transition
    @Root var start = makeStart
    func makeStart(number: Int) -> some View { PlainView() }
}
final class R4AssignedOther: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<R4AssignedOther>
    init() { stack = .init(initial: \.start, Parcel(id: 1)) }
//                                    ^^^^^ crash-on-transition
    @Root var start = makeStart
    func makeStart(number: Int) -> some View { PlainView() }
}
