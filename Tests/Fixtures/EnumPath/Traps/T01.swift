// T01 An upper-case global is an instance.
// resolved: Step.a.x
import SwiftUI

let Navigator = Nav()
func t01() { Navigator.next(.a(.x)) }
