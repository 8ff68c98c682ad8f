// A property that is a function, and what it does unless somebody sets it.
// resolved: -, LazyCall.list, LazyCall.item
import SwiftUI

enum LazyCall: Hashable { case list, item(Int) }
final class LazyCalls: ObservableObject {
  @Published var path: [LazyCall] = []
  lazy var onOpen: (LazyCall) -> Void = { [weak self] call in self?.path.append(call) }
  var onClose: (LazyCall) -> Void = { _ in }
}
struct LazyCallRoot: View {
  @StateObject var calls = LazyCalls()
  var body: some View {
    NavigationStack(path: $calls.path) {
      Button("Open") {
        calls.onOpen(.list)
        calls.onOpen(.item(1))
        calls.onClose(.list)
      }
      .navigationDestination(for: LazyCall.self) { call in
        switch call {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
