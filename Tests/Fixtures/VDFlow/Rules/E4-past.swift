// E4-past Before 4.15 a step without payload is selected by its value, and there is no '$' to write.
// resolved: Root.tab, Inner.main
//- /Package.resolved
4.12.0
//- /Main.swift
import VDFlow
func e4past(_ f: inout Root) { f.tab.main.select() }
