// T57 optional initial input.
// Expected: no R4 (nil is a valid input); crash-on-transition warning (R28) at 'note' in change().
// resolved: T57.note
import SwiftUI
import Stinsen

final class T57: NavigationCoordinatable { let stack = NavigationStack(initial: \T57.note)
    @Root var note = makeNote
    func makeNote(number: Int?) -> some View { PlainView() }; func change() { root(\.note, 3) }
//                                                                                   ^^^^ warning crash-on-transition
}
