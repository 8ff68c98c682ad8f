// R17 Somebody may make it out of sight: where something of its type is kept, wanted or handed on.
// resolved: R17Handed.done, R17Listed.done, R17Chosen.done, R17Injected.done, R17Resolved.done, R17Qualified.done, R17Enclosed.done, R17Closed.done, R17Given.done, R17Cased.done
import SwiftUI
import Stinsen

final class R17Handed: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Handed>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Listed: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Listed>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Chosen: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Chosen>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Injected: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Injected>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Resolved: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Resolved>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Qualified: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Qualified>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Enclosed: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Enclosed>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Closed: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Closed>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Given: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Given>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R17Cased: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack<R17Cased>(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
@propertyWrapper struct R17Injection<Value> { var wrappedValue: Value { fatalError() } }
enum R17Container {
    static func resolve<Value>() -> Value { fatalError() }
    static func resolve<Value>(_ type: Value.Type) -> Value { fatalError() }
}
enum R17Case { case shown(R17Cased) }
final class R17Made {
    let handed = [()].map(R17Handed.init)
    let listed: [String: [R17Listed]] = ["a": [.init()]]
    var chosen: R17Chosen?
    func choose(_ flag: Bool) { chosen = chosen ?? .init(); chosen = flag ? .init() : nil }
    @R17Injection var injected: R17Injected
    let resolved = R17Container.resolve(R17Resolved.self)
    let qualified = Sources.R17Qualified()
    let enclosed = (R17Enclosed)()
    let closed = { () -> R17Closed in .init() }
    func take(_ given: R17Given = .init()) {}
    func show(_ value: R17Case) {}
    func showCased() { show(.shown(R17Container.resolve())) }
}
final class R17MadeModel {
    @RouterObject var handed: R17Handed.Router?
    @RouterObject var listed: R17Listed.Router?
    @RouterObject var chosen: R17Chosen.Router?
    @RouterObject var injected: R17Injected.Router?
    @RouterObject var resolved: R17Resolved.Router?
    @RouterObject var qualified: R17Qualified.Router?
    @RouterObject var enclosed: R17Enclosed.Router?
    @RouterObject var closed: R17Closed.Router?
    @RouterObject var given: R17Given.Router?
    @RouterObject var cased: R17Cased.Router?
    func go() {
        handed?.route(to: \.done)
        listed?.route(to: \.done)
        chosen?.route(to: \.done)
        injected?.route(to: \.done)
        resolved?.route(to: \.done)
        qualified?.route(to: \.done)
        enclosed?.route(to: \.done)
        closed?.route(to: \.done)
        given?.route(to: \.done)
        cased?.route(to: \.done)
    }
}
