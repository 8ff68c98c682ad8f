// W1 what an assertion says holds behind it; a value made of the step's own, through variables, is a change.
import SwiftUI
import VDFlow

final class W1Asserted {
  var root: Root = .home
  func open() { root.$list.select() }
  func required() {
    precondition(root.selected == .list)
    root.list = Items(id: 1)
  }
  func asserted() {
    assert(root.selected == .list, "only on the list")
    root.list = Items(id: 2)
  }
  func changed() {
    let items = root.list
    root.list = Items(id: items.id + 1)
  }
  func counted() {
    let id = root.list.id
    root.list = Items(id: id + 1)
  }
  func guarded() {
    guard case let items = root.list, items.id > 1 else { return }
    root.list = Items(id: items.id - 1)
  }
}
