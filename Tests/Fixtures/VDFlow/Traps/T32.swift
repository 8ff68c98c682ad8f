// T32 access levels
// resolved: T32.b, T32.b
import SwiftUI
import VDFlow

@Steps public struct T32 { private var a; public var b: Int? = nil }
func t32() {
  var f = T32.b()
  f = .b(3)
  print(f)
}
