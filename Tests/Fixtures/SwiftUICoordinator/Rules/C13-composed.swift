// C13 Two protocols make up the factory, and each has its labels.
import SwiftUI
import SwiftUICoordinator

protocol C13Mail { func makeMail(parent: Coordinator, isEmpty: Bool) -> Basket }
protocol C13Letters { func makeMail(parent: Coordinator) -> Basket }
func c13mail(_ factory: C13Mail & C13Letters, _ home: Home) {
  _ = factory.makeMail(parent: home)
  _ = factory.makeMail(parent: home, isEmpty: true)
}
