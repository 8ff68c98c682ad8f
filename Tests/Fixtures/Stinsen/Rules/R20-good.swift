// R20 A router that a view model keeps.
import SwiftUI
import Stinsen

final class R20Good {
    var router: LaneCoordinator.Router?
}
