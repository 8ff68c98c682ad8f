// R28 Where another root is up, nothing is compared with the first one.
import SwiftUI
import Stinsen
final class R28ENote: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \R28ENote.note)
  @Root var note = makeNote
  @Root var list = makeList
  func makeNote(_ n: Int?) -> some View { Text("") }
  func makeList() -> some View { Text("") }
  func open(_ n: Int) { if !isRoot(\.note) { root(\.note, n) } }
  func reopen(_ n: Int) { root(\.list); root(\.note, n) }
}
