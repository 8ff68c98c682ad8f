// T34b the input's type is an alias of a function type, at the top level or generic.
// Expected: none.
// resolved: PickCoordinator.plain, PickCoordinator.generic
import SwiftUI
import Stinsen

typealias PickHandler = (String) -> Void
typealias Callback<Value> = (Value) -> Void

final class PickCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \PickCoordinator.start)
    @Root var start = makeStart
    @Route(.modal) var plain = makePlain
    @Route(.modal) var generic = makeGeneric
    func makeStart() -> some View { PlainView() }
    func makePlain(onPick: @escaping PickHandler) -> some View { PlainView() }
    func makeGeneric(onPick: @escaping Callback<String>) -> some View { PlainView() }
}
func t34b(_ router: PickCoordinator.Router) {
    router.route(to: \.plain) { text in print(text) }
    router.route(to: \.generic) { text in print(text) }
}
