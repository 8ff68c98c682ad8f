// C13 A label is missing, and two protocols make up the factory.
// rejected
import SwiftUI
import SwiftUICoordinator

protocol C13Baskets { func makeBasket(parent: Coordinator, isEmpty: Bool) -> Basket }
protocol C13Tabs { func makeTabs(parent: Coordinator) -> Tabs }
typealias C13Factories = C13Baskets & C13Tabs
func c13(_ factory: C13Factories, _ home: Home) {
  _ = factory.makeBasket(parent: home)
//            ^^^^^^^^^^ input-mismatch
}
