// R26 A coordinator made in the body of a view.
import SwiftUI
import Stinsen

struct R26Bad: View {
    var body: some View { LaneCoordinator().view() }
//                        ^^^^^^^^^^^^^^^^^ hint ownership
}
