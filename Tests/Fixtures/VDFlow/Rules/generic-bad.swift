// A generic flow is judged like any other, but for values of its parameter's type
// rejected
import VDFlow

@Steps struct Pages<Item> { var cover; var detail: Item? = nil; var count: Int = 0; var none }
@Steps struct Book { var pages: Pages<Items> = .cover; var index }

func genericBad(_ p: inout Pages<Items>, _ b: inout Book) {
  p.selected = .covr
//              ^^^^ unknown-route
  p.$detial.select()
//   ^^^^^^ unknown-route
  p = .count("a")
//           ^^^ input-mismatch
  b.pages.$detal.select()
//         ^^^^^ unknown-route
  b.$cover.select()
//   ^^^^^ broken-chain
  p.$detail.select(with: Items())
  b.selected = .index
}
