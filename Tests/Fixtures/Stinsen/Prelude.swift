// What every fixture of this dialect stands on: one coordinator per kind of route, and two tabs.
import SwiftUI
import Stinsen

struct Parcel: Equatable { var id: Int }
struct Draft { var text: String }                       // not Equatable
struct PlainView: View { var body: some View { Text("plain") } }
final class DepotCoordinator: NavigationCoordinatable { let stack = NavigationStack(initial: \DepotCoordinator.yard)
    @Root var yard = makeYard                            // root, Void -> view
    @Root var office = makeOffice                        // root, Parcel -> view
    @Root var shift = makeShift                          // root, Void -> ShiftCoordinator
    @Root var planned = makePlanned                      // root, Draft -> ShiftCoordinator
    @Route(.push) var scales = makeScales                // push, Void -> view
    @Route(.push) var parcel = makeParcel                // push, Parcel -> view
    @Route(.push) var shelf = makeShelf                  // push, Int? -> view
    @Route(.push) var lane = makeLane                    // push, Void -> LaneCoordinator
    @Route(.modal) var survey = makeSurvey               // modal, String -> NVC<SurveyCoordinator>
    @Route(.fullScreen) var confirm = makeConfirm        // fullScreen, () -> Void -> view

    func makeYard() -> some View { PlainView() }; func makeOffice(for parcel: Parcel) -> some View { PlainView() }; func makeShift() -> ShiftCoordinator { ShiftCoordinator() }
    func makePlanned(draft: Draft) -> ShiftCoordinator { ShiftCoordinator() }; func makeScales() -> some View { PlainView() }
    func makeParcel(parcel: Parcel) -> some View { PlainView() }; func makeShelf(number: Int? = nil) -> some View { PlainView() }
    func makeLane() -> LaneCoordinator { LaneCoordinator() }
    func makeSurvey(title: String) -> NavigationViewCoordinator<SurveyCoordinator> {
        NavigationViewCoordinator(SurveyCoordinator())
    }
    func makeConfirm(done: @escaping () -> Void) -> some View { PlainView() }
}
final class LaneCoordinator: NavigationCoordinatable { let stack = NavigationStack(initial: \LaneCoordinator.start)
    @Root var start = makeStart; @Root var closed = makeClosed
    @Route(.push) var bay = makeBay                      // push, Int -> view
    @Route(.push) var map = makeMap                      // push, Void -> view
    func makeStart() -> some View { PlainView() }; func makeClosed() -> some View { PlainView() }; func makeBay(number: Int) -> some View { PlainView() }; func makeMap() -> some View { PlainView() }
}
final class SurveyCoordinator: NavigationCoordinatable { let stack = NavigationStack(initial: \SurveyCoordinator.start)
    @Root var start = makeStart; @Root var thanks = makeThanks
    @Route(.push) var question = makeQuestion            // push, Int -> view
    func makeStart() -> some View { PlainView() }; func makeThanks() -> some View { PlainView() }; func makeQuestion(index: Int) -> some View { PlainView() }
}
final class ShiftCoordinator: NavigationCoordinatable { let stack = NavigationStack(initial: \ShiftCoordinator.start)
    @Root var start = makeStart; @Root var ended = makeEnded
    @Route(.push) var roster = makeRoster                // push, Void -> view
    func makeStart() -> some View { PlainView() }; func makeEnded() -> some View { PlainView() }; func makeRoster() -> some View { PlainView() }
}
final class HubCoordinator: TabCoordinatable {
    var child = TabChild(startingItems: [\HubCoordinator.lanes, \HubCoordinator.info])
    @Route(tabItem: makeLanesTab) var lanes = makeLanes  // tab -> NVC<LaneCoordinator>
    @Route(tabItem: makeInfoTab) var info = makeInfo     // tab -> view
    @Route(tabItem: makeInfoTab) var spare = makeInfo    // tab, not among the starting items
    func makeLanes() -> NavigationViewCoordinator<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
    func makeInfo() -> some View { PlainView() }; func makeLanesTab(isActive: Bool) -> some View { Text("Lanes") }; func makeInfoTab(isActive: Bool) -> some View { Text("Info") }
}
final class YardCoordinator: NavigationCoordinatable { let stack = NavigationStack(initial: \YardCoordinator.gate)
    @Root var gate = makeGate                            // root, Void -> view
    @Root var hub = makeHub                              // root, Void -> HubCoordinator
    func makeGate() -> some View { PlainView() }; func makeHub() -> HubCoordinator { HubCoordinator() }
}
