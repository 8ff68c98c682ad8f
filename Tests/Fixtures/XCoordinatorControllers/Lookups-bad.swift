// Lookups-bad The router that a presentable is asked for takes the routes of the type that it is asked by.
// rejected
import UIKit
import XCoordinator

func lookupsBad(_ shown: any Presentable, _ screen: AppCoordinator) {
    shown.router(for: AccountRoute.self)?.trigger(.profil)
//                                                 ^^^^^^ unknown-route
    if let router = screen.account.router(for: AccountRoute.self) { router.trigger(.main) }
//                                                                                  ^^^^ unknown-route
}
