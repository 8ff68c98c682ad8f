// C7 A stack of another coordinator.
// rejected
import SwiftUI
import Stinsen

final class C7Foreign: NavigationCoordinatable {
//          ^^^^^^^^^ invalid-declaration
    let stack = NavigationStack(initial: \LaneCoordinator.start)
    func makeStart() -> some View { PlainView() }
}
