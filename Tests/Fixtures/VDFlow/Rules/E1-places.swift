// E1 places that say of which type a value is, with steps that there are
import SwiftUI
import VDFlow

func e1places(_ r: Root = .list(), _ step: Root.Steps? = .none, _ inner: Inner? = .none) {}
enum E1Link {
  case flow(Root = .list())
  case step(Root.Steps)
  case none(Root?)
}
let e1links: [E1Link] = [.flow(.list()), .step(.tab), .none(.none), .none(.home)]
let e1linked: E1Link? = .flow(.tab(.theme(.dark)))
let e1nothing: Inner? = { .none }()
let e1choice = { (x: Int) -> Root? in x > 0 ? .home : .list() }
struct E1Boxed {
  let flow: Root?
  init(_ flow: Root? = .home) { self.flow = flow }
}
let e1boxed: E1Boxed? = .init(.init(.none))
func e1made(_ make: () -> Root?) {}
func e1generic<T>(_ make: () -> T) {}
struct E1Other { static let hom = E1Other() }
func e1either(_ make: () -> E1Other) {}
func e1either(_ make: () -> Root) {}
func e1makesAll() {
  e1made { .none }
  e1made { .home }
  e1generic { Root.home }
  e1either { .hom }
}
func e1contained(_ r: Root, _ i: Inner) -> Bool {
  [.home, .list, nil].contains(r.selected) || [.main, .theme].contains(i.selected)
}
func e1switched(_ r: Root, _ flag: Bool) -> Int {
  switch (r.selected, flag) {
  case (.home, true), (.some(.list), _): 1
  case (nil, _), (.none, _): 2
  default: 3
  }
}
func e1tuples(_ r: inout Root) { (r.selected, r.tab.selected) = (.tab, .theme) }
func e1results() -> Result<Root?, Error> { .success(.none) }
func e1missing<Root: Hashable>(_ x: Root? = .none) {}
