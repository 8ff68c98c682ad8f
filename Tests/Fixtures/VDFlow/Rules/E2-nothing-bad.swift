// E2 A flow cannot be nil, only its selection.
// rejected
import VDFlow

struct E2NothingHolder { var leaf: Leaf?; var inner: Inner!; var leaves: [String: Leaf] = [:] }
func e2nothing(_ r: inout Root, _ holder: inout E2NothingHolder, _ isNew: Bool) {
  r.tab = nil
//        ^^^ input-mismatch
  r.tab.theme = isNew ? .dark : nil
//                              ^^^ input-mismatch
  r.selected = nil
  holder.leaf = nil
  holder.inner = nil
  holder.leaves["a"] = nil
}
