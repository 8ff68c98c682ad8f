// Functions that take a route, under a name of their own.
// resolved: -, -, AliasedGoRoute.a, AliasedGoRoute.b, AliasedGoRoute.b, AliasedGoRoute.c
import SwiftUI

enum AliasedGoRoute: Hashable { case a, b(Int), c(String) }
typealias AliasedGo = (AliasedGoRoute) -> Void
struct AliasedGoRoot: View {
  @State var path: [AliasedGoRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      AliasedGoHome(open: { path.append($0) })
        .navigationDestination(for: AliasedGoRoute.self) { route in
          switch route {
          case .a: Text("a")
          case .b(let number): AliasedGoNext(number: number) { path.append($0) }
          case .c(let text): Text(text)
          }
        }
    }
  }
}
struct AliasedGoHome: View {
  let open: AliasedGo
  var body: some View {
    Button("a") { open(.a) }
    Button("b") { open(.b(1)) }
    row(open: open)
  }
  func row(open: @escaping AliasedGo) -> some View { Button("b") { open(.b(3)) } }
}
struct AliasedGoNext: View {
  let number: Int
  let onNext: AliasedGo
  var body: some View { Button("c") { onNext(.c("next")) } }
}
