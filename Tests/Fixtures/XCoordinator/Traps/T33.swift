// T33 bare trigger in init after super.init; async self-edge in an alert action.
// resolved: ProfileFlow.open, ProfileFlow.open
import UIKit
import XCoordinator

final class Ask: NavigationCoordinator<ProfileFlow> {
    init() { super.init(initialRoute: nil); trigger(.open) }
    override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(.init(title: "Again", style: .default) { [unowned self] _ in self.trigger(.open) })
        return .present(alert)
    }
}
