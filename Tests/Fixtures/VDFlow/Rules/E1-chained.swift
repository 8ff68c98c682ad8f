// E1 an optional chain makes the selection optional
// rejected
import SwiftUI
import VDFlow

func e1chained(_ flow: Inner?, _ root: Root?, a: () -> Void) {
  switch flow?.selected { case .main: a(); case .theme?: a(); case .none: a() }
  switch flow?.selected { case .main?: a(); case .some(.theme): a(); case nil: a() }
  if flow?.selected == .none {}
  if case .none = flow?.selected {}
  if flow?.selected == .them {}
//                      ^^^^ unknown-route
  if root?.selected == .hom {}
//                      ^^^ unknown-route
  var f = flow
  f?.selected = .theme
  f?.$theme.select(with: .dark)
}
