// W1 observers, functions and paths that may select the step
import SwiftUI
import VDFlow

@Steps struct Watched {
  var home
  var list: Items = Items() { didSet { selected = .list } }
  var none
}
@Steps struct Helped { var home; var list: Items = Items(); var none }
extension Helped {
  mutating func show() { selected = .list }
  mutating func open(_ items: Items) {
    list = items
    show()
  }
}
func watched(_ flow: inout Watched) { flow.list = Items(id: 1) }
func helped(_ flow: inout Helped) {
  flow.list = Items(id: 1)
  flow.show()
}
func handedOver(_ flow: inout Helped) {
  flow.list = Items(id: 1)
  select(&flow)
}
func select(_ flow: inout Helped) { flow.selected = .list }
func byPath(_ flow: inout Helped, _ path: WritableKeyPath<Helped, Helped.StepID<Items>>) {
  flow.list = Items(id: 1)
  flow.select(path)
}
func bySubscript(_ flow: inout Helped) {
  flow.list = Items(id: 1)
  flow[keyPath: \.$list].select()
}
final class Helper {
  var flow = Helped.home
  func open() {
    flow.list = Items(id: 1)
    prepare()
  }
  func prepare() { finish() }
  func finish() { flow.selected = .list }
}
final class Watcher {
  var flow = Helped.home { didSet { if flow.list.id > 0 { flow.selected = .list } } }
  func open() { flow.list = Items(id: 1) }
}
