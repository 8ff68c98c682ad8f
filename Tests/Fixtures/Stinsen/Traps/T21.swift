// T21 a tuple input.
// Expected: none, twice resolved.
// resolved: T21.page, T21.page
import SwiftUI
import Stinsen

final class T21: NavigationCoordinatable {
    typealias Page = (model: Parcel, title: String)
    let stack = NavigationStack(initial: \T21.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var page = makePage
    func makePage(page: Page) -> some View { PlainView() }; func bare(p: Parcel) { route(to: \.page, (p, "t")) }
    func labelled() { route(to: \.page, (model: .init(id: 1), title: "t")) }
}
