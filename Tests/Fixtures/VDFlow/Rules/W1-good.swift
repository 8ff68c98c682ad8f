// W1 a value with its selection
import SwiftUI
import VDFlow

func w1good(_ root: Root, _ items: Items) {
  var r = root
  r.$list.select(with: Items(id: 1))
  r.list.title = "x"
  if r.selected == .list { r.list = items }
}
func w1known(_ root: Root, _ items: Items) {
  var r = root
  switch r.selected {
  case .list: r.list = items
  default: break
  }
}
@Steps struct W1Counter { var count: Int = 0; var none }
func w1count(_ counter: W1Counter) {
  var c = counter
  c.count += 1
  c.count = c.count * 2
}
