// E1 a step that a constant holds, or that stands for a missing one
// resolved: Root.home, Root.tab, Root.list, Root.home, Root.list, Root.tab
// unresolved: the step is not written out; the step is not written out
import SwiftUI
import VDFlow

func e1choices(_ r: inout Root, _ last: Root.Steps?) {
  r.selected = last ?? .home
  let step: Root.Steps = .tab
  r.selected = step
  let other = Root.Steps.list
  r.selected = other
}
func e1unknown(_ r: inout Root, _ step: Root.Steps) { r.selected = step }
final class E1KeyPaths {
  var flow: Root = .home
  func go<T>(_ step: WritableKeyPath<Root, Root.StepID<T>>) { flow.select(step) }
  func run() {
    go(\.$list)
    go(\.$tab)
  }
}
