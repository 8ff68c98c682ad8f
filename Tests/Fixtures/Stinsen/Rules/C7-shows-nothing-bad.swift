// C7 What a factory gives is neither a view nor a coordinator.
// rejected
import SwiftUI
import Stinsen

final class C7ShowsNothing: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7ShowsNothing.start)
    @Root var start = makeStart
    @Route(.push) var number = makeNumber
//                    ^^^^^^ invalid-declaration
    @Route(.push) var parcel = makeParcel
//                    ^^^^^^ invalid-declaration
    @Route(.push) var names = makeNames
//                    ^^^^^ invalid-declaration
    @Route(.modal) var close = makeClose
//                     ^^^^^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeNumber() -> Int { 1 }
    func makeParcel(id: Int) -> (Parcel, Int) { (Parcel(id: id), id) }
    func makeNames() -> [String] { [] }
    func makeClose() -> () -> Void { {} }
}
