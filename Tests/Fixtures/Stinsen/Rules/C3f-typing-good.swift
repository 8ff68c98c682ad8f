// C3f A function is being typed above what unwraps.
// unfinished
// resolved: DepotCoordinator.lane
import SwiftUI
import Stinsen

func c3fTyping(_ object: AnyObject) {
    let found = object as? DepotCoordinator
    func f(
    guard let found else { return }
    found.route(to: \.lane)
}
