// C7b Factories that the workspace adds to what every coordinator is by way of the framework, or this one of the system.
import Foundation
import SwiftUI
import Stinsen

extension StringIdentifiable { func makeNamed() -> PlainView { PlainView() } }
extension ChildDismissable { func makeDismissable() -> PlainView { PlainView() } }
extension NSObjectProtocol { func makeObject() -> PlainView { PlainView() } }
extension Hashable { func makeHashable() -> PlainView { PlainView() } }

final class C7bImplied: NSObject, NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7bImplied.named)
    @Root var named = makeNamed
    @Root var dismissable = makeDismissable
    @Root var object = makeObject
    @Root var hashable = makeHashable
    func go() { root(\.dismissable); root(\.object); root(\.hashable); root(\.named) }
}
