// R7 A pattern inside a pattern shows nothing; what another case carries to the same inner case has a screen.
import SwiftUI

enum R7Outer: Hashable { case shop(R7Inner), shelf(R7Inner), note(R7Tone), bin(R7Tone) }
enum R7Inner: Hashable { case list, item(Int) }
enum R7Tone: Hashable { case calm, loud }
struct R7OuterRoot: View {
  @State private var path: [R7Outer] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Shop") { path.append(.shop(.list)) }
//                                          ^^^^ warning blank-screen
        Button("Item") { path.append(.shop(.item(1))) }
        Button("Shelf") { path.append(.shelf(.list)) }
        Button("Shelf item") { path.append(.shelf(.item(1))) }
        Button("Note") { path.append(.note(.calm)) }
//                                          ^^^^ warning blank-screen
        Button("Loud") { path.append(.note(.loud)) }
        Button("Bin") { path.append(.bin(.calm)) }
        Button("Loud bin") { path.append(.bin(.loud)) }
      }
      .navigationDestination(for: R7Outer.self) { place in
        switch place {
        case .shop(.list): EmptyView()
        case .shop(.item(let id)) where id > 0: NumberView(id: id)
        case .shop(.item): EmptyView()
        case .shelf(.list): PlainView()
        case .shelf(.item(let id)): NumberView(id: id)
        case .note(let tone):
          switch tone {
          case .calm: EmptyView()
          case .loud: PlainView()
          }
        case .bin(let tone): Text(tone == .calm ? "calm" : "loud")
        }
      }
    }
  }
}
