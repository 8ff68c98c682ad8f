// E1-exported A file of the same module re-exports the framework.
// rejected
//- /Exports.swift
@_exported import VDFlow
//- /Main.swift
@Steps struct E1Exported { var a; var b: Int = 0 }
func e1exported(_ f: inout E1Exported) {
  f.selected = .a
  f.selected = .c
//              ^ unknown-route
}
