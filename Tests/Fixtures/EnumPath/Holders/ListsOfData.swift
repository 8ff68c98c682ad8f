// What a closure takes out of a value and puts into a list that is no path makes the value no route.
// hints: on
// resolved: DataRoute.home, DataRoute.list
// unresolved:
import SwiftUI

enum DataRoute: Hashable { case home, list }
enum DataItem: Hashable { case single(Int), named(DataName), other }
enum DataName: Hashable { case short, long }
struct DataRoot: View {
  @State var path: [DataRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("list") { path = [.home, .list] }
        .navigationDestination(for: DataRoute.self) { route in
          switch route {
          case .home, .list: PlainView()
          }
        }
    }
  }
}
func collect(all: [DataItem], result: inout [Int]) {
  all.forEach { item in
    switch item {
    case .single(let item): result.append(item)
    case .named, .other: break
    }
  }
}
func names(_ all: [DataItem]) -> [DataName] {
  var names: [DataName] = []
  all.forEach { item in
    if case .named(let name) = item { names.append(name) }
  }
  return names
}
func reset(_ items: inout [DataItem]) { items[0] = .other }
