// C6 What is left over may differ in one of several payloads.
// rejected
import SwiftUI

enum C6SeveralMode: Hashable { case quick, full(page: Int?) }
enum C6SeveralStep: Hashable { case edit(Int, mode: C6SeveralMode), show(isNew: Bool, Int), help }
struct C6SeveralRoot: View {
  @State private var path: [C6SeveralStep] = [.edit(1, mode: .quick), .show(isNew: true, 1), .help]
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C6SeveralStep.self) { step in
        switch step {
//      ^^^^^^ non-exhaustive-switch
        case .edit(let id, .quick): NumberView(id: id)
        case .edit(let id, mode: .full(page: nil)): NumberView(id: id)
        case .show, .help: PlainView()
        }
      }
    }
  }
  @ViewBuilder func title(of step: C6SeveralStep) -> some View {
    switch step {
//  ^^^^^^ non-exhaustive-switch
    case .edit, .help: PlainView()
    case .show(isNew: true, let id): NumberView(id: id)
    case .show(isNew: false, 1): PlainView()
    }
  }
}
