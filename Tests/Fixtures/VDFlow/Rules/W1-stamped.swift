// W1 values of flows that may have a selection of their own, which is the step's too
import SwiftUI
import VDFlow

@Steps struct StampedTabs { var feed; var last: StampedSearch?; var search: StampedSearch = .idle }
@Steps struct StampedSearch { var idle; var found: StampedHits = .list }
@Steps struct StampedHits { var list; var map }
func stampedHits() -> StampedHits {
  var hits = StampedHits.list
  hits.$map.select()
  return hits
}
struct StampedDraft {
  var tabs: StampedTabs = .feed
  var draft: StampedSearch = .idle
  mutating func apply() {
    draft.selected = .found
    tabs.search = draft
  }
}
func stamped(_ tabs: inout StampedTabs, _ search: StampedSearch, _ all: [StampedSearch]) {
  tabs.search = search
  tabs.search = all.last ?? .idle
  tabs.last = all.first
  tabs.search.found = stampedHits()
  tabs.search = .found(stampedHits())
}
func stampedHere(_ tabs: inout StampedTabs) {
  var search = StampedSearch.idle
  search.selected = .found
  tabs.search = search
}
