// What functions take that an app adds to a path, to a list, or to bindings of these.
// rejected
import SwiftUI

enum ExtendedBadRoute: Hashable { case list, detail(id: Int) }
enum ExtendedBadTip: Hashable { case first, second(Int) }

extension NavigationPath {
  mutating func putBad<T: Hashable>(_ value: T) { self.append(value) }
  mutating func swapBad(for route: ExtendedBadRoute) {
    removeLast()
    append(route)
  }
}
extension Binding where Value == NavigationPath {
  func openBad(_ route: ExtendedBadRoute) { wrappedValue.append(route) }
}
extension Array where Element == ExtendedBadTip {
  mutating func teachBad(_ tip: ExtendedBadTip) { append(tip) }
}
extension Binding where Value == [ExtendedBadTip] {
  func openBad(_ tip: ExtendedBadTip) { wrappedValue = [tip] }
}
struct ExtendedBadRoot: View {
  @State private var path = NavigationPath()
  @State private var tips: [ExtendedBadTip] = []
  var body: some View {
    VStack {
      NavigationStack(path: $path) {
        PlainView().navigationDestination(for: ExtendedBadRoute.self) { route in
          switch route {
          case .list: PlainView()
          case .detail(let id): NumberView(id: id)
          }
        }
      }
      NavigationStack(path: $tips) {
        PlainView().navigationDestination(for: ExtendedBadTip.self) { tip in
          switch tip {
          case .first: PlainView()
          case .second(let number): NumberView(id: number)
          }
        }
      }
    }
  }
  func extendedBad() {
    path.putBad(ExtendedBadRoute.detail(id: "3"))
//                                          ^^^ input-mismatch
    path.swapBad(for: .lost)
//                     ^^^^ unknown-route
    $path.openBad(.detail)
//                 ^^^^^^ input-mismatch
    tips.teachBad(.frist)
//                 ^^^^^ unknown-route
    $tips.openBad(.second)
//                 ^^^^^^ input-mismatch
  }
}
