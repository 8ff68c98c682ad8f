// C1 C3 Lists that are joined, and what closures make of others.
// rejected
import SwiftUI
import SwiftUICoordinator

func c1joined(_ c: Home, _ ids: [Int], _ routes: [HomeRoute]?) {
  c.set(routes: [.home] + [.detial(1)])
//                          ^^^^^^ unknown-route
  c.set(routes: [.home] + [.item(1)])
//                          ^^^^ input-mismatch
  c.append(routes: routes ?? [.sheeet])
//                             ^^^^^^ unknown-route
  c.append(routes: [.home] + ids.map { .itm(id: $0) })
//                                      ^^^ unknown-route
  c.append(routes: ids.map { id in .item(id) })
//                                  ^^^^ input-mismatch
}
