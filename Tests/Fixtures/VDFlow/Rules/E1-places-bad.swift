// E1 places that say of which type a value is: default values, closures, cases, lists and tuples
// rejected
// fix: func e1default(_ r: Root = .list()) {}
import SwiftUI
import VDFlow

func e1default(_ r: Root = .lst()) {}
//                          ^^^ unknown-route
enum E1Case {
  case flow(Root = .lst())
//                  ^^^ unknown-route
  case step(Root.Steps)
}
func e1local() {
  func inner(_ r: Root = .lst()) {}
//                        ^^^ unknown-route
  inner(.list())
}
let e1closure = { (x: Int) -> Root in x > 0 ? .hom : .list() }
//                                             ^^^ unknown-route
struct E1Lazy {
  lazy var flow: Root = { .lst(Items(id: 2)) }()
//                         ^^^ unknown-route
}
func e1make(_ make: () -> Root) {}
func e1makes() {
  e1make { .hom }
//          ^^^ unknown-route
  e1make({ .hom })
//          ^^^ unknown-route
}
let e1link: E1Case = .flow(.lst())
//                          ^^^ unknown-route
struct E1Box {
  let flow: Root?
  init(_ flow: Root? = .home) { self.flow = flow }
}
let e1box: E1Box = .init(.hom)
//                        ^^^ unknown-route
func e1contains(_ r: Inner) -> Bool { [.main, .them].contains(r.selected) }
//                                             ^^^^ unknown-route
func e1switch(_ r: Root) -> Int {
  switch (r.selected, r.tab.selected) {
  case (.hom, _): 1
//       ^^^ unknown-route
  case (_, .theme): 2
  default: 3
  }
}
func e1tuple(_ r: inout Root) {
  (r.selected, r.tab.selected) = (.tabb, .theme)
//                                 ^^^^ unknown-route
}
func e1result() -> Result<Root, Error> { .success(.hom) }
//                                                 ^^^ unknown-route
func e1success() -> Result<Root, Error> { Result.success(.hom) }
//                                                        ^^^ unknown-route
final class E1Helper {
  var flow: Root = .home
  func go<T>(_ step: WritableKeyPath<Root, Root.StepID<T>>) { flow.select(step) }
  func run() {
    go(\.$lst)
//        ^^^ unknown-route
    go(\.$theme)
//        ^^^^^ broken-chain
  }
}
