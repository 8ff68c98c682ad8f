// T18 the state of a generic store
// resolved: T18.Path.none, T18.Path.detail, Root.home
import SwiftUI
import VDFlow

final class T18Store<State> {
  var state: State
  init(_ state: State) { self.state = state }
}
struct T18 {
  @Steps struct Path { var detail: Items = Items(); var none }
  var path: Path = .none
}
extension T18Store<T18> {
  func go() { state.path.$detail.select(with: Items(id: 1)) }
}
extension T18Store where State == Root {
  func home() { state.selected = .home }
}
