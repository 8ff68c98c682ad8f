// R1 The parent handles it.
// resolved: HomeAction.open
import SwiftUI
import SwiftUICoordinator

extension Basket { func r1Good() { handle(HomeAction.open) } }
