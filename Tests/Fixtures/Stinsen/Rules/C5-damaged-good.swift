// C5 An operation of the app's own stands in an extension that is being typed.
// unfinished
import SwiftUI
import Stinsen

extension AnyCoordinator
    func root(_ depth: Int) {}
}
func c5Damaged(_ any: AnyCoordinator) { any.root(1) }
