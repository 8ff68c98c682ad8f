// R14 By 'if', by several properties and by what is hashed, the payload is compared; what stands in front may have said so.
import SwiftUI

enum R14GoodSteps: Hashable {
  case home, item(id: Int)
  static func == (lhs: R14GoodSteps, rhs: R14GoodSteps) -> Bool {
    if case .item(let left) = lhs, case .item(let right) = rhs { return left == right }
    return lhs.hashValue == rhs.hashValue
  }
  func hash(into hasher: inout Hasher) {}
}
enum R14GoodKeys: Hashable {
  case home, item(id: Int)
  var kind: Int {
    switch self {
    case .home: 0
    case .item: 1
    }
  }
  var id: Int {
    switch self {
    case .home: return 0
    case .item(let id): return id
    }
  }
  static func == (lhs: R14GoodKeys, rhs: R14GoodKeys) -> Bool { lhs.kind == rhs.kind && lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
enum R14GoodHash: Hashable {
  case home, item(id: Int)
  static func == (lhs: R14GoodHash, rhs: R14GoodHash) -> Bool { lhs.hashValue == rhs.hashValue }
  func hash(into hasher: inout Hasher) {
    switch self {
    case .home: hasher.combine("home")
    case .item(let id): hasher.combine(id)
    }
  }
}
enum R14Before: Hashable {
  case home, item(id: Int)
  var id: Int { if case .item(let id) = self { id } else { 0 } }
  static func == (lhs: R14Before, rhs: R14Before) -> Bool {
    guard lhs.id == rhs.id else { return false }
    if case .item = lhs, case .item = rhs { return true }
    return false
  }
  func hash(into hasher: inout Hasher) {}
}
struct R14GoodFormsRoot: View {
  @State var steps: [R14GoodSteps] = [.home, .item(id: 1)]
  @State var keys: [R14GoodKeys] = [.home, .item(id: 1)]
  @State var hashes: [R14GoodHash] = [.home, .item(id: 1)]
  @State var others: [R14Before] = [.home, .item(id: 1)]
  var body: some View {
    NavigationStack(path: $steps) {
      PlainView().navigationDestination(for: R14GoodSteps.self) { step in
        switch step {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
    NavigationStack(path: $keys) {
      PlainView().navigationDestination(for: R14GoodKeys.self) { key in
        switch key {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
    NavigationStack(path: $hashes) {
      PlainView().navigationDestination(for: R14GoodHash.self) { hash in
        switch hash {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
    NavigationStack(path: $others) {
      PlainView().navigationDestination(for: R14Before.self) { other in
        switch other {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
