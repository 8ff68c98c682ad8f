// W1 values of flows that factories have made and nobody has selected anything in
import SwiftUI
import VDFlow

@Steps struct FreshTabs { var feed; var search: FreshSearch = .idle }
@Steps struct FreshSearch { var idle; var found: FreshHits = .list }
@Steps struct FreshHits { var list; var map; var near: Int = 0 }
func fresh(_ tabs: inout FreshTabs, _ distance: Int) {
  let hits = FreshHits.near(distance)
  let search: FreshSearch = .found(hits)
  tabs.search = search
//     ^^^^^^ warning no-op-transition
  tabs.search = .found(hits)
//     ^^^^^^ warning no-op-transition
}
func freshBelow(_ tabs: inout FreshTabs, _ distance: Int) {
  tabs.search.found = .near(distance)
//            ^^^^^ warning no-op-transition
}
