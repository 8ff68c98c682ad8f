// T21 reading through a constant
import SwiftUI
import VDFlow

func t21() {
  let r = Root.home
  print(r.$tab.id, r.tab.selected)
}
