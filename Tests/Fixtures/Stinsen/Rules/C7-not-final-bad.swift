// C7 A stack coordinator that is not final.
// rejected
import SwiftUI
import Stinsen

class C7Open: NavigationCoordinatable { let stack = NavigationStack(initial: \C7Open.start)
//    ^^^^^^ invalid-declaration
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
