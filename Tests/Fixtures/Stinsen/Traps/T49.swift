// T49 function generic over the coordinator.
// Expected: none; unresolved if listed.
import SwiftUI
import Stinsen

func t49<T: NavigationCoordinatable>(_ c: T, _ k: KeyPath<T, Transition<T, Presentation, Void, AnyView>>) { c.route(to: k) }
