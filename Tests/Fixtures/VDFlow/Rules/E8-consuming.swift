// E8 a consumed parameter is a variable
import SwiftUI
import VDFlow

func e8consuming(_ r: consuming Root) -> Root {
  r.selected = .home
  return r
}
