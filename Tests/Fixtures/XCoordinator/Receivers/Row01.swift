// Row 1 Annotations of every router and coordinator type.
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, TabRoute.index, AccountRoute.close, AccountRoute.profile
import UIKit
import XCoordinator

final class Row01 {
    @UnownedErased var wrapped: StrongRouter<NewsRoute>
    init(_ r: UnownedRouter<NewsRoute>) { _wrapped = r }
    func go() { wrapped.trigger(.list) }
}
func row01a(_ r: StrongRouter<NewsRoute>) { r.trigger(.list) }
func row01b(_ r: UnownedRouter<NewsRoute>) { r.trigger(.list) }
func row01c(_ r: WeakRouter<NewsRoute>) { r.trigger(.list) }
func row01d(_ r: AnyRouter<NewsRoute>) { r.trigger(.list) }
func row01e(_ r: UnownedErased<StrongRouter<NewsRoute>>) { r.trigger(.list) }
func row01f(_ r: XCoordinator.WeakErased<StrongRouter<NewsRoute>>) { r.trigger(.list) }
func row01g(_ r: AnyCoordinator<NewsRoute, NavigationTransition>) { r.trigger(.list) }
func row01h(_ r: inout AnyNavigationCoordinator<NewsRoute>?) { r?.trigger(.list) }
func row01i(_ r: TabBarCoordinator<TabRoute>) { r.trigger(.index) }
func row01j(_ r: BaseCoordinator<AccountRoute, ViewTransition>) { r.trigger(.close) }
func row01k(_ r: BasicViewCoordinator<AccountRoute>) { (r).trigger(.profile) }
