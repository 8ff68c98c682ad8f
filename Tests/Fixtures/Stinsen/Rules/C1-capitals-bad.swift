// C1, C2 Routes in capitals behind their coordinator's name: the last name of a key path is no type.
// rejected
// resolved: LegalCoordinator.GDPR, LegalCoordinator.FAQ, LegalCoordinator.GDPR
import SwiftUI
import Stinsen

final class LegalCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \LegalCoordinator.FAQ)
    @Root var FAQ = makeFAQ
    @Route(.push) var GDPR = makeGDPR
    func makeFAQ() -> some View { PlainView() }
    func makeGDPR() -> some View { PlainView() }
    func read() {
        route(to: \LegalCoordinator.GDPR)
        root(\LegalCoordinator.FAQ)
        route(to: \LegalCoordinator.GDRP)
//                                  ^^^^ unknown-route
        route(to: \LegalCoordinator.FAQ)
//                                  ^^^ wrong-route-kind
    }
}
final class LegalHome {
    var router: LegalCoordinator.Router?
    func open() { router?.route(to: \LegalCoordinator.GDPR) }
}
