// Branches-good One name, two meanings: nothing is said about either.
// unresolved: 'BranchRoute' may have members out of sight
import UIKit
import XCoordinator

#if os(macOS)
enum BranchRoute: Route { case pane, window }
#else
typealias BranchRoute = ProfileFlow
#endif
func branches(_ r: StrongRouter<BranchRoute>) { r.trigger(.open) }
