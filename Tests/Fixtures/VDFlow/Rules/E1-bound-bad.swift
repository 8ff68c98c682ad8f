// E1 steps that flows lack, in what a binding and a tuple hold
// rejected
// resolved: UnboundPage.text, UnboundPage.text
import SwiftUI
import VDFlow

@Steps struct UnboundPage { var cover; var text: Int = 0 }
func unboundPage(_ page: Binding<UnboundPage>, _ step: Binding<UnboundPage.Steps>) {}
func unboundPages() {
  unboundPage(.constant(.covr), .constant(.text))
//                       ^^^^ unknown-route
  unboundPage(.constant(.text(2)), .constant(.index))
//                                            ^^^^^ unknown-route
}
let (unboundFirst, unboundSecond): (UnboundPage, UnboundPage) = (.text(3), .title)
//                                                                          ^^^^^ unknown-route
