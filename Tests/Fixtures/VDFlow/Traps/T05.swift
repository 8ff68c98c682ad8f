// T05 selecting in a nested flow selects the step around it
// resolved: Root.tab, Inner.theme
import SwiftUI
import VDFlow

func t05(_ root: Root) {
  var r = root
  r.tab.selected = .theme
}
