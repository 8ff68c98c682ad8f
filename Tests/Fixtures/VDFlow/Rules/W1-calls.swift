// W1, W2 what is called next selects the step
import SwiftUI
import VDFlow

final class W1Model: ObservableObject {
  @Published var root: Root = .home
  lazy var router = W1Router(model: self)
  func show(_ step: Root.Steps) { root.selected = step }
  func open() { root.$list.select() }
  func byOther() {
    root.list = Items(id: 1)
    W1Navigation.shared.go(self, .list)
  }
  func byPath() {
    root.list = Items(id: 1)
    update(\.root.selected, .list)
  }
  func update<T>(_ path: ReferenceWritableKeyPath<W1Model, T>, _ value: T) { self[keyPath: path] = value }
}
final class W1Router {
  unowned let model: W1Model
  init(model: W1Model) { self.model = model }
  func open() { model.root.selected = .list }
}
struct W1Navigation {
  static let shared = W1Navigation()
  func go(_ model: W1Model, _ step: Root.Steps) { model.root.selected = step }
}
func w1shows(_ model: W1Model) {
  model.root.list = Items(id: 1)
  model.show(.list)
}
func w1opens(_ model: W1Model) {
  model.root.list = Items(id: 1)
  model.open()
}
func w1routes(_ model: W1Model, _ router: W1Router?) {
  model.root.list = Items(id: 1)
  router?.open()
}
func w1inside(_ model: W1Model) {
  model.root.list = Items(id: 1)
  model.router.open()
}
func w1finishes(_ model: W1Model, _ finish: () -> Void) {
  model.root.list = Items(id: 1)
  finish()
}
struct W1Handler {
  let model: W1Model
  var onOpen: (() -> Void)?
  func open() {
    model.root.list = Items(id: 1)
    onOpen?()
  }
  func tap() {
    prepare()
    model.open()
  }
  private func prepare() { model.root.list = Items(id: 1) }
}
extension Inner { mutating func openTheme() { selected = .theme } }
func w2mutates(_ root: inout Root) {
  root.tab = .main
  root.tab.openTheme()
}
@Steps struct W1Paged<T> { var first; var second: [T] = []; var none }
extension W1Paged { mutating func add() { $second.select() } }
@Steps struct W1Shell { var home; var paged: W1Paged<Items> = .first }
func w1mutates(_ shell: inout W1Shell, _ paged: W1Paged<Items>) {
  shell.paged = paged
  shell.paged.add()
}
