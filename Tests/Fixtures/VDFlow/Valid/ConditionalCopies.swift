// A value written back that in some builds is another one.
import SwiftUI
import VDFlow

func conditionalCopy(_ root: Root) {
  var r = root
  #if FOO
  var copy = r.list
  #else
  var copy = r.list
  copy.title = "x"
  #endif
  copy.id = 1
  r.list = copy
}
