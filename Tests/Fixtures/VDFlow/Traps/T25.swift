// T25 exhaustive switches
// rejected
import SwiftUI
import VDFlow

func t25(_ i: Inner, _ r: Root, a: () -> Void) {
  switch i.selected { case .main: a(); case .theme: a() }
  switch r.selected { case .home: a(); case .list: a(); case .tab: a() }
//       ^^^^^^^^^^ non-exhaustive-switch
}
