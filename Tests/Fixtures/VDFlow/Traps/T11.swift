// T11 up to 4.19 assigning selects
//- /Main.swift
import VDFlow
func t11(_ root: Root) {
  var r = root
  r.list = Items()
}
//- /Package.resolved
4.18.0
