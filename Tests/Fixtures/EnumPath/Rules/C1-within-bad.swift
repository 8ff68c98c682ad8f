// C1-within Of a body that is about routes in parts, what those parts bind is followed; the rest is passed by.
// rejected
import SwiftUI

enum WithinSheet: String, Identifiable {
  case help
  var id: String { rawValue }
}
func withinMake() -> Step { .a(.x) }
struct WithinView: View {
  @State private var shown: WithinSheet?
  let nav: Nav
  var body: some View {
    VStack {
      Text("one").padding()
      Button("two") { print("two") }
      Button("three") {
        print("three")
        nav.next(.a(.z))
//                   ^ unknown-route
        shown = .help
      }
    }
    .sheet(item: $shown) { kind in
      VStack {
        Text("four")
        switch kind {
        case .hepl: PlainView()
//            ^^^^ unknown-route
        default: PlainView()
        }
      }
    }
  }
}
func withinConstant() {
  print("one")
  let upcoming = withinMake()
  print("two")
  if upcoming == .hepl { print("three") }
//                ^^^^ unknown-route
  let copy = upcoming
  print(copy == .hepl)
//               ^^^^ unknown-route
}
func withinFunction() {
  print("one")
  func show(_ given: Step) {
    print("two")
    print(given == .hepl)
//                  ^^^^ unknown-route
  }
  show(.a(.x))
}
func withinClosures() {
  print("one")
  let nav = Nav()
  print(nav.path.contains { $0 == .hepl })
//                                 ^^^^ unknown-route
  nav.path.forEach { each in
    print("two")
    print(each == .hepl)
//                 ^^^^ unknown-route
  }
}
func withinStatements() {
  print("one")
  for each in Nav().path {
    print("two")
    print(each == .hepl)
//                 ^^^^ unknown-route
  }
  guard let last = Nav().path.last else { return }
  print("three")
  print(last == .hepl)
//               ^^^^ unknown-route
  if case .b(let carried) = last {
    print("four")
    print(carried == .hepl)
//                    ^^^^ unknown-route
  }
}
#if DEBUG
func withinBuild() {
  print("one")
  #if os(iOS)
  print("two", withinMake() == .a(.x))
  #else
  print("three", withinMake() == .a(.y))
  #endif
}
#endif
