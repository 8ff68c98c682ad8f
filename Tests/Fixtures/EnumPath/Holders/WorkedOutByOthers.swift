// What a function gives back, another one may work out for it, in whichever file. Two that ask each other tell nothing.
// resolved: Step.a.x, Step.a.y, Step.b.item, Step.b.x, -
// unresolved:
//- /Others.swift
import SwiftUI

enum WorkedOutOthers {
  static func first() -> Step { WorkedOutFurther.start }
  static func either(_ isNew: Bool) -> Step {
    if isNew { return .b(.x) }
    return WorkedOutFurther().rest()
  }
  static func circle(_ number: Int) -> Step { WorkedOutFurther.back(number) }
}
//- /Further.swift
import SwiftUI

struct WorkedOutFurther {
  static var start: Step { .a(.x) }
  static func back(_ number: Int) -> Step { WorkedOutOthers.circle(number - 1) }
  func rest() -> Step { isLast ? .a(.y) : .b(.item(id: 1)) }
  var isLast = false
}
//- /Pushes.swift
import SwiftUI

func workedOutByOthers(_ nav: Nav) {
  nav.next(WorkedOutOthers.first())
  nav.next(WorkedOutOthers.either(true))
  nav.next(WorkedOutOthers.circle(3))
}
