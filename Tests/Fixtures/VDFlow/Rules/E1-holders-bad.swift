// E1 what is known to start with the value that it holds
// rejected
// fix:   @State var a: Root = .home
import Combine
import SwiftUI
import VDFlow

struct E1Holders: View {
  @State var a: Root = .hom
//                      ^^^ unknown-route
  @State var b: Root
  let c = CurrentValueSubject<Root, Never>(.hom)
//                                          ^^^ unknown-route
  let d: CurrentValueSubject<Root, Never> = .init(.hom)
//                                                 ^^^ unknown-route
  init() { _b = State<Root>(initialValue: .hom) }
//                                         ^^^ unknown-route
  var body: some View { Text("") }
}
