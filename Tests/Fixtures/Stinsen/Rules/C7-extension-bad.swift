// C7 A route in an extension.
// rejected
import SwiftUI
import Stinsen

final class C7Extension: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Extension.start)
    @Root var start = makeStart
    
    func makeStart() -> some View { PlainView() }
    func makeA() -> PlainView { PlainView() }
}
extension C7Extension { @Route(.push) var a = makeA }
//                                        ^ invalid-declaration
