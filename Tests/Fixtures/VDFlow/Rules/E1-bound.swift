// E1 steps in what a binding and a tuple hold
// resolved: BoundPage.cover, BoundPage.text, BoundPage.text, BoundPage.cover, BoundPage.text, BoundPage.cover, BoundPage.text, Leaf.light
import SwiftUI
import VDFlow

@Steps struct BoundPage { var cover; var text: Int = 0 }
struct BoundPageView: View {
  @Binding var page: BoundPage
  @Binding var step: BoundPage.Steps
  var body: some View { Text("\(page.text)") }
}
func boundPages() -> some View {
  VStack {
    BoundPageView(page: .constant(.cover), step: .constant(.text))
    BoundPageView(page: .init(get: { .text(1) }, set: { _ in }), step: .constant(.cover))
    BoundPageView(page: .constant(.text(2)), step: .init(get: { .text }, set: { _ in }))
  }
}
let boundPair: (BoundPage, Leaf.Steps) = (.cover, .dark)
let (boundFirst, boundSecond): (BoundPage, BoundPage) = (.text(3), .cover)
func boundTuple(_ pair: (page: BoundPage, leaf: Leaf)) {}
func boundCall() { boundTuple((.text(4), .light)) }
