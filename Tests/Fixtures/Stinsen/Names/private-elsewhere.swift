// What one file keeps to itself has no meaning in another: there the framework's types are meant.
// rejected
// unresolved: the workspace has a type 'NavigationRouter' of its own
// resolved: DepotCoordinator.scales, LaneCoordinator.map, HubCoordinator.info, NamesFlow.next, NamesFlow.start, DepotCoordinator.lane
//- /Private.swift
import SwiftUI
import Stinsen

private final class NavigationRouter<T> {
  func route(to route: KeyPath<DepotCoordinator, Int>) {}
}
private final class TabRouter {}
private class ViewWrapperCoordinator {}
private struct RootSwitch {}
private struct Transition {}
private protocol TabCoordinatable {}
private enum NavigationViewCoordinator { case one }
private final class AnyCoordinator: TabCoordinatable { func route(to name: String) {} }
@propertyWrapper private struct Route { var wrappedValue: Int }

extension DepotCoordinator { fileprivate var namesBox: Int { 1 } }
private func askOwn(_ router: NavigationRouter<DepotCoordinator>, _ other: AnyCoordinator) {
  router.route(to: \.namesBox)
  other.route(to: "lane")
}
private func askFramework(_ router: DepotCoordinator.Router) { router.route(to: \.lane) }
//- /Elsewhere.swift
import SwiftUI
import Stinsen

func askRouter(_ router: NavigationRouter<DepotCoordinator>) { router.route(to: \.scales) }
func askWrapper(_ wrapper: NavigationViewCoordinator<LaneCoordinator>) { wrapper.child.route(to: \.map) }
func askTabs(_ router: TabRouter<HubCoordinator>) { router.focusFirst(\.info) }
final class NamesWrapper: ViewWrapperCoordinator<LaneCoordinator, AnyView> {}
func askErased(_ erased: AnyCoordinator, _ wrapper: NamesWrapper) {
  erased.view()
  wrapper.route(to: \.map)
//                    ^^^ broken-chain
}
//- /Flow.swift
import SwiftUI
import Stinsen

final class NamesFlow: NavigationCoordinatable {
  let stack = NavigationStack(initial: \NamesFlow.start)
  @Root var start: Transition<NamesFlow, RootSwitch, Void, AnyView> = makeStart
  @Route(.push) var next: Transition<NamesFlow, Presentation, Void, AnyView> = makeStart
  func makeStart() -> some View { PlainView() }
  func go() {
    route(to: \.next)
    root(\.start)
  }
}
