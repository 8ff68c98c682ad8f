// T06 a path through two values
// resolved: Root.tab, Inner.theme, Leaf.dark
import SwiftUI
import VDFlow

func t06(_ root: Root) {
  var r = root
  r.tab.theme.$dark.select()
}
