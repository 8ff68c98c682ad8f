// C1 What a destination or a sheet is given is compared with a case that there is not.
// rejected
import SwiftUI

enum C1ComparedStep: Hashable { case camera, call }
enum C1ComparedSheet: String, Identifiable { case help, news; var id: String { rawValue } }
struct C1ComparedRoot: View {
  @State private var path: [C1ComparedStep] = [.call, .camera]
  @State private var sheet: C1ComparedSheet?
  var body: some View {
    NavigationStack(path: $path) {
      Button("Help") { sheet = path.last == .cal ? .help : .news }
//                                           ^^^ unknown-route
        .navigationDestination(for: C1ComparedStep.self) { step in
          if step == .camra { PlainView() }
//                    ^^^^^ unknown-route
          if .call == step { PlainView() }
        }
    }
    .sheet(item: $sheet) {
      if $0 != .hlp { PlainView() }
//              ^^^ unknown-route
      if $0 == .news { PlainView() }
    }
  }
}
