// E1 what a type of another module takes first need not be the value that it holds
// resolved: Root.home
import Combine
import ForeignBox
import SwiftUI
import VDFlow

func e1holders() {
  let a = Cell<Root>(.eager)
  let b: Cell<Root> = Cell(.lazy)
  let c: Cell<Root> = .init(initialValue: .eager)
  let d = Cell<Root>.init(initialValue: .lazy)
  let e = CurrentValueSubject<Root, Never>(.home)
  print(a, b, c, d, e)
}
