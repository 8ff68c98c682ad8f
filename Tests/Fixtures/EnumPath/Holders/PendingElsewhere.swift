// What waits for a route may stand in a file without a stack, a destination or a link.
// resolved: Step.a.x, -, Step.b.x, -
// unresolved:
//- /Row.swift
import SwiftUI

struct PendingRow: View {
  @ObservedObject var nav: Nav
  @State private var pending: Step?
  @State private var last: Step?
  var body: some View {
    VStack {
      Button("a") { pending = .a(.x) }
      Button("b") { last = .b(.x) }
    }
    .onChange(of: pending) { step in
      if let step { nav.next(step) }
    }
  }
}
//- /Tail.swift
import SwiftUI

struct PendingTail: View {
  @StateObject var tail = PendingTailModel()
  @ObservedObject var nav: Nav
  var body: some View {
    Button("b") { tail.pending = .b(.x) }
      .onReceive(tail.$pending) { step in
        if let step { nav.next(step) }
      }
  }
}
final class PendingTailModel: ObservableObject {
  @Published var pending: Step?
}
