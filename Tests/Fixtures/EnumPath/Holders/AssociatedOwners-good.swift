// A narrower constraint may have a function of its own under that name, and a default is no constraint.
// resolved: NarrowOwnerPage.about
import SwiftUI

protocol NarrowOwner: AnyObject { var path: NavigationPath { get set } }
extension NarrowOwner {
  func push<Flow: Hashable>(_ flow: Flow) { path.append(flow) }
}
protocol NarrowSilent: NarrowOwner {}
extension NarrowSilent {
  func push<Flow: Hashable>(_ flow: Flow) { print(flow) }
}
protocol NarrowOwned: AnyObject {
  associatedtype Parent: NarrowOwner
  var parent: Parent? { get set }
}
extension NarrowOwned where Parent: NarrowSilent {
  func push<Flow: Hashable>(_ flow: Flow) { parent?.push(flow) }
}
protocol NarrowDefault: AnyObject {
  associatedtype Parent = NarrowBoard
  var parent: Parent? { get set }
}

enum NarrowOwnerPage: Hashable { case about }
enum NarrowOwnerClip: Hashable { case channel, report }
final class NarrowBoard: NarrowSilent, ObservableObject { @Published var path = NavigationPath() }
final class NarrowClips: NarrowOwned { weak var parent: NarrowBoard? }

struct NarrowRoot: View {
  @StateObject var board = NarrowBoard()
  var body: some View {
    NavigationStack(path: $board.path) {
      Button("about") { board.path.append(NarrowOwnerPage.about) }
        .navigationDestination(for: NarrowOwnerPage.self) { _ in PlainView() }
    }
  }
}
func narrowOwners(_ clips: NarrowClips) {
  clips.push(NarrowOwnerClip.channel)
}
