// A narrower constraint may have a function of its own under that name, and a default is no constraint.
// resolved: NarrowOwnerPage.about, NarrowOwnerPage.about
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
protocol NarrowQuiet: AnyObject {}
extension NarrowQuiet {
  func push<Flow: Hashable>(_ flow: Flow) { print(flow) }
}
protocol NarrowDefault: AnyObject {
  associatedtype Parent: NarrowQuiet = NarrowLoud
  var parent: Parent? { get set }
}
extension NarrowDefault {
  func send<Flow: Hashable>(_ flow: Flow) { parent?.push(flow) }
}
final class NarrowLoud: NarrowQuiet, ObservableObject {
  @Published var path = NavigationPath()
  func push<Flow: Hashable>(_ flow: Flow) { path.append(flow) }
}
final class NarrowNotes: NarrowDefault { weak var parent: NarrowLoud? }

enum NarrowOwnerPage: Hashable { case about }
enum NarrowOwnerClip: Hashable { case channel, report }
final class NarrowBoard: NarrowSilent, ObservableObject { @Published var path = NavigationPath() }
final class NarrowClips: NarrowOwned { weak var parent: NarrowBoard? }

struct NarrowRoot: View {
  @StateObject var board = NarrowBoard()
  @StateObject var loud = NarrowLoud()
  var body: some View {
    VStack {
      NavigationStack(path: $board.path) {
        Button("about") { board.path.append(NarrowOwnerPage.about) }
          .navigationDestination(for: NarrowOwnerPage.self) { _ in PlainView() }
      }
      NavigationStack(path: $loud.path) {
        Button("about") { loud.push(NarrowOwnerPage.about) }
          .navigationDestination(for: NarrowOwnerPage.self) { _ in PlainView() }
      }
    }
  }
}
func narrowOwners(_ clips: NarrowClips, _ notes: NarrowNotes) {
  clips.push(NarrowOwnerClip.channel)
  notes.send(NarrowOwnerClip.report)
}
