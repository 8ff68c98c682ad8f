// C7 A route cannot be computed.
// rejected
import SwiftUI
import Stinsen

final class C7Computed: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Computed.start)
    @Root var start = makeStart
    @Route(.push) var a: Int { 1 }
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    
}
