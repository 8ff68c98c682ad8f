// R4b None, and one that is for the other route.
import SwiftUI
import Stinsen

final class R4bGood: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4bGood.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    
}
final class R4bChosen: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<R4bChosen>
    @Root var start = makeStart
    @Root var parcel = makeParcel
    init(_ parcel: Parcel?) {
        stack = NavigationStack(initial: parcel == nil ? \R4bChosen.start : \R4bChosen.parcel, parcel)
    }
    func makeStart() -> some View { PlainView() }
    func makeParcel(parcel: Parcel) -> some View { PlainView() }
}
