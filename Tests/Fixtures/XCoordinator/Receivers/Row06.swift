// Row 6 Properties without an annotation.
// resolved: AppRoute.login, NewsRoute.list, AccountRoute.close
import UIKit
import XCoordinator

final class Row06 {
    private let router = AppCoordinator().strongRouter
    lazy var news = NewsCoordinator()
    lazy var account: AccountCoordinator = { let made = AccountCoordinator(); return made }()
    func go() { router.trigger(.login); news.trigger(.list); account.trigger(.close) }
}
