// C7 A factory that is called: there is no coordinator to ask yet.
// rejected
import SwiftUI
import Stinsen

final class C7CalledBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7CalledBad.start)
    @Root var start = makeStart
    @Route(.push) var detail = makeStart()
//                    ^^^^^^ invalid-declaration
    func makeStart() -> some View { PlainView() }
}
