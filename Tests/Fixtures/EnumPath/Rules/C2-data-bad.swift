// C2 The missing hop leads into a payload that is data.
// rejected
// fix:       Button("Shoes") { path.append(.list(kind: .shoes)) }
import SwiftUI

enum C2DataKind: String { case shoes, shirts }
enum C2DataStep: Hashable { case list(kind: C2DataKind), help }
struct C2DataRoot: View {
  @State private var path: [C2DataStep] = [.help, .list(kind: .shirts)]
  var body: some View {
    NavigationStack(path: $path) {
      Button("Shoes") { path.append(.shoes) }
//                                   ^^^^^ broken-chain
        .navigationDestination(for: C2DataStep.self) { step in
          switch step {
          case .list(let kind): Text(kind.rawValue)
          case .help: PlainView()
          }
        }
    }
  }
}
