// E1 the generated types in annotations
// rejected
import SwiftUI
import VDFlow

func e1types(_ s: Root.Steps, _ o: Root.AllSteps, go: (Root.Steps) -> Void) -> Root.Steps? {
  let a: Root.Steps = .home
  let b: Root.Steps? = .hom
//                      ^^^ unknown-route
  go(a)
  print(b as Any)
  switch s { case .home: break; case .list: break }
//       ^ non-exhaustive-switch
  return .tab
}
func e1open(_ o: Root.AllSteps) { switch o { case .home?: break; case .lst: break; default: break } }
//                                                                     ^^^ unknown-route
extension Root.Steps {
  static var first: Self { .home }
  var title: String { switch self { case .home: "a"; case .list: "b"; case .tab: "c" } }
}
func e1first() -> Root.Steps { .first }
func e1result() -> Root.Steps { .hom }
//                               ^^^ unknown-route
func e1nil(_ r: Root) -> String { r.selected?.title ?? "" }
struct E1Types { @Binding var selection: Inner.Steps; func go() { selection = .them } }
//                                                                             ^^^^ unknown-route
