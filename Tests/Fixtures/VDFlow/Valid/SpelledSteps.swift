// Steps in literals, behind operators and in what collections and subjects take.
import Combine
import SwiftUI
import VDFlow

@Steps struct Spelled { var a; var b; var c = "" }
struct SpelledItem { var id: Spelled.Steps }

let spelledTitles: [Spelled.Steps: String] = [.a: "A", .b: "B", .c: "C"]
let spelledEvents = PassthroughSubject<Spelled.Steps, Never>()
let spelledItems = [SpelledItem(id: .a), .init(id: .b)]

struct SpelledScreen: View {
  @StateStep var flow: Spelled = .a
  var start: Spelled.Steps?

  var map: [Spelled.Steps: Int] { [.b: 1] }

  func go() {
    flow.selected = .init(rawValue: "x") ?? .b
    flow.selected = start ?? .c
    spelledEvents.send(.b)
    let listed = [SpelledItem(id: .a), .init(id: .c)]
    var all: [Spelled.Steps] = [.a]
    all.append(.b)
    if all.contains(.b) || listed.isEmpty { print(all.firstIndex(of: .c) ?? 0) }
  }

  var body: some View {
    switch flow.selected {
    case .a: Text("a")
    case .b: Text("b")
    case .c: Text("c")
    }
  }
}
