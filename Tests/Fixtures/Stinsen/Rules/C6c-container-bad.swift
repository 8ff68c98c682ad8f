// C6c Containers and generic types, where one value is wanted, or the reverse.
// rejected
import SwiftUI
import Stinsen

struct Crate<Content> { var content: Content }
final class CargoCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \CargoCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var all = makeAll
  @Route(.push) var crate = makeCrate
  func makeStart() -> some View { PlainView() }
  func makeAll(parcels: [Parcel]) -> some View { PlainView() }
  func makeCrate(crate: Crate<Parcel>) -> some View { PlainView() }
}
func c6cOne(_ r: CargoCoordinator.Router, _ parcel: Parcel) { r.route(to: \.all, parcel) }
//                                                                          ^^^ input-mismatch
func c6cSet(_ r: CargoCoordinator.Router, _ names: Set<String>) { r.route(to: \.all, names) }
//                                                                              ^^^ input-mismatch
func c6cOthers(_ r: CargoCoordinator.Router, _ drafts: [Draft]) { r.route(to: \.all, drafts) }
//                                                                              ^^^ input-mismatch
func c6cContent(_ r: CargoCoordinator.Router, _ parcel: Parcel) { r.route(to: \.crate, parcel) }
//                                                                              ^^^^^ input-mismatch
func c6cCrate(_ r: CargoCoordinator.Router, _ crate: Crate<Int>) { r.route(to: \.crate, crate) }
//                                                                               ^^^^^ input-mismatch
func c6cMany(_ depot: DepotCoordinator, _ parcels: [Parcel]) { depot.route(to: \.parcel, parcels) }
//                                                                               ^^^^^^ input-mismatch
