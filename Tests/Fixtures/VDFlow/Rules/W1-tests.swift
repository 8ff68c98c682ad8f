// W1 whatever asks for the step knows that it is selected
import SwiftUI
import VDFlow

func w1cases(_ root: Root, _ flag: Bool) {
  var r = root
  if case .list = r.selected { r.list = Items(id: 1) }
  if case .some(.list) = r.selected { r.list = Items(id: 1) }
  if let step = r.selected, step == .list { r.list = Items(id: 1) }
  while case .list = r.selected { r.list = Items(id: 1) }
  switch (r.selected, flag) {
  case (.list, true): r.list = Items(id: 1)
  default: break
  }
  let isList = r.selected == .list
  if isList { r.list = Items(id: 1) }
  let isStillList: Bool = r.selected == .list
  if isStillList { r.list = Items(id: 1) }
}
func w1copies(_ root: Root) {
  var r = root
  var copy: Items = r.list
  copy.id = 1
  r.list = copy
  let kept: Items = r.list
  r.list = kept
}
func w1bound(_ root: Root?) {
  if var r = root, case .list = r.selected { r.list = Items(id: 1) }
}
func w1notEqual(_ root: Root) {
  var r = root
  if r.selected != .list { return }
  r.list = Items(id: 1)
}
func w1else(_ root: Root) {
  var r = root
  if r.selected != .list { print(r) } else { r.list = Items(id: 1) }
}
func w1elseLeaves(_ root: Root) {
  var r = root
  if case .list = r.selected { print(r) } else { return }
  r.list = Items(id: 1)
}
func w1guard(_ root: Root) {
  var r = root
  guard case .list = r.selected else { return }
  r.list = Items(id: 1)
}
func w1negated(_ root: Root) {
  var r = root
  if !r.isSelected(\.$list) { return }
  r.list = Items(id: 1)
}
func w1switch(_ root: Root) {
  var r = root
  switch r.selected {
  case .list: break
  default: return
  }
  r.list = Items(id: 1)
}
func w1later(_ root: Root) {
  var r = root
  let found: Items? = r.list
  if let found { r.list = found }
  let isList: Bool = r.selected == .list, isStill: Bool = isList
  if isStill { r.list = Items(id: 1) }
}
