// E9 '#if' hides a step from the macro
// unfinished
//- /Main.swift
import VDFlow
@Steps struct E9Conditional {
  var a
  #if os(macOS)
    var b
//      ^ warning invalid-declaration
    var c: Int = 1
  #endif
}
@Steps actor E9Actor { var a = 1 }
//           ^^^^^^^ invalid-declaration
