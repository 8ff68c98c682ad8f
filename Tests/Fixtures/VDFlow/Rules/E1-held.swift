// E1 A constant that is one of several steps is selected as each of them.
// resolved: Root.home, Root.list, Inner.main, Inner.theme
import VDFlow

func e1held(_ r: inout Root, _ inner: inout Inner, _ isNew: Bool) {
  let next: Root.Steps = isNew ? .list : .home
  r.selected = next
  let step = isNew ? Inner.Steps.main : Inner.Steps.theme
  inner.selected = step
}
