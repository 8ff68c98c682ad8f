// E1 E15 What a chain with `?` gives, and a choice with nil, may be nil.
import VDFlow
@Steps struct OptChainInner { var main; var theme = "" }
@Steps struct OptChainTabs { var home; var inner: OptChainInner = .main; var none }
final class OptChainOwner { var flow = OptChainTabs.home; var implicit: OptChainTabs! = .home; var all: [OptChainTabs] = []; var map: [String: OptChainTabs] = [:] }
func useOptChain(_ owner: OptChainOwner?, _ sure: OptChainOwner) {
  let flow = owner?.flow
  _ = flow.map { $0.selected == .home }
  _ = (owner?.flow).map { $0.selected }
  let all = owner?.all
  _ = all.map { $0.count }
  let first = owner?.all[0]
  _ = first.flatMap { $0.selected }
  let other = owner?.map["a", default: .home]
  _ = other.map { $0.selected }
  let maybe = Bool.random() ? sure.flow : nil
  _ = maybe.map { $0.selected }
  var inner = owner?.flow.inner
  inner = .none
  inner = .some(.main)
  inner = nil
  var step = owner?.flow.inner.selected
  step = .none
  step = nil
  let copy = inner
  var copy2 = copy; copy2 = .none
  _ = (copy2, step, copy2.unsafelyUnwrapped)
}
