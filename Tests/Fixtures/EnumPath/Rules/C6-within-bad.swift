// C6-within A file that is compiled as a whole or not at all has its enum and its switches under one `#if`; a case under
// another one, or a switch outside, is not judged.
// rejected
#if !os(tvOS)
  import SwiftUI

  enum C6Within: Hashable { case list, item(Int), last }
  enum C6Apart: Hashable {
    case list
    #if os(macOS)
      case menu
    #endif
  }
  struct C6WithinRoot: View {
    @State var path: [C6Within] = []
    @State var other: [C6Apart] = []
    var body: some View {
      NavigationStack(path: $path) {
        PlainView().navigationDestination(for: C6Within.self) { route in
          switch route {
//        ^^^^^^ non-exhaustive-switch
          case .list: PlainView()
          case .item(let id): NumberView(id: id)
          }
        }
      }
      NavigationStack(path: $other) {
        PlainView().navigationDestination(for: C6Apart.self) { route in
          switch route {
          case .list: PlainView()
          }
        }
      }
    }
  }
#endif
