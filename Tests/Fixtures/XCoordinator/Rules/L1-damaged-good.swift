// L1 What the handler calls could not be read as a whole: it may well show somebody who takes the next route.
// unfinished
import UIKit
import XCoordinator

enum L1DamagedRoute: Route { case either(Bool), own(Bool), news }
final class L1DamagedProfile: NavigationCoordinator<ProfileFlow> {
    override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .push(UIViewController()) }
}
final class L1Damaged: NavigationCoordinator<L1DamagedRoute> {
    let profile = L1DamagedProfile(), other = UIViewController()
    override func prepareTransition(for route: L1DamagedRoute) -> NavigationTransition {
        switch route {
        case .either(let isOwn): return open(isOwn)
        case .own: return chosen
        case .news: return .present(other)
        }
    }
    private func open(_ isOwn: Bool) -> NavigationTransition {
        " guard isOwn else { return .present(profile) }
        return .present(other)
    }
    private var chosen: NavigationTransition {
        " if isOwn { return .present(profile) }
        return .present(other)
    }
    func links() -> [NavigationTransition] {
        [deepLink(.either(false), ProfileFlow.open), deepLink(.own(true), ProfileFlow.open)]
    }
}
