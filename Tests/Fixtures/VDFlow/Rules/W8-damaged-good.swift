// W8 a step that cannot be read may be selected again behind the deselection.
// unfinished
import SwiftUI
import VDFlow

@Steps struct W8Damaged { var home; )var list: Items = Items(); var tab: Inner = .main; var none }
func w8damaged(_ flow: inout W8Damaged) {
  defer { flow.$list.select() }
  flow.$home.select()
  flow.tab.theme.selected = nil
}
