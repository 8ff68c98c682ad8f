// C3d The router of a protocol offers its coordinator only.
// rejected
// resolved: C3dBad.more
import SwiftUI
import Stinsen

protocol C3dBadRouting: AnyObject { func open() }
final class C3dBad: NavigationCoordinatable, C3dBadRouting {
    let stack = NavigationStack(initial: \C3dBad.start)
    lazy var routerStorable: C3dBadRouting = self
    @Root var start = makeStart
    @Route(.push) var more = makeStart
    func makeStart() -> some View { PlainView() }
    func open() { route(to: \.more) }
}
func c3dBad(_ r: NavigationRouter<C3dBadRouting>) { r.route(to: \C3dBad.more) }
//                                                                      ^^^^ wrong-receiver
