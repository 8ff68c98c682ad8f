// R14 What is known by a protocol alone cannot be compared, and an object without an '==' need not be beside something that
// is; one that has it can be, and one that is all there is has to be told apart.
// hints: on
import SwiftUI

protocol R14State: AnyObject { func note() }
final class R14Model {
  var title = ""
}
final class R14Item: Equatable {
  var title = ""
  static func == (a: R14Item, b: R14Item) -> Bool { a === b }
}
enum R14Dependency: Hashable {
  case details(state: R14State, id: Int), model(R14Model, id: Int), item(R14Item, id: Int)
  static func == (lhs: R14Dependency, rhs: R14Dependency) -> Bool {
//            ^^ hint equatable-payload
    switch (lhs, rhs) {
    case let (.details(_, a), .details(_, b)): return a == b
    case let (.model(_, a), .model(_, b)): return a == b
    case let (.item(_, a), .item(_, b)): return a == b
    default: return false
    }
  }
  func hash(into hasher: inout Hasher) {}
}
enum R14Objects: Hashable {
  case list, only(R14Model)
  static func == (lhs: R14Objects, rhs: R14Objects) -> Bool { lhs.hashValue == rhs.hashValue }
//            ^^ hint equatable-payload
  func hash(into hasher: inout Hasher) {
    switch self {
    case .list: hasher.combine("list")
    case .only: hasher.combine("only")
    }
  }
}
struct R14ObjectsRoot: View {
  @State var path: [R14Objects] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("a") {
        path.append(.only(R14Model()))
        path.append(.list)
      }
      .navigationDestination(for: R14Objects.self) { route in
        switch route {
        case .list: PlainView()
        case .only(let model): Text(model.title)
        }
      }
    }
  }
}
struct R14DependencyRoot: View {
  @State var path: [R14Dependency] = []
  let state: R14State
  var body: some View {
    NavigationStack(path: $path) {
      Button("a") {
        path.append(.details(state: state, id: 1))
        path.append(.model(R14Model(), id: 1))
        path.append(.item(R14Item(), id: 1))
      }
      .navigationDestination(for: R14Dependency.self) { route in
        switch route {
        case .details(let state, let id): Button("\(id)") { state.note() }
        case .model(let model, let id): Text("\(model.title) \(id)")
        case .item(let item, let id): Text("\(item.title) \(id)")
        }
      }
    }
  }
}
