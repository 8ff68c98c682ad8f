// C8 The rest of the switch, and of the file, is not written yet.
// unfinished
import UIKit
import XCoordinator

final class C8Damaged: NavigationCoordinator<NewsRoute> {
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
        switch route {
        case .list: return .push(UIViewController())
