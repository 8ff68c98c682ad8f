// C1 The cases of an optional, beside a value that is none, and behind the name of its type.
// resolved: OptionalPlace.list, OptionalPlace.list
import SwiftUI

enum OptionalPlace: String, Identifiable { case list, map; var id: String { rawValue } }
final class OptionalPlaces: ObservableObject { @Published var sheet: OptionalPlace? }
struct OptionalPlaceView: View {
  @StateObject var nav = OptionalPlaces()
  let place: OptionalPlace
  var body: some View {
    Button("Close") {
      if place == .none { nav.sheet = OptionalPlace?.none }
      nav.sheet = Optional<OptionalPlace>.none
      nav.sheet = OptionalPlace?.some(OptionalPlace.list)
      nav.sheet = Optional.some(OptionalPlace.list)
    }
    .sheet(item: $nav.sheet) { place in
      if place == .none { NumberView(id: 1) } else { PlainView() }
    }
  }
}
