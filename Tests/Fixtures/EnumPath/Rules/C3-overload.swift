// C3 Of overloads the arguments choose the one whose result is passed; an override hides what it overrides.
// rejected
import SwiftUI

class C3Maker { func nav() -> Nav? { nil } }
final class C3OwnMaker: C3Maker { override func nav() -> Nav { Nav.shared } }

struct C3Overloads {
  var nav: Nav
  var maker: C3OwnMaker
  func number(of step: Step) -> Step { step }
  func number(of title: String) -> Int { title.count }
  func number(of count: Int) -> String { "\(count)" }
  func stored(_ title: String) -> Bool { title.isEmpty }
  func stored(_ title: String) async -> Int { title.count }

  func go(_ title: String, _ count: Int) async {
    nav.next(.b(.item(id: number(of: title))))
    nav.next(.b(.item(id: number(of: .init()))))
    nav.next(.b(.item(id: await stored(title))))
    nav.next(.b(.item(id: number(of: count))))
//                        ^^^^^^^^^^^^^^^^^ input-mismatch
    maker.nav().next(.a(.z))
//                       ^ unknown-route
  }
}
