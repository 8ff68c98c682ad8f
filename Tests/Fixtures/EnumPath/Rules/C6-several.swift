// C6 Several payloads, taken apart until nothing is left over.
import SwiftUI

enum C6WholeMode: Hashable { case quick, full(page: Int?) }
enum C6WholeStep: Hashable { case edit(Int, mode: C6WholeMode), show(isNew: Bool, Int), help }
struct C6WholeRoot: View {
  @State private var path: [C6WholeStep] = [
    .edit(1, mode: .quick), .edit(1, mode: .full(page: 1)), .show(isNew: true, 1), .help,
  ]
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C6WholeStep.self) { step in
        switch step {
        case .edit(let id, .quick): NumberView(id: id)
        case .edit(let id, mode: .full(page: nil)): NumberView(id: id)
        case .edit(_, mode: .full(page: let page?)): NumberView(id: page)
        case .show(isNew: true, 1): PlainView()
        case .show(isNew: true, let id): NumberView(id: id)
        case .show(isNew: false, _): PlainView()
        case .help: PlainView()
        }
      }
    }
  }
}
