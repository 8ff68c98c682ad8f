// C3-optional-bad A route that may be missing, and nil, where a route is wanted.
// rejected
import UIKit
import XCoordinator

struct C3OptionalBadModel { var pending: NewsRoute?; func next() -> NewsRoute? { nil } }
func c3OptionalBad(_ r: StrongRouter<NewsRoute>, _ o: NewsRoute?) { r.trigger(o) }
//                                                                            ^ input-mismatch
func c3OptionalBad(_ r: WeakRouter<NewsRoute>, _ m: C3OptionalBadModel) { r.trigger(m.pending) }
//                                                                                    ^^^^^^^ input-mismatch
func c3OptionalBad(_ r: WeakRouter<NewsRoute>, next m: C3OptionalBadModel) { r.trigger(m.next()) }
//                                                                                       ^^^^ input-mismatch
func c3OptionalBad(_ r: StrongRouter<NewsRoute>, _ all: [NewsRoute]) { r.trigger(all.first) }
//                                                                                   ^^^^^ input-mismatch
func c3OptionalBad(_ r: StrongRouter<NewsRoute>) { r.trigger(nil) }
//                                                           ^^^ input-mismatch
struct C3OtherBadModel { var tab: TabRoute }
func c3OtherBad(_ r: StrongRouter<NewsRoute>, _ m: C3OtherBadModel) { r.trigger(m.tab) }
//                                                                                ^^^ broken-chain
