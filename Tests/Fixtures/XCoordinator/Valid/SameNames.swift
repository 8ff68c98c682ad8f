// Members and types of one name: of a type and of its values, for some arguments, in other builds, and a setter's value.
// resolved: SameTwo.prod, SameOne.debug, SameOne.debug, SameOne.debug, SameTwo.prod, SameTwo.prod, SameTwo.prod
// unresolved: the type of the receiver is not known; the router's route type is not known
import UIKit
import XCoordinator

enum SameOne: Route { case home, debug }
enum SameTwo: Route { case home, prod }

final class SameStatic {
  static var router: StrongRouter<SameOne> { fatalError() }
  var router: StrongRouter<SameTwo> { fatalError() }
  func go() { router.trigger(.prod) }
  func start() { Self.router.trigger(.debug) }
  static func begin() { router.trigger(.debug) }
}

class SameBox<R: Route> {}
extension SameBox where R == SameOne { var next: StrongRouter<SameOne> { fatalError() } }
extension SameBox where R == SameTwo { var next: StrongRouter<SameTwo> { fatalError() } }
func same(_ one: SameBox<SameOne>, _ two: SameBox<SameTwo>) {
  one.next.trigger(.debug)
  two.next.trigger(.prod)
}

#if DEBUG
final class SameBuild {
  let router: UnownedRouter<SameOne>
  init(_ router: UnownedRouter<SameOne>) { self.router = router }
}
#else
final class SameBuild {
  let router: UnownedRouter<SameTwo>
  init(_ router: UnownedRouter<SameTwo>) { self.router = router }
  func go() { router.trigger(.prod) }
}
#endif

class SameModel<R: Route> {
  let router: UnownedRouter<R>
  init(_ router: UnownedRouter<R>) { self.router = router }
}
#if DEBUG
final class SameBuiltModel: SameModel<SameOne> {}
#else
final class SameBuiltModel: SameModel<SameTwo> { func go() { router.trigger(.prod) } }
#endif

final class SameSetter {
  let router: StrongRouter<SameOne>
  init(_ router: StrongRouter<SameOne>) { self.router = router }
  var other: StrongRouter<SameTwo> {
    get { fatalError() }
    set(router) { router.trigger(.prod) }
  }
}

enum SameOuter {
  enum SameTwo: Route { case own }
  enum Inner {}
}
extension SameOuter.Inner { static func go(_ router: UnownedRouter<SameTwo>) { router.trigger(.prod) } }
