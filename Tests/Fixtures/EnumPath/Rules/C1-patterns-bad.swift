// C1 Patterns name cases that there are, beside other payloads too, and take payloads apart by their labels.
// rejected
import SwiftUI

enum C1PatternSort: Hashable { case newest, best(Int) }
enum C1PatternStep: Hashable { case item(id: Int, sort: C1PatternSort), web(String, C1PatternSort?), help }
struct C1PatternRoot: View {
  @State private var path: [C1PatternStep] = [.item(id: 1, sort: .newest), .web("", .best(1)), .help]
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C1PatternStep.self) { step in
        switch step {
        case .item(let id, .newest): NumberView(id: id)
        case .item, .web, .help: PlainView()
        }
      }
    }
  }
}
func c1Patterns(_ step: C1PatternStep) -> Int {
  switch step {
  case .item(let id, .newest): return id
  case .item(id: _, sort: .bst): return 0
//                         ^^^ unknown-route
  case .item(number: let id, sort: _): return id
//      ^^^^ input-mismatch
  case .help(let topic): return topic
//      ^^^^ input-mismatch
  default: return 1
  }
}
func c1Patterns(_ step: C1PatternStep, _ last: C1PatternStep?, _ isNew: Bool) {
  if case .itm = step {}
//         ^^^ unknown-route
  if isNew {
  } else if case .web(_, .nwest) = step {
//                        ^^^^^ unknown-route
  }
  guard case .hlp? = last else { return }
//            ^^^ unknown-route
  if case .web(let address, let sort, let more) = step { print(address, sort as Any, more) }
//         ^^^ input-mismatch
  switch (step, isNew) {
  case (.hepl, true): break
//       ^^^^ unknown-route
  default: break
  }
}
