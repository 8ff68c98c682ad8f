// C3d Through the protocol.
// resolved: C3dGood.more
import SwiftUI
import Stinsen

protocol C3dGoodRouting: AnyObject { func open() }
final class C3dGood: NavigationCoordinatable, C3dGoodRouting {
    let stack = NavigationStack(initial: \C3dGood.start)
    lazy var routerStorable: C3dGoodRouting = self
    @Root var start = makeStart
    @Route(.push) var more = makeStart
    func makeStart() -> some View { PlainView() }
    func open() { route(to: \.more) }
}
func c3dGood(_ r: NavigationRouter<C3dGoodRouting>) { r.coordinator.open() }
