// C7 A function of the type, or of nobody, that gives the factory back.
// resolved: C7Called.first, C7Called.second
import SwiftUI
import Stinsen

func makeCalledSecond() -> (C7Called) -> () -> AnyView { { _ in { AnyView(PlainView()) } } }
final class C7Called: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Called.start)
    @Root var start = makeStart
    @Route(.push) var first: Transition<C7Called, Presentation, Void, AnyView> = makeFirst()
    @Route(.push) var second: Transition<C7Called, Presentation, Void, AnyView> = makeCalledSecond()
    func makeStart() -> some View { PlainView() }
    class func makeFirst() -> (C7Called) -> () -> AnyView { { _ in { AnyView(PlainView()) } } }
    func show() { route(to: \.first) }
    func showMore() { route(to: \.second) }
}
