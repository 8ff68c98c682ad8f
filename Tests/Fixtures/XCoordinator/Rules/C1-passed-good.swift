// C1-passed-good Functions of which another may be meant: an overload, a superclass out of sight, a generic one.
import UIKit
import XCoordinator

enum Mood { case calm }
final class WeeklyModel {
  let router: UnownedRouter<NewsRoute>
  init(router: UnownedRouter<NewsRoute>) { self.router = router }
  func go(_ route: NewsRoute) { router.trigger(route) }
  func go(_ mood: Mood) {}
  func maybe(_ route: NewsRoute?) { route.map { router.trigger($0) } }
  func any<T>(_ value: T, _ route: NewsRoute) { router.trigger(route) }
  func read() { go(.calm); go(.list); maybe(.none); maybe(.some(.list)); maybe(.article(id: 1)); any(1, .list) }
}
final class MonthlyController: UIViewController {
  let router: UnownedRouter<NewsRoute>
  init(router: UnownedRouter<NewsRoute>) { self.router = router; super.init() }
  func go(_ route: NewsRoute) { router.trigger(route) }
  func read() { go(.list); go(.article(id: 2)) }
}
