// W8 a selection in front of the other, or of the branch itself, takes nothing back.
import SwiftUI
import VDFlow

func w8stays(_ root: inout Root) {
  root.$home.select()
  root.$list.select()
  root.tab.theme.selected = nil
//                          ^^^ hint selection-bubbles
  root.tab.$main.select()
}
/// The outer selection comes back, the inner one does not.
func w8inner(_ root: inout Root) {
  root.tab.$main.select()
  root.$home.select()
  root.tab.theme.selected = nil
//                          ^^^ hint selection-bubbles
  root.$home.select()
}
