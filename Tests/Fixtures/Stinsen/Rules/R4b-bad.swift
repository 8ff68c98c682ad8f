// R4b An input for an initial route that takes none.
import SwiftUI
import Stinsen

final class R4bBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4bBad.start, 3)
//                                               ^^^^^ hint ignored-input
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    
}
