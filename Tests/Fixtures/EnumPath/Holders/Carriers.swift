// What a case carries is pushed by who takes it apart; what other cases do is nobody's transition.
// hints: on
// resolved: -, -, CarriedRoute.shop.item, CarriedRoute.help.page, CarriedRoute.shop.list
// unresolved:
import SwiftUI

enum CarriedShop: Hashable {
  case list, item(Int)
  var view: some View { PlainView() }
}
enum CarriedHelp: Hashable { case page }
enum CarriedMood: Hashable {
  case calm, busy
  var view: some View { PlainView() }
}
enum CarriedRoute: Hashable { case shop(CarriedShop), help(CarriedHelp), mood(CarriedMood), back, unused }

struct CarriedAction {
  let action: (CarriedRoute) -> Void
  func callAsFunction(_ route: CarriedRoute) { action(route) }
}
struct CarriedKey: EnvironmentKey { static var defaultValue: CarriedAction { CarriedAction { _ in } } }
extension EnvironmentValues {
  var carried: CarriedAction {
    get { self[CarriedKey.self] }
    set { self[CarriedKey.self] = newValue }
  }
}
struct CarriedShopStack: View {
  @State var routes: [CarriedShop] = []
  var body: some View {
    NavigationStack(path: $routes) {
      PlainView().navigationDestination(for: CarriedShop.self) { $0.view }
    }
    .environment(\.carried, CarriedAction { route in
      if case .shop(let route) = route {
        routes.append(route)
      } else if case .mood(let mood) = route {
        print(mood)
      } else if route == .back {
        routes.removeAll()
      }
    })
  }
}
struct CarriedHelpStack: View {
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: CarriedHelp.self) { _ in PlainView() }
    }
    .environment(\.carried, CarriedAction(action: { route in
      switch route {
      case let .help(help): path.append(help)
      default: break
      }
    }))
  }
}
struct CarriedButtons: View {
  @Environment(\.carried) var navigate
  var body: some View {
    VStack {
      Button("item") { navigate(.shop(.item(1))) }
      Button("page") { navigate(.help(.page)) }
      Button("list") { navigate(.shop(.list)) }
      Button("calm") { navigate(.mood(.calm)) }
      Button("back") { navigate(.back) }
    }
  }
}
