// R2a A container's child of which nobody has made the view.
import SwiftUI
import Stinsen

func r2aChildNew() -> AnyView {
    let container = NavigationViewCoordinator(LaneCoordinator())
    let lane = container.child
    lane.root(\.closed)
//              ^^^^^^ crash-on-transition
    return container.view()
}
