// C11-bad Internal options.
// rejected
import UIKit
import XCoordinator

func c11bad(_ r: StrongRouter<NewsRoute>) { r.trigger(.list, with: .default) }
//                                                                  ^^^^^^^ input-mismatch
func c11named(_ r: StrongRouter<NewsRoute>) { r.trigger(.list, with: TransitionOptions.default) }
//                                                                                     ^^^^^^^ input-mismatch
final class C11Bad: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .pop() }
  func close() { performTransition(.pop(), with: .default) }
//                                                ^^^^^^^ input-mismatch
}
