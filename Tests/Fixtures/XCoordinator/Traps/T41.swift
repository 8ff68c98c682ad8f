// T41 local shadows a method of the same name.
import UIKit
import XCoordinator

final class Shadow: ViewCoordinator<ProfileFlow> { func news() -> NewsCoordinator { NewsCoordinator() }
    override func prepareTransition(for route: ProfileFlow) -> ViewTransition { let news = news(); return .present(news) } }
