// T59 recursion and embedding.
// Expected: none; graph has 'embeds' T59 -> LaneCoordinator, which therefore is reachable; the loop ends.
// resolved: T59.again, T59.again
import SwiftUI
import Stinsen

final class T59: NavigationCoordinatable { let stack = NavigationStack(initial: \T59.start)
    private let side = LaneCoordinator().view()
    @Root var start = makeStart; @Route(.push) var again = makeAgain
    func makeStart() -> some View { side }; func makeAgain() -> T59 { T59() }; func go() { route(to: \.again).route(to: \.again) }
}
