// R26 A coordinator made in the body of a view.
import SwiftUI
import Stinsen

struct R26Bad: View {
    var body: some View { LaneCoordinator().view() }
//                        ^^^^^^^^^^^^^^^^^ hint ownership
}
struct R26BadWrapped: View {
    var body: some View { NavigationViewCoordinator(LaneCoordinator()).view() }
//                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint ownership
}
