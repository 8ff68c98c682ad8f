// W10 repaired in 4.30
//- /Main.swift
import VDFlow
func w10good(_ root: inout Root) {
  root.tab.$theme.select()
}
func w10goodHome(_ root: inout Root) {
  root.selected = .home
}
func w10goodTab(_ root: inout Root) {
  root.$tab.select()
}
//- /Package.resolved
4.30.0
