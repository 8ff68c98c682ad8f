// C7 What is being typed in a body hides nothing of the class around it.
// unfinished
import SwiftUI
import Stinsen

final class C7Body: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Body.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView( }
    func open() { route(to: \.missing) }
//                            ^^^^^^^ unknown-route
}
