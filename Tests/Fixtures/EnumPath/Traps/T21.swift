// T21 A static member stands for a case.
// resolved: Step.start
import SwiftUI

extension Step { static let start = Step.a(.x) }
func t21(_ nav: Nav) { nav.next(.start) }
