// HandleClosures-open Nobody in sight calls back: what is sent is not known.
// unresolved: the value of a variable
import SwiftUI
import SwiftUICoordinator

struct OpenRow { let send: (CoordinatorAction) -> Void }
extension Home {
  func openRow() -> OpenRow { OpenRow(send: { [weak self] in self?.handle($0) }) }
}
