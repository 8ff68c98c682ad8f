// R14 A pop in a view that is only ever a root.
import SwiftUI
import Stinsen

final class R14Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R14Bad.start)
    @Root var start = makeStart
    
    func makeStart() -> some View { R14BadScreen() }
}
struct R14BadScreen: View {
    @EnvironmentObject var router: R14Bad.Router
    var body: some View { Text("a").onTapGesture { router.pop() } }
//                                                        ^^^ warning no-op-transition
}
