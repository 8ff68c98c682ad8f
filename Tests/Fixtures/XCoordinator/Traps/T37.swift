// T37 rx: cold, and own overloads.
// resolved: NewsRoute.list, NewsRoute.list
import UIKit
import XCoordinator
import XCoordinatorRx
import RxSwift

func q1(_ r: UnownedRouter<NewsRoute>, bag: DisposeBag) { r.rx.trigger(.list); r.rx.trigger(.list).subscribe().disposed(by: bag) }
//                                                             ^^^^^^^ warning no-op-transition
