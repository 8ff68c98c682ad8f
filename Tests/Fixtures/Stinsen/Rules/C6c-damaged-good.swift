// C6c What a type conforms to is being typed.
// unfinished
// resolved: HalfBerth.berth
import SwiftUI
import Stinsen

extension UUID: Swift }ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self.init() }
}
final class HalfBerth: NavigationCoordinatable {
    let stack = NavigationStack(initial: \HalfBerth.start)
    @Root var start = makeStart
    @Route(.push) var berth = makeBerth
    func makeStart() -> some View { PlainView() }
    func makeBerth(_ id: UUID) -> some View { PlainView() }
}
func halfBerth(_ c: HalfBerth) { c.route(to: \.berth, true) }
