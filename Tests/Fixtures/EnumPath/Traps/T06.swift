// T06 A task and an animation hide no mutator.
// resolved: Step.a.x
import SwiftUI

final class T06Nav: ObservableObject {
  @Published var path: [Step] = []
  func next(_ s: Step) { Task { await MainActor.run { withAnimation { self.path += [s] } } } }
}
func t06(_ nav: T06Nav) { nav.next(.a(.x)) }
