// Sites-bad What an existential of a router does not take or have.
// rejected
import UIKit
import XCoordinator

func sitesBad(_ router: any Router<NewsRoute>, _ app: AppCoordinator) {
    router.trigger(.lst)
//                  ^^^ unknown-route
    router.trigger(.article)
//                  ^^^^^^^ input-mismatch
    router.trigger(AccountRoute.profile)
//                              ^^^^^^^ broken-chain
    app.trigger(TabRoute.index)
//                       ^^^^^ broken-chain
}
