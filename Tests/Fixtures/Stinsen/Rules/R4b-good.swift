// R4b None.
import SwiftUI
import Stinsen

final class R4bGood: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4bGood.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    
}
