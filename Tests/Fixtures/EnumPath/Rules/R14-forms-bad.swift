// R14 The same by 'if', by several properties, and by what is hashed.
import SwiftUI

enum R14Steps: Hashable {
  case home, item(id: Int), note(String)
  static func == (lhs: R14Steps, rhs: R14Steps) -> Bool {
//            ^^ hint equatable-payload
    if case .item = lhs, case .item = rhs { return true }
    if case .note(let left) = lhs, case .note(let right) = rhs { return left == right }
    return lhs.hashValue == rhs.hashValue
  }
  func hash(into hasher: inout Hasher) {}
}
enum R14Keys: Hashable {
  case home, item(id: Int)
  var kind: Int {
    switch self {
    case .home: 0
    case .item: 1
    }
  }
  var name: String {
    switch self {
    case .home: return "home"
    case .item: return "item"
    }
  }
  static func == (lhs: R14Keys, rhs: R14Keys) -> Bool { lhs.kind == rhs.kind && lhs.name == rhs.name }
//            ^^ hint equatable-payload
  func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
enum R14Hash: Hashable {
  case home, item(id: Int)
  static func == (lhs: R14Hash, rhs: R14Hash) -> Bool { lhs.hashValue == rhs.hashValue }
//            ^^ hint equatable-payload
  func hash(into hasher: inout Hasher) {
    switch self {
    case .home: hasher.combine("home")
    case .item: hasher.combine("item")
    }
  }
}
struct R14FormsRoot: View {
  @State var steps: [R14Steps] = [.home, .item(id: 1), .note("a")]
  @State var keys: [R14Keys] = [.home, .item(id: 1)]
  @State var hashes: [R14Hash] = [.home, .item(id: 1)]
  var body: some View {
    NavigationStack(path: $steps) {
      PlainView().navigationDestination(for: R14Steps.self) { step in
        switch step {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        case .note(let text): Text(text)
        }
      }
    }
    NavigationStack(path: $keys) {
      PlainView().navigationDestination(for: R14Keys.self) { key in
        switch key {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
    NavigationStack(path: $hashes) {
      PlainView().navigationDestination(for: R14Hash.self) { hash in
        switch hash {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
