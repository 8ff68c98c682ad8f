// What a class declares itself, or a protocol that refines another, hides what the other's extension has, and need not push.
// resolved: HiddenPage.about
import SwiftUI

protocol HiddenPushing: AnyObject { var path: NavigationPath { get set } }
extension HiddenPushing {
  func push<Flow: Hashable>(_ flow: Flow) { path.append(flow) }
}
enum HiddenPage: Hashable { case about }
enum HiddenNote: Hashable { case line }
final class HiddenBoard: HiddenPushing, ObservableObject {
  @Published var path = NavigationPath()
  func push<Flow: Hashable>(_ flow: Flow) { print(flow) }
}
protocol HiddenSilent: HiddenPushing {}
extension HiddenSilent {
  func push<Flow: Hashable>(_ flow: Flow) { print(flow) }
}
final class HiddenDeck: HiddenSilent, ObservableObject { @Published var path = NavigationPath() }
final class HiddenHall: HiddenPushing, HiddenSilent, ObservableObject { @Published var path = NavigationPath() }

struct HiddenRoot: View {
  @StateObject var board = HiddenBoard()
  @StateObject var deck = HiddenDeck()
  @StateObject var hall = HiddenHall()
  var body: some View {
    VStack {
      NavigationStack(path: $board.path) {
        Button("about") { board.path.append(HiddenPage.about) }
          .navigationDestination(for: HiddenPage.self) { _ in PlainView() }
      }
      NavigationStack(path: $deck.path) {
        PlainView().navigationDestination(for: HiddenPage.self) { _ in PlainView() }
      }
      NavigationStack(path: $hall.path) {
        PlainView().navigationDestination(for: HiddenPage.self) { _ in PlainView() }
      }
    }
  }
}
func hiddenPushes(_ board: HiddenBoard, _ deck: HiddenDeck, _ hall: HiddenHall) {
  board.push(HiddenNote.line)
  deck.push(HiddenNote.line)
  hall.push(HiddenNote.line)
}
