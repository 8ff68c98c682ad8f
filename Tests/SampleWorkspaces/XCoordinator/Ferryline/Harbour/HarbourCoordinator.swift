import UIKit
import XCoordinator

enum HarbourRoute: Route {
  case list
  case sailing(id: Int)
  case timetable
}

final class HarbourModel {
  let router: StrongRouter<HarbourRoute>

  init(router: StrongRouter<HarbourRoute>) { self.router = router }

  func open(_ id: Int) { router.trigger(.sailing(id: id)) }
  func plan() { router.trigger(.sailing) }
}

final class HarbourController: UIViewController {
  var model: HarbourModel?
}

final class HarbourCoordinator: NavigationCoordinator<HarbourRoute> {
  init() { super.init(initialRoute: .list) }

  override func prepareTransition(for route: HarbourRoute) -> NavigationTransition {
    switch route {
    case .list:
      let controller = HarbourController()
      controller.model = HarbourModel(router: strongRouter)
      return .push(controller)
    case .sailing: return .push(UIViewController())
    case .timetable: return .push(TimetableCoordinator())
    }
  }

  func showTimetable() { trigger(.timetable) }
}

enum TimetableRoute: Route {
  case days
}

final class TimetableCoordinator: NavigationCoordinator<TimetableRoute> {
  init() { super.init(initialRoute: .days) }

  override func prepareTransition(for route: TimetableRoute) -> NavigationTransition { .push(UIViewController()) }
}
