// T10 router of a protocol.
// Expected: none; definition of 'open' is left to the Swift server.
// resolved: T10.more
import SwiftUI
import Stinsen

protocol T10Routing: AnyObject { func open() }
final class T10: NavigationCoordinatable, T10Routing {
    let stack = NavigationStack(initial: \T10.start)
    lazy var routerStorable: T10Routing = self; @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var more = makeStart
    func open() { route(to: \.more) }
}
func t10(_ r: NavigationRouter<T10Routing>) { r.coordinator.open() }
