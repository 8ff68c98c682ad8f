// R21 Something else may switch the root in between.
import SwiftUI
import Stinsen
final class R21BFlow: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \R21BFlow.start)
  @Root var start = makeStart
  @Root var end = makeStart
  func makeStart() -> some View { Text("") }
  /// shows the end for a moment
  func flash() async {
    if isRoot(\.start) {
      showEnd()
      await Task.yield()
      root(\.start)
    }
  }
  func restart() {
    guard isRoot(\.start) else { return }
    showEnd()
    root(\.start)
  }
  func showEnd() { root(\.end) }
}
