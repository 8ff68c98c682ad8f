// T38 half-typed names
// unfinished
import SwiftUI
import VDFlow

func t38(_ root: Root) {
  var r = root
  r.tab.$
  r.selected = .
  r.tab.$theme.select(with: .
}
