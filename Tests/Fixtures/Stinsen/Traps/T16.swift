// T16 conformance by another protocol, elsewhere, not first.
// Expected: none; T16 is a nav coordinator.
import SwiftUI
import Stinsen

protocol T16Flow: NavigationCoordinatable { var title: String { get } }
final class T16: Identifiable,
    T16Flow {
    let title = ""
    let stack = Stinsen.NavigationStack(initial: \T16.start)
    @Root
    var start = makeStart
    func makeStart() -> some View { PlainView() }
}
