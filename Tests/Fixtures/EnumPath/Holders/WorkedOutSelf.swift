// What a sub-route gives back that puts itself into a case leads on to what is asked, where that is written there.
// resolved: CarriedPlace.home.shop, CarriedPlace.home.bag, CarriedPlace.home.item, CarriedPlace.home.shop, CarriedPlace.start, CarriedPlace.home.bag, CarriedPlace.home, CarriedPlace.home, CarriedPlace.home.shop, CarriedPlace.home
import SwiftUI

enum CarriedPlace: Hashable { case home(CarriedHome), start }
enum CarriedHome: Hashable {
  case shop, bag, item(id: Int)
  var place: CarriedPlace { .home(self) }
  var again: CarriedPlace { place }
  func asPlace() -> CarriedPlace { CarriedPlace.home(self) }
  func orStart(_ isNew: Bool) -> CarriedPlace { isNew ? .start : .home(self) }
  func other() -> CarriedPlace { .home(.shop) }
  func kept(_ home: CarriedHome) -> CarriedPlace { .home(home) }
}
struct CarriedRoot: View {
  let home: CarriedHome
  @State private var path: [CarriedPlace] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("1") { path.append(CarriedHome.shop.asPlace()) }
        Button("2") { path.append(CarriedHome.bag.place) }
        Button("3") { path.append(CarriedHome.item(id: 1).place) }
        Button("4") { path.append(CarriedHome.shop.orStart(true)) }
        Button("5") {
          let next = CarriedHome.bag
          path.append(next.asPlace())
        }
        Button("6") { path.append(home.place) }
        Button("7") { path.append(CarriedHome.bag.again) }
        Button("8") { path.append(CarriedHome.bag.other()) }
        Button("9") { path.append(CarriedHome.bag.kept(.shop)) }
      }
      .navigationDestination(for: CarriedPlace.self) { place in
        switch place {
        case .start: PlainView()
        case .home(.item(let id)): NumberView(id: id)
        case .home: PlainView()
        }
      }
    }
  }
}
