// T22 two parameters.
// Expected: invalid-declaration at 'page'.
// rejected
import SwiftUI
import Stinsen

final class T22: NavigationCoordinatable { let stack = NavigationStack(initial: \T22.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var page = makePage
//                    ^^^^ invalid-declaration
    func makePage(a: Int, b: String) -> some View { PlainView() }
}
