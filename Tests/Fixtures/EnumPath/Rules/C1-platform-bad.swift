// C1-platform What stands under `#if` is compiled on some platform; a final `#else` and a flag's branch perhaps never,
// but for an `#else` that leaves out another system than iOS.
// rejected
// unresolved: perhaps no build holds this branch of '#if'; perhaps no build holds this branch of '#if'
import SwiftUI

enum C1System: Hashable { case list, item(Int) }
struct C1SystemRoot: View {
  @State var path: [C1System] = []
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C1System.self) { route in
        switch route {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
  #if os(iOS) || os(Linux)
    func open() { path.append(.lists) }
//                             ^^^^^ unknown-route
    func item() { path.append(.item("a")) }
//                                  ^^^ input-mismatch
  #else
    func open() { path.append(.listed) }
  #endif
  #if os(tvOS)
    func focus() {}
  #else
    func focus() { path.append(.lost) }
//                              ^^^^ unknown-route
  #endif
  #if C1_OLD
    func old() { path.append(.old) }
  #elseif !os(watchOS)
    func old() { path.append(.older) }
//                            ^^^^^ unknown-route
  #endif
}
