// E4 code of a flow selects a step of its own without '$'.
// rejected
// fix:   mutating func e4home() { $home.select() }
import VDFlow

extension Root {
  mutating func e4home() { home.select() }
//                         ^^^^ broken-chain
  mutating func e4tab() { tab.main.select() }
//                            ^^^^ broken-chain
  mutating func e4local() {
    var home = $home
    home.select()
  }
}
