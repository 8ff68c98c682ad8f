// T01 attribute on its own line, private, comment between.
// Expected: none; transition DepotCoordinator.scales resolved.
// resolved: DepotCoordinator.scales
import SwiftUI
import Stinsen

struct T01: View {
    @EnvironmentObject
    // the depot
    private var router: DepotCoordinator.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.scales) } }
}
