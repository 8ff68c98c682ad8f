// R4 What a sheet shows brings its own stack, onto which another resolver's views are pushed.
import SwiftUI

enum R4Sheet: String, Identifiable {
  case contents, search
  var id: String { rawValue }
}
struct R4SheetReader: View {
  let first: R4Sheet
  var body: some View {
    NavigationStack {
      content(first).navigationDestination(for: R4Sheet.self) { content($0) }
    }
  }
  @ViewBuilder func content(_ route: R4Sheet) -> some View {
    switch route {
    case .contents: NavigationLink("Search", value: R4Sheet.search)
    case .search: PlainView()
    }
  }
}
struct R4SheetRoot: View {
  @State private var sheet: R4Sheet?
  var body: some View {
    Button("Open") { sheet = .contents }.sheet(item: $sheet) { shown($0) }
  }
  @ViewBuilder func shown(_ route: R4Sheet) -> some View {
    switch route {
    case .contents, .search: R4SheetReader(first: route)
    }
  }
}

enum R4Both: String, Identifiable {
  case list
  var id: String { rawValue }
}
struct R4BothList: View { var body: some View { NavigationStack { PlainView() } } }
struct R4BothRoot: View {
  @State private var sheet: R4Both?
  @State private var path: [R4Both] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Present") { sheet = .list }
        Button("Push") { path.append(.list) }
      }
      .navigationDestination(for: R4Both.self) { shown($0) }
    }
    .sheet(item: $sheet) { shown($0) }
  }
  @ViewBuilder func shown(_ route: R4Both) -> some View {
    switch route {
    case .list: R4BothList()
//              ^^^^^^^^^^ warning nested-navigation-container
    }
  }
}
