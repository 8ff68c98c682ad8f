// T09 members of a value
// resolved: 
import SwiftUI
import VDFlow

func t09(_ root: Root, _ i: Int) {
  var r = root
  r.list.title = "x"
  r.list.items.append(i)
}
