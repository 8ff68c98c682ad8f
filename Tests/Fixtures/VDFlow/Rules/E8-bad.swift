// E8 constants
// rejected
// resolved: Root.home, Inner.main, Leaf.dark, Root.home
import SwiftUI
import VDFlow

func e8bad(_ parameter: Root) {
  let r: Root = .home
  r.$tab.select()
//^ wrong-receiver
  parameter.selected = .home
//^^^^^^^^^ wrong-receiver
  let i = Inner.main
  i.theme = .dark
//^ wrong-receiver
}
struct E8Bad {
  let flow: Root = .home
  mutating func go() { flow.selected = .home }
//                     ^^^^ wrong-receiver
}
