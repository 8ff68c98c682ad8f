// T12 a model has a method of the same name.
// Expected: none, and not listed in transitions.
import SwiftUI
import Stinsen

final class T12Model { enum Step { case end }; func route(to step: Step) {}; func root(_ s: Step) {} }
func t12(_ m: T12Model) { m.route(to: .end); m.root(.end) }
