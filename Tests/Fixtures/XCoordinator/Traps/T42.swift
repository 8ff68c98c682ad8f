// T42 arrays with ternaries.
import UIKit
import XCoordinator

func t1(_ a: StrongRouter<AccountRoute>, _ n: StrongRouter<NewsRoute>, _ on: Bool) -> TabBarTransition { .set([a] + (on ? [n] : []) as [Presentable]) }
