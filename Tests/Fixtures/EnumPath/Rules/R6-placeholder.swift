// R6 A branch may name what it shows, and what pushes may stand on the screens that the destination itself shows.
import SwiftUI

enum R6Page: Hashable { case general, about(Int) }
struct R6Settings: View {
  @State private var selected: R6Page?
  private var placeholder: some View { VStack { Text("Select an item") } }
  private var outer: some View { VStack { inner; inner } }
  private var inner: some View { VStack { innermost; innermost } }
  private var innermost: some View { VStack { placeholder; placeholder } }
  private var linked: some View { VStack { NavigationLink("a", value: R6Page.general) } }
  var body: some View {
    VStack {
      Button("general") { selected = .general }
      NavigationStack {
        if selected != nil {
          PlainView().navigationDestination(for: R6Page.self) { _ in R6Linked() }
        } else {
          placeholder
        }
      }
      NavigationStack {
        if selected != nil {
          PlainView().navigationDestination(for: R6Page.self) { _ in R6Linked() }
        } else {
          outer
        }
      }
      NavigationStack {
        if selected != nil {
          PlainView().navigationDestination(for: R6Page.self) { _ in R6Linked() }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        } else {
          linked
        }
      }
    }
  }
}
struct R6Linked: View { var body: some View { NavigationLink("about", value: R6Page.about(1)) } }

enum R6Handed: Hashable { case detail(Int) }
struct R6HandedRoot: View {
  @State private var path: [R6Handed] = []
  var model: Int?
  var body: some View {
    NavigationStack(path: $path) {
      if let model {
        Button("a") { path.append(.detail(model)) }
          .navigationDestination(for: R6Handed.self) { route in
            switch route {
            case .detail(let id): R6HandedDetail(id: id, path: $path)
            }
          }
      } else {
        Text("loading")
      }
    }
  }
}
struct R6HandedDetail: View {
  let id: Int
  @Binding var path: [R6Handed]
  var body: some View { Button("next") { path.append(.detail(id + 1)) } }
}

enum R6Elsewhere: Hashable { case detail(Int) }
struct R6ElsewhereRoot: View {
  @State private var path: [R6Elsewhere] = []
  var model: Int?
  var body: some View {
    NavigationStack(path: $path) {
      if let model {
        Button("a") { path.append(.detail(model)) }
          .navigationDestination(for: R6Elsewhere.self) { route in
//         ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
            switch route {
            case .detail(let id): R6ElsewhereButton(id: id, path: $path)
            }
          }
      } else {
        R6ElsewhereButton(id: 1, path: $path)
      }
    }
  }
}
struct R6ElsewhereButton: View {
  let id: Int
  @Binding var path: [R6Elsewhere]
  var body: some View { Button("next") { path.append(.detail(id + 1)) } }
}
