// E3 a value where one is
import SwiftUI
import VDFlow

func e3good(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r = .list()
  r = .home
  r = .tab(.theme())
  i = .main
  print(r, i)
}
