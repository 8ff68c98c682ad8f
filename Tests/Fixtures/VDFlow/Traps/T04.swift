// T04 factories inside factories
// resolved: Root.tab, Inner.theme, Leaf.dark, Root.home
import SwiftUI
import VDFlow

func t04() {
  var flow = Root.tab(.theme(.dark))
  flow.selected = .home
}
