// T10 a value written back
import SwiftUI
import VDFlow

func t10(_ root: Root) {
  var r = root
  var copy = r.list
  copy.title = "x"
  r.list = copy
}
