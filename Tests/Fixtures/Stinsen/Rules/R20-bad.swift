// R20 A router that a shared object keeps.
import SwiftUI
import Stinsen

final class R20Bad {
    static let shared = R20Bad()
    var router: LaneCoordinator.Router?
//      ^^^^^^ hint ownership
}
enum R20Global { static var lane: LaneCoordinator.Router? }
//                          ^^^^ hint ownership
