// What such a view shows is one of its optional's cases.
// rejected
import SwiftUI

enum FlagBad { case photos }
struct FlagBadRoot: View {
  @State var sheet: FlagBad?
  var body: some View {
    Button("photos") { sheet = .photo }
//                              ^^^^^ unknown-route
      .sheet(isPresented: Binding(get: { sheet != nil }, set: { if !$0 { sheet = nil } })) { PlainView() }
  }
}
