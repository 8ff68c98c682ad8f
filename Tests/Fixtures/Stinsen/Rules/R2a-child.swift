// R2a What makes a container's view makes its child's.
import SwiftUI
import Stinsen

func r2aChildShown() -> AnyView {
    let container = NavigationViewCoordinator(LaneCoordinator())
    let lane = container.child
    let view = container.view()
    lane.root(\.closed)
    return view
}
