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
