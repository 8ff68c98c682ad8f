// E1-static Steps that an extension names are not misspelt, and select what nobody follows.
// hints: on
// resolved: E1Static.home, E1Static.home
// unresolved: whether 'start' of 'E1Static' is meant is not known; whether 'start' of 'E1Static' is meant is not known; the step is not written out
import VDFlow

@Steps struct E1Static { var home; var other; var none }
extension E1Static.Steps { static let start = E1Static.Steps.other }
func e1static(_ f: inout E1Static, _ step: E1Static.Steps) {
  f.selected = .start
  f.selected = E1Static.Steps.start
  f.selected = step
  f.selected = .home
}
let e1static = E1Static.home
