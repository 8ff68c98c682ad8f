// C1b No key path of a coordinator leads to what its type has.
// rejected
import SwiftUI
import Stinsen

final class C1bStaticBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C1bStaticBad.start)
    @Root var start = makeStart
    @Route(.push) static var title = makeTitle
    func makeStart() -> some View { PlainView() }
    static func makeTitle(_ c: C1bStaticBad) -> () -> AnyView { { AnyView(PlainView()) } }
}
func c1bStaticBad(_ c: C1bStaticBad) { c.route(to: \.title) }
//                                                   ^^^^^ unknown-route
