// E1 A brace too many hides the last steps.
// unfinished
import SwiftUI
import VDFlow

@Steps struct E1Damaged {
  var one
  }
  var two
}
func e1Damaged(_ flow: E1Damaged) {
  var f = flow
  f.selected = .two
  switch f.selected {
  case .one, .two: break
  }
}
