// R20 A router that a view model keeps, or a shared object does not keep alive.
import SwiftUI
import Stinsen

final class R20Good {
    var router: LaneCoordinator.Router?
}
enum R20Weak { static weak var lane: LaneCoordinator.Router? }
final class R20Shared {
    static let shared = R20Shared()
    weak var router: LaneCoordinator.Router?
}
