// T03 a variable called coordinator holds a router.
// Expected: none ('pop' is legal on a router, 'onDismiss' on its coordinator).
// resolved: LaneCoordinator.map
import SwiftUI
import Stinsen

struct T03: View { @EnvironmentObject var coordinator: LaneCoordinator.Router
    var body: some View { Text("a").onTapGesture { coordinator.pop(); coordinator.coordinator.route(to: \.map) {} } } }
