// T13 generic coordinator.
// Expected: none; after 'next' the item type is String.
// resolved: T13.next, T13.detail
import SwiftUI
import Stinsen

final class T13<Item>: NavigationCoordinatable { let stack = NavigationStack(initial: \T13.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var detail = makeDetail; @Route(.push) var next = makeNext
    func makeDetail(item: Item) -> some View { PlainView() }; func makeNext(text: String) -> T13<String> { T13<String>() }
}
func t13(_ r: T13<Parcel>.Router) { r.route(to: \.next, "a").route(to: \.detail, "b") }
