// T24 conditions on the selection
import SwiftUI
import VDFlow

func t24(_ r: Root) {
  if case .tab = r.selected {}
  if r.selected == .tab {}
  guard r.selected != .home else { return }
}
