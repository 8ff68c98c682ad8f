// C6-misspelt Where a pattern is wrong, that is all: the compiler does not look for what the 'switch' leaves out, and what
// the pattern means may be that.
// rejected
import SwiftUI

enum C6Misspelt: Hashable { case list, item(Int), last }
struct C6MisspeltRoot: View {
  @State var path: [C6Misspelt] = []
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C6Misspelt.self) { C6MisspeltView(route: $0) }
    }
  }
}
struct C6MisspeltView: View {
  let route: C6Misspelt
  var body: some View {
    switch route {
    case .lits: PlainView()
//        ^^^^ unknown-route
    case .item(let id): NumberView(id: id)
    case .last: PlainView()
    }
  }
}
