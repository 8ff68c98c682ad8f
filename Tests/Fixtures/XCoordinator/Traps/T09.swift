// T09 #if branches.
import UIKit
import XCoordinator

#if os(macOS)
enum PaneRoute: Route { case pane, window }
#else
typealias PaneRoute = ProfileFlow
#endif
