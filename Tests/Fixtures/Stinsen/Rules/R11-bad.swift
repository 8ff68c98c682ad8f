// R11 A push with no navigation view above it.
// resolved: R11Bad.more, R11BadSheet.sheet, R11BadSheet.more, R11BadSheet.more
import SwiftUI
import Stinsen

struct R11BadApp: App {
    var body: some Scene { WindowGroup { R11Bad().view() } }
}
final class R11Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Bad.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
//                    ^^^^ warning missing-navigation-container
    func makeMore() -> some View { PlainView() }
    func go() { route(to: \.more) }
    func makeStart() -> some View { PlainView() }
}
struct R11BadSheetApp: App {
    var body: some Scene { WindowGroup { R11BadSheet().view() } }
}
final class R11BadSheet: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11BadSheet.start)
    @Root var start = makeStart
    @Route(.modal) var sheet = makeSheet
    @Route(.push) var more = makeMore
//                    ^^^^ warning missing-navigation-container
    func makeSheet() -> some View { R11BadSheetScreen() }
    func makeMore() -> some View { PlainView() }
    func go() { route(to: \.sheet) }
    func makeStart() -> some View { R11BadSheetStart() }
}
struct R11BadSheetScreen: View {
    @EnvironmentObject var router: R11BadSheet.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.more) } }
}
// Not from the sheet.
struct R11BadSheetStart: View {
    @EnvironmentObject var router: R11BadSheet.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.more) } }
}
