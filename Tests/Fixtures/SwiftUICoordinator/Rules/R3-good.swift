// R3 It is appended or set.
import SwiftUI
import SwiftUICoordinator

func r3Good(_ c: Home) {
  c.append(routes: [.child])
  c.set(routes: [.child])
}
