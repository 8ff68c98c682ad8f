/// Routes as observables.

import RxSwift
import XCoordinator

extension Router {
  public var rx: Reactive<Self> { fatalError() }
}

extension Reactive where Base: Router {
  public func trigger(_ route: Base.RouteType, with options: TransitionOptions) -> Observable<Void> { fatalError() }
  public func trigger(_ route: Base.RouteType) -> Observable<Void> { fatalError() }
}
