// W11 who takes a value need not show it, and no other step is mounted
import SwiftUI
import VDFlow

func w11Save(_ items: Items) {}
func w11Taken() {
  var r: Root = .home
  w11Save(r.list)
  w11Save([r.list].first ?? Items())
  r.selected = .home
}
