// W1 whoever selects another step right behind stores the value for later
import SwiftUI
import VDFlow

func w1goesOn(_ root: Root) {
  var r = root
  r.list = Items(id: 1)
  r.selected = .home
}
func w1closes(_ root: Root) {
  var r = root
  r.list = Items(id: 2)
  r.selected = nil
}
