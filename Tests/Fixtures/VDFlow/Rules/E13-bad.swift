// E13 a step is missing in a switch
// rejected
import SwiftUI
import VDFlow

func e13bad(_ i: Inner, _ l: Leaf, a: () -> Void) {
  switch i.selected { case .main: a() }
//       ^^^^^^^^^^ non-exhaustive-switch
  switch l.selected { case .light: a(); case nil: a() }
//       ^^^^^^^^^^ non-exhaustive-switch
}
