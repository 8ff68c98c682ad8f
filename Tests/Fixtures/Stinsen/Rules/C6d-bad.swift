// C6d Other labels than the tuple's.
// rejected
import SwiftUI
import Stinsen

final class C6dBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C6dBad.start)
    @Root var start = makeStart
    @Route(.push) var page = makePage
    func makeStart() -> some View { PlainView() }
    func makePage(page: (model: Parcel, title: String)) -> some View { PlainView() }
}
func c6dBad(_ c: C6dBad, _ p: Parcel) { c.route(to: \.page, (parcel: p, name: "t")) }
//                                                    ^^^^ input-mismatch
