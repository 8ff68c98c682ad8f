// T58 untyped initial input of the wrong type.
// Expected: crash-on-transition error (R4).
import SwiftUI
import Stinsen

final class T58: NavigationCoordinatable { let stack = NavigationStack(initial: \T58.office, 3.5)
//                                                                                   ^^^^^^ crash-on-transition
    @Root var office = makeOffice
    func makeOffice(level: Int) -> some View { PlainView() }
}
