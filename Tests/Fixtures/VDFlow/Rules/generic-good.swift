// A generic flow: its parameter takes anything, and what it generates is there
import VDFlow

@Steps struct Leaves<Item> { var cover; var detail: Item? = nil; var count: Int = 0; var none }
@Steps struct Folder { var leaves: Leaves<Items> = .cover; var index }

func genericGood(_ l: inout Leaves<Items>, _ f: inout Folder) {
  l.selected = nil
  l.$detail.select(with: Items())
  l = .detail(Items())
  l = .count(3)
  f.leaves.$detail.select(with: Items())
  f.leaves.selected = .cover
  f.$leaves.select(with: .detail(Items()))
  f = .leaves(.cover)
  if f.leaves.selected == .count { f.selected = .index }
}
