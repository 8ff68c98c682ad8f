// E2 A list where one is wanted, one where a list is, a case that an enum lacks, a value without its label.
// rejected
// fix:   r.$list.select(with: Items())
import VDFlow

enum E2ShapesPlan: String { case free, pro }
@Steps struct E2ListShapes {
  var many: [Items] = []
  var plan: E2ShapesPlan = .free
}
func e2label(_ r: inout Root) {
  r.$list.select(Items())
//               ^^^^^^^ input-mismatch
}
func e2shapes(_ r: inout Root, _ shapes: inout E2ListShapes, _ items: [Items], _ item: Items) {
  shapes.$many.select(with: item)
//                          ^^^^ input-mismatch
  shapes = .many(Items())
//               ^^^^^^^ input-mismatch
  r.$list.select(with: items)
//                     ^^^^^ input-mismatch
  shapes.$plan.select(with: .por)
//                           ^^^ input-mismatch
  shapes.$plan.select(with: .init(rawValue: "pro") ?? .free)
  shapes.$many.select(with: items + [item])
  shapes = .plan(.pro)
}
