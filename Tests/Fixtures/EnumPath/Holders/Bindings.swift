// A sheet's slot behind a binding that code makes, and links that choose between two values.
// resolved: BindingsSheet.edit, BindingsRoute.one, BindingsRoute.two
import SwiftUI

enum BindingsRoute: Hashable { case one, two }
enum BindingsSheet: Identifiable, Hashable {
  case edit
  var id: Self { self }
}
final class BindingsNav: ObservableObject {
  @Published var sheet: BindingsSheet?
}
struct BindingsRoot: View {
  @ObservedObject var nav: BindingsNav
  @State var isNew = true
  var body: some View {
    NavigationStack {
      VStack {
        Button("t") { nav.sheet = .edit }
        NavigationLink(value: isNew ? BindingsRoute.one : BindingsRoute.two) { Text("t") }
      }
      .navigationDestination(for: BindingsRoute.self) { _ in PlainView() }
    }
    .sheet(item: Binding(get: { nav.sheet }, set: { nav.sheet = $0 })) { sheet in
      switch sheet {
      case .edit: PlainView()
      }
    }
  }
}
