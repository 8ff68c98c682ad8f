// C1 One of two starts is compiled, and a start may be inherited from a protocol of the app.
import SwiftUI
import Stinsen

final class C1InitialGood: NavigationCoordinatable {
    #if os(tvOS)
        let stack = NavigationStack(initial: \C1InitialGood.lounge)
    #else
        let stack = NavigationStack(initial: \C1InitialGood.start)
    #endif
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
protocol C1Starting {}
extension C1Starting { var lobby: Int { 0 } }
final class C1InitialInherited: NavigationCoordinatable, C1Starting {
    let stack = NavigationStack(initial: \C1InitialInherited.lobby)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
