// W8 what is selected again behind the deselection, or in another value, is not lost.
import SwiftUI
import VDFlow

func w8again(_ root: inout Root) {
  root.$list.select()
  root.tab.theme.selected = nil
  root.selected = .list
}
func w8whole(_ root: inout Root) {
  root.$list.select()
  root.tab.theme.selected = nil
  root = .home
}
func w8deferred(_ root: inout Root) {
  defer { root.$list.select() }
  root.$home.select()
  root.tab.theme.selected = nil
}
func w8elements(_ roots: inout [Root], _ named: inout [String: Root]) {
  roots[0].$list.select()
  roots[1].tab.theme.selected = nil
  named["a"]?.$list.select()
  named["b"]?.tab.theme.selected = nil
}
