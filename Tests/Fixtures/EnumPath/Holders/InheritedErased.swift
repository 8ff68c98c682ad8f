// Only heirs push onto their base's path of any type, in a file of their own, and a destination takes any type.
// resolved: ErasedPlace.inbox, ErasedMail.chat
//- /Router.swift
import SwiftUI

class ErasedBase: ObservableObject { @Published var path = NavigationPath() }
extension View {
  func shows<Place: Hashable>(_ type: Place.Type) -> some View {
    navigationDestination(for: type) { _ in PlainView() }
  }
}
//- /Heir.swift
enum ErasedPlace: Hashable { case inbox }
enum ErasedMail: Hashable { case chat }
final class ErasedHeir: ErasedBase {
  func navigate(to place: ErasedPlace) { path.append(place) }
  func open(_ mail: ErasedMail) { path.append(mail) }
}
func erased(_ router: ErasedHeir) {
  router.navigate(to: .inbox)
  router.open(.chat)
}
//- /Root.swift
import SwiftUI

struct ErasedRoot: View {
  @StateObject var router = ErasedHeir()
  var body: some View {
    NavigationStack(path: $router.path) {
      PlainView().shows(ErasedPlace.self).shows(ErasedMail.self)
    }
  }
}
