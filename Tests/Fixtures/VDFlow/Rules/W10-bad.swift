// W10 a touched flow blocks its step from 4.20 to 4.29
//- /Main.swift
import VDFlow
func w10bad(_ root: inout Root) {
  root.tab.$theme.select()
}
func w10home(_ root: inout Root) {
  root.selected = .home
}
func w10tab(_ root: inout Root) {
  root.$tab.select()
//      ^^^ hint no-op-transition
}
//- /Package.resolved
4.26.0
