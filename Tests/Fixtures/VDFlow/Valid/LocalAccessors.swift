// What a computed variable within a function gives back is no step of the function's result.
import SwiftUI
import VDFlow

enum LocalKind { case pop, link }
@Steps struct LocalFlow { var list; var detail = "" }
struct LocalFlowView: View {
  @StateStep var flow: LocalFlow = .list
  var body: some View { Button("next") { flow.selected = next(true) } }
  func next(_ flag: Bool) -> LocalFlow.Steps {
    var kind: LocalKind { return .pop }
    var other: LocalKind {
      if flag { return .pop }
      return .link
    }
    print(kind, other)
    return flag ? .list : .detail
  }
}
