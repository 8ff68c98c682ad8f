// What a sheet shows of whoever meets a protocol is a slot of all that do.
// hints: on
// resolved: RequiredShop.item, RequiredShop.list, RequiredShop.item
// unresolved:
import SwiftUI

protocol RequiredNavigator: ObservableObject {
  associatedtype Screen: Identifiable
  var sheet: Screen? { get set }
}
extension RequiredNavigator {
  func present(_ screen: Screen, isQuiet: Bool = false) {
    if isQuiet { return }
    sheet = screen
  }
}
enum RequiredShop: Identifiable {
  case list, item(Int), hidden
//                      ^^^^^^ hint unused-route
  var id: Int { 0 }
}
enum RequiredState { case idle, busy }
final class RequiredShopNavigator: RequiredNavigator {
  @Published var sheet: RequiredShop?
  var state: RequiredState?
}
struct RequiredHost<Navigator: RequiredNavigator, Content: View>: View {
  @ObservedObject var navigator: Navigator
  let content: (Navigator.Screen) -> Content
  var body: some View { PlainView().sheet(item: $navigator.sheet) { content($0) } }
}
func required(_ navigator: RequiredShopNavigator) {
  navigator.present(.item(1))
  navigator.sheet = .list
  navigator.present(.item(2), isQuiet: true)
  navigator.state = .busy
}
// A class that meets nothing of the kind has a property of that name.
final class RequiredOther {
  var sheet: RequiredState?
  func show() { sheet = .idle }
}
