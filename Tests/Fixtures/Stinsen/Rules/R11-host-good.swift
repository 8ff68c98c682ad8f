// R11 A navigation view that the host makes: in what stands around, by a modifier, by UIKit; and a sheet's own.
// resolved: R11Around.more, R11Modified.more, R11Hosted.more, R11Presenting.sheet, R11Presenting.more
import SwiftUI
import Stinsen
import UIKit

struct R11AroundApp: App { var body: some Scene { WindowGroup { R11Shell { R11Around().view() } } } }
struct R11Shell<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { NavigationView { content() } }
}
final class R11Around: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Around.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func go() { route(to: \.more) }
    func makeStart() -> some View { PlainView() }
}
struct R11ModifiedApp: App { var body: some Scene { WindowGroup { R11Modified().view().r11Navigating() } } }
extension View { func r11Navigating() -> some View { NavigationView { self } } }
final class R11Modified: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Modified.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func go() { route(to: \.more) }
    func makeStart() -> some View { PlainView() }
}
final class R11Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene() {
        let host = UIHostingController(rootView: R11Hosted().view())
        window?.rootViewController = UINavigationController(rootViewController: host)
    }
}
final class R11Hosted: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Hosted.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func go() { route(to: \.more) }
    func makeStart() -> some View { PlainView() }
}
struct R11PresentingApp: App { var body: some Scene { WindowGroup { R11Presenting().view() } } }
final class R11Presenting: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Presenting.start)
    @Root var start = makeStart
    @Route(.modal) var sheet = makeSheet
    @Route(.push) var more = makeStart
    func makeSheet() -> some View { R11SheetScreen() }
    func go() { route(to: \.sheet) }
    func makeStart() -> some View { PlainView() }
}
struct R11SheetScreen: View {
    @EnvironmentObject var router: R11Presenting.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.more) } }
}
