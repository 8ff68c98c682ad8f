// T26 patterns of an optional selection
import SwiftUI
import VDFlow

func t26(_ r: Root, a: () -> Void) {
  switch r.selected {
  case .home?: a()
  case .some(.list): a()
  case .tab: a()
  case nil: a()
  }
}
