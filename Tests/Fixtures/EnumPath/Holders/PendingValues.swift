// What a view pushes whenever it changes is a slot, optional or not; what it only looks at is none.
// hints: on
// resolved: PendingValue.terms, -, PendingValue.signIn, PendingValue.none
// unresolved:
import SwiftUI

enum PendingValue: Hashable { case none, signIn, terms }
enum PendingMode: Hashable { case calm, busy }
final class PendingValues: ObservableObject {
  @Published var state: PendingValue = .none
  @Published var mode: PendingMode = .calm
  @Published var last: PendingValue = .none
  func go(to state: PendingValue) { self.state = state }
}
struct PendingValueRoot: View {
  @ObservedObject var values: PendingValues
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: PendingValue.self) { route in
        switch route {
        case .none: EmptyView()
        case .signIn, .terms: PlainView()
        }
      }
    }
    .onReceive(values.$state) { state in
      if state == .none { path = NavigationPath() } else { path.append(state) }
    }
    .onReceive(values.$last) { last in print(last) }
    .onChange(of: values.mode) { mode in print(mode) }
  }
}
struct PendingValueTail: View {
  @State var next = PendingValue.none
  @Binding var path: [PendingValue]
  var body: some View {
    Button("next") { next = .terms }
      .onChange(of: next) { path.append($0) }
  }
}
func pendingValues(_ values: PendingValues) {
  values.go(to: .signIn)
  values.state = .none
  values.mode = .busy
  values.last = .terms
}
