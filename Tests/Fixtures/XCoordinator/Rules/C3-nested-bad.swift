// C3-nested-bad Payloads that are enums' values: of other enums, with their type in front, in lists.
// rejected
import UIKit
import XCoordinator

enum NestedRoute: Route { case news(NewsRoute?), many([NewsRoute]), filter(NestedFilter), filters([NestedFilter]?) }
enum NestedFilter { case all, brand(String), range(from: Int, to: Int) }
func c3nested(_ r: StrongRouter<NestedRoute>) {
  r.trigger(.news(NewsRoute.article(id: "1")))
//           ^^^^ input-mismatch
  r.trigger(.news(NewsRoute.articles(id: 1)))
//           ^^^^ input-mismatch
  r.trigger(.many([.list, .lists]))
//           ^^^^ input-mismatch
  r.trigger(.many([.list, .article]))
//           ^^^^ input-mismatch
  r.trigger(.filter(.brand(1)))
//           ^^^^^^ input-mismatch
  r.trigger(.filter(.brand))
//           ^^^^^^ input-mismatch
  r.trigger(.filter(.all(1)))
//           ^^^^^^ input-mismatch
  r.trigger(.filter(.range(from: 1)))
//           ^^^^^^ input-mismatch
  r.trigger(.filters([.brand("a"), .range(to: 1, from: 2)]))
//           ^^^^^^^ input-mismatch
}
