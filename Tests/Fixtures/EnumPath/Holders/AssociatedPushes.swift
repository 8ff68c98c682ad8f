// A protocol's extension pushes an associated type; each conformer nests its own.
// resolved: AssocShop.Screen.list, AssocHelp.Screen.page
//- /Storable.swift
import SwiftUI

protocol AssocStorable: ObservableObject {
  associatedtype Screen: Hashable
  associatedtype Shown: View
  var path: NavigationPath { get set }
  @ViewBuilder func view(for screen: Screen) -> Shown
}
extension AssocStorable {
  func navigateTo(_ screen: Screen) { path.append(screen) }
}
struct AssocStack<Navigation: AssocStorable>: View {
  @ObservedObject var navigation: Navigation
  var body: some View {
    NavigationStack(path: $navigation.path) {
      PlainView().navigationDestination(for: Navigation.Screen.self) { navigation.view(for: $0) }
    }
  }
}
//- /Shop.swift
import SwiftUI

final class AssocShop: AssocStorable {
  enum Screen: Hashable { case list, item(Int) }
  @Published var path = NavigationPath()
  func view(for screen: Screen) -> some View { PlainView() }
}
final class AssocHelp: AssocStorable {
  enum Screen: Hashable { case page }
  @Published var path = NavigationPath()
  func view(for screen: Screen) -> some View { PlainView() }
}
//- /Use.swift
func associated(_ shop: AssocShop, _ help: AssocHelp) {
  shop.navigateTo(.list)
  help.navigateTo(.page)
}
