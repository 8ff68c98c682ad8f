// C11 A payload that no pattern takes.
// rejected
import SwiftUI
import SwiftUICoordinator

enum C11Kind { case new, old }
enum C11Payload: CoordinatorAction { case edit(Int?), open(C11Kind), count(Int), close }
func c11payloads(_ action: C11Payload, _ count: Int) -> Int {
  switch action {
//^^^^^^ non-exhaustive-switch
  case .edit(let item?): return item
  case .open, .count, .close: break
  }
  switch action {
//^^^^^^ non-exhaustive-switch
  case .edit, .count, .close: break
  case .open(let kind) where kind == .new: break
  }
  switch action {
  case .edit(nil), .edit(.some(_)): break
  case .open(.new), .open(.old): break
  case .count(let other) where other > count: break
  case .count: break
  case .close: break
  }
  switch action {
  case .count(1): return 1
  case .count(let other): return other
  case .edit(let item): return item ?? 0
  case let .open(kind): return kind == .new ? 1 : 0
  case .close: return 0
  }
}
