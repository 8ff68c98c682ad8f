// T55 dismissal without a parent.
// Expected: crash-on-transition warning (R13) at 'dismissCoordinator'; none once any route presents T55Flow.
import SwiftUI
import Stinsen

final class T55Top: NavigationCoordinatable { let stack = NavigationStack(initial: \T55Top.flow)
    @Root var flow = makeFlow
    func makeFlow() -> NavigationViewCoordinator<T55Flow> { NavigationViewCoordinator(T55Flow()) }
}
final class T55Flow: NavigationCoordinatable { let stack = NavigationStack(initial: \T55Flow.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    func close() { dismissCoordinator() }
//                 ^^^^^^^^^^^^^^^^^^ warning crash-on-transition
}
