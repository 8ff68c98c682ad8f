// What the environment's function or value is called with is a route of the type that it takes, whatever is handed in.
// rejected
// resolved:
import SwiftUI

struct OpenBad: View {
  @Environment(\.openBad) private var open
  @Environment(\.onBad) private var onBad
  var body: some View { Button("x") { tapped() } }
  func tapped() {
    open(.a(.z))
//           ^ unknown-route
    onBad(.c)
//         ^ unknown-route
    open(.b(.item(1)))
//           ^^^^ input-mismatch
  }
}

struct OpenBadAction { func callAsFunction(_ step: Step) {} }
struct OpenBadKey: EnvironmentKey { static var defaultValue: OpenBadAction { OpenBadAction() } }
struct OnBadKey: EnvironmentKey { static var defaultValue: (Step) -> Void { { _ in } } }
extension EnvironmentValues {
  var openBad: OpenBadAction {
    get { self[OpenBadKey.self] }
    set { self[OpenBadKey.self] = newValue }
  }
  var onBad: (Step) -> Void {
    get { self[OnBadKey.self] }
    set { self[OnBadKey.self] = newValue }
  }
}
