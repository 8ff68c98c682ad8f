// C8 What `async let` starts, is tried where it is awaited.
import SwiftUI
import Stinsen
final class C8ALane: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \C8ALane.start)
  @Root var start = makeStart
  @Route(.push) var map = makeStart
  func makeStart() -> some View { Text("") }
  func open() { route(to: \.map) }
}
@MainActor func c8aBack(_ lane: C8ALane) async throws {
  async let focused = lane.focusFirst(\.map)   // 'try' belongs where the value is awaited
  try await focused.popToRoot()
}
