// W12 a flow's value anywhere where its type is known is a selection
// hints: on
// resolved: W12Static.list, W12Wrapped.list, W12Subject.home, W12Subject.list, W12List.home, W12List.list, W12Fallback.list, W12Fallback.home, W12Closure.list, W12Branch.home, W12Branch.list
import Combine
import SwiftUI
import VDFlow

@Steps struct W12Static { var list: Items = Items() }
extension W12Static { static let deep: W12Static = .list(Items(id: 1)) }
@Steps struct W12Wrapped { var list: Items = Items() }
struct W12WrappedView: View {
  @StateStep var root: W12Wrapped
  init() { _root = StateStep(wrappedValue: .list()) }
  var body: some View { Text("") }
}
@Steps struct W12Subject { var home; var list: Items = Items() }
final class W12SubjectHolder {
  let subject = CurrentValueSubject<W12Subject, Never>(.home)
  func go() { subject.value.selected = .list }
}
@Steps struct W12List { var home; var list: Items = Items() }
final class W12ListHolder {
  var stack: [W12List] = [.home]
  func go() { stack.append(.list()) }
}
@Steps struct W12Fallback { var home; var list: Items = Items() }
func w12fallback(_ r: W12Fallback?) -> W12Fallback { r ?? .list() }
func w12steps(_ r: W12Fallback?) -> W12Fallback { r ?? .home }
@Steps struct W12Closure { var list: Items = Items() }
func w12closure() { let make: () -> W12Closure = { .list() }; _ = make }
@Steps struct W12Branch { var home; var list: Items = Items() }
func w12branch(_ flag: Bool) -> W12Branch {
  let r: W12Branch = if flag { .home } else { .list() }
  return r
}
func w12static() -> W12Static { .deep }
