// T23 route outside the class body.
// Expected: invalid-declaration at 'more'.
// rejected
import SwiftUI
import Stinsen

final class T23: NavigationCoordinatable { let stack = NavigationStack(initial: \T23.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
}
extension T23 { @Route(.push) var more = makeStart }
//                                ^^^^ invalid-declaration
