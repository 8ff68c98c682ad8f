// R12 A test makes a router for an enum of its own.
// hints: on
import SwiftUI

final class R12TestsNav<R: Hashable>: ObservableObject {
  @Published var path: [R] = []
  func next(_ route: R) { path.append(route) }
}
struct R12TestsStack<R: Hashable>: View {
  @ObservedObject var nav: R12TestsNav<R>
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R.self) { _ in PlainView() }
    }
  }
}
//- /R12Tests/R12Tests.swift
import SwiftUI

enum R12Tests: Hashable { case start, old }
final class R12TestsCase {
  let nav = R12TestsNav<R12Tests>()
  func run() { nav.next(.start) }
}
