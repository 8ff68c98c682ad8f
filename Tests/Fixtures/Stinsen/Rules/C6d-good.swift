// C6d All labels, or none.
// resolved: C6dGood.page, C6dGood.page
import SwiftUI
import Stinsen

final class C6dGood: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C6dGood.start)
    @Root var start = makeStart
    @Route(.push) var page = makePage
    func makeStart() -> some View { PlainView() }
    func makePage(page: (model: Parcel, title: String)) -> some View { PlainView() }
}
func c6dGood(_ c: C6dGood, _ p: Parcel) { c.route(to: \.page, (model: p, title: "t")) }
func c6dBare(_ c: C6dGood, _ p: Parcel) { c.route(to: \.page, (p, "t")) }
