// C13-good An optional router that is unwrapped, or that unwraps itself.
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.article
import UIKit
import XCoordinator

final class C13Good {
  var router: UnownedRouter<NewsRoute>?
  var implicit: StrongRouter<NewsRoute>!
  weak var coordinator: NewsCoordinator?
  func a() {
    router?.trigger(.list)
    implicit.trigger(.list)
    guard let router else { return }
    router.trigger(.list)
  }
  func b() { if let coordinator { coordinator.trigger(.article(id: 1)) } }
}
