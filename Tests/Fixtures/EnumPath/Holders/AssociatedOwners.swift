// A protocol's extension hands on to what its associated type must be.
// resolved: AssocOwnerPage.about, AssocOwnerClip.channel, AssocOwnerClip.report
import SwiftUI

protocol AssocOwner: AnyObject { var path: NavigationPath { get set } }
extension AssocOwner {
  func push<Flow: Hashable>(_ flow: Flow) { path.append(flow) }
}
protocol AssocOwned: AnyObject {
  associatedtype Parent: AssocOwner
  var parent: Parent? { get set }
}
extension AssocOwned {
  func push<Flow: Hashable>(_ flow: Flow) { self.parent?.push(flow) }
  func show<Flow: Hashable>(_ flow: Flow) { parent?.push(flow) }
}

enum AssocOwnerPage: Hashable { case about }
enum AssocOwnerClip: Hashable { case channel, report }
final class AssocOwnerBoard: AssocOwner, ObservableObject { @Published var path = NavigationPath() }
final class AssocOwnerClips: AssocOwned { weak var parent: AssocOwnerBoard? }

struct AssocOwnerRoot: View {
  @StateObject var board = AssocOwnerBoard()
  var body: some View {
    NavigationStack(path: $board.path) {
      Button("about") { board.push(AssocOwnerPage.about) }
        .navigationDestination(for: AssocOwnerPage.self) { _ in PlainView() }
        .navigationDestination(for: AssocOwnerClip.self) { clip in
          switch clip {
          case .channel: PlainView()
          case .report: PlainView()
          }
        }
    }
  }
}
func associatedOwners(_ clips: AssocOwnerClips) {
  clips.push(AssocOwnerClip.channel)
  clips.show(AssocOwnerClip.report)
}
