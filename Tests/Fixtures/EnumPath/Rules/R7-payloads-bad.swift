// R7 R12 A payload that shows itself, or that a function shows, leads on.
// hints: on
// resolved: ShownPayload.itself.full, ShownPayload.itself.empty, ShownPayload.made.one, ShownPayload.wrapped.only
import SwiftUI

enum ShownItself: Hashable {
  case full, empty, never
//                  ^^^^^ hint unused-route
  @ViewBuilder func screen(_ title: String) -> some View {
    switch self {
    case .full, .never: PlainView()
    case .empty: EmptyView()
    }
  }
}
enum ShownMade: Hashable { case one, other }
//                                   ^^^^^ hint unused-route
enum ShownWrapped: Hashable {
  case only
  var content: some View { PlainView() }
}
enum ShownPayload: Hashable { case itself(ShownItself), made(ShownMade), wrapped(ShownWrapped) }
struct ShownPayloadRoot: View {
  @State private var path: [ShownPayload] = []
  @ViewBuilder func screen(for made: ShownMade) -> some View {
    switch made {
    case .one: PlainView()
    case .other: PlainView()
    }
  }
  var body: some View {
    NavigationStack(path: $path) {
      Button("open") { open() }
        .navigationDestination(for: ShownPayload.self) { route in
          switch route {
          case .itself(let shown): shown.screen("x").padding()
          case .made(let made): AnyView(screen(for: made))
          case .wrapped(let wrapped): VStack { PlainView(); wrapped.content }
          }
        }
    }
  }
  func open() {
    path.append(.itself(.full))
    path.append(.itself(.empty))
//                       ^^^^^ warning blank-screen
    path.append(.made(.one))
    path.append(.wrapped(.only))
  }
}
