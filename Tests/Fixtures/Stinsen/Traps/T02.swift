// T02 one variable name, two types in one file.
// Expected: none; the two calls resolve on different coordinators.
// resolved: DepotCoordinator.scales, LaneCoordinator.map
import SwiftUI
import Stinsen

struct T02a: View { @EnvironmentObject var router: DepotCoordinator.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.scales) } } }
struct T02b: View { @EnvironmentObject var router: LaneCoordinator.Router
    var body: some View { Text("b").onTapGesture { router.route(to: \.map) } } }
