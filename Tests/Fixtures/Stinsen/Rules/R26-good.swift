// R26 A coordinator made in the body of a scene, or kept.
import SwiftUI
import Stinsen

struct R26GoodApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(LaneCoordinator()).view() } }
}
struct R26Good: View {
    @StateObject var lane = LaneCoordinator()
    var body: some View { lane.view() }
}
struct R26Kept: View {
    @StateObject var lane = LaneCoordinator()
    var body: some View { NavigationViewCoordinator(lane).view() }
}
