// R6 What is asked of something that nobody knows may be a route of that name.
// hints: on
// unresolved: the receiver's type is not known
// resolved: R6Held.made
import SwiftUI
import Stinsen
import Factory
import ForeignBox

final class R6Asked: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Asked.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Route(.push) var elsewhere = makeStart
}
final class R6Held: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Held.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Route(.push) var made = makeStart
}
extension Container { var held: Factory<R6Held> { Factory { R6Held() } } }
func askUnknown(_ box: Box) { box.get(R6Asked.self)?.route(to: \.elsewhere) }
func askHeld() { Container.shared.held().route(to: \.made) }
let r6Asked = R6Asked()
