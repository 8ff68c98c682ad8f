// E13 every step in a switch
import SwiftUI
import VDFlow

func e13good(_ i: Inner, _ l: Leaf, b: Bool, a: () -> Void) {
  switch i.selected { case .main: a(); case .theme: a() }
  switch l.selected { case .light, .dark: a(); case .none: a() }
  switch l.selected { case .light: a(); default: a() }
  switch l.selected { case .light where b: a(); case .light: a(); case .dark: a(); case nil: a() }
  switch l.selected { case .light: a(); case let other: print(other as Any) }
}
