// A sheet's slot behind a binding that code makes, links that choose between two values, and one whose value is chosen elsewhere.
// resolved: BindingsSheet.edit, BindingsCover.one, BindingsRoute.one, BindingsRoute.two, -
// unresolved:
import SwiftUI

enum BindingsRoute: Hashable { case one, two }
enum BindingsSheet: Identifiable, Hashable {
  case edit
  var id: Self { self }
}
enum BindingsCover: Identifiable, Hashable {
  case one
  var id: Self { self }
}
final class BindingsNav: ObservableObject {
  @Published var sheet: BindingsSheet?
  @Published var cover: BindingsCover?
}
struct BindingsRoot: View {
  @ObservedObject var nav: BindingsNav
  @State var isNew = true
  var body: some View {
    NavigationStack {
      VStack {
        Button("t") { nav.sheet = .edit }
        Button("t") { nav.cover = .one }
        NavigationLink(value: isNew ? BindingsRoute.one : BindingsRoute.two) { Text("t") }
        ForEach([BindingsRoute.one], id: \.self) { (route: BindingsRoute) in
          NavigationLink(value: route) { Text("t") }
        }
      }
      .navigationDestination(for: BindingsRoute.self) { _ in PlainView() }
    }
    .sheet(item: Binding(get: { nav.sheet }, set: { nav.sheet = $0 })) { sheet in
      switch sheet {
      case .edit: PlainView()
      }
    }
    .fullScreenCover(item: .init(get: { nav.cover }) { nav.cover = $0 }) { _ in PlainView() }
  }
}
