// T18 Other functions of that name.
// resolved: 
import SwiftUI
import SwiftUICoordinator

struct T18Errors { func handle(error: Error) {} }
struct T18Store { func handle(_ event: Int) {} }
func t18(_ errors: T18Errors, _ store: T18Store, _ e: Error) {
  errors.handle(error: e)
  store.handle(1)
}
