// A method beside the property of its name, its own or one that its protocols add: which of them is called is not told.
// hints: on
// resolved: -, -, -
import SwiftUI

enum CallbackPlace: Hashable {
  case near, far
  var view: some View { PlainView() }
}
enum CallbackTab: Hashable { case first }
struct CallbackOverloadsRoot: View {
  @State var path: [CallbackPlace] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        CallbackOverload { path.append($0) }
        CallbackAdded { path.append($0) }
        CallbackInherited { path.append($0) }
      }
      .navigationDestination(for: CallbackPlace.self) { $0.view }
    }
  }
}
struct CallbackOverload: View {
  let onOpen: (CallbackPlace) -> Void
  func onOpen(_ tab: CallbackTab) {}
  var body: some View { PlainView() }
  func both() {
    onOpen(.first)
    onOpen(.near)
  }
}
protocol CallbackPicking {}
extension CallbackPicking { func onPick(_ tab: CallbackTab) {} }
struct CallbackInherited: View, CallbackPicking {
  let onPick: (CallbackPlace) -> Void
  var body: some View { PlainView() }
  func both() {
    onPick(.first)
    onPick(.far)
  }
}
extension View { func onAdd(_ tab: CallbackTab) {} }
struct CallbackAdded: View {
  let onAdd: (CallbackPlace) -> Void
  var body: some View { PlainView() }
  func both() {
    onAdd(.first)
    onAdd(.far)
  }
}
