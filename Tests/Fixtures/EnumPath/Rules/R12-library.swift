// R12 A library's public enum: what the library itself does not construct, whoever imports it may; here, or elsewhere.
// hints: on
import SwiftUI

//- /Sources/Talk/TalkRoute.swift
import SwiftUI

public enum TalkRoute: Hashable { case list, room }
public final class TalkNav: ObservableObject {
  @Published public var path: [TalkRoute] = []
  public func push(_ route: TalkRoute) { path.append(route) }
  func open() { push(.room) }
}
public struct TalkRoot: View {
  @StateObject var nav = TalkNav()
  public var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: TalkRoute.self) { _ in PlainView() }
    }
  }
}
enum TalkStep: Hashable { case start, end }
//                                    ^^^ hint unused-route
struct TalkSteps: View {
  @State var path: [TalkStep] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("start") { path.append(.start) }.navigationDestination(for: TalkStep.self) { _ in PlainView() }
    }
  }
}
//- /Sources/Shop/ShopRoute.swift
import SwiftUI

public enum ShopRoute: Hashable { case list, item }
//                                           ^^^^ hint unused-route
public struct ShopRoot: View {
  @State var path: [ShopRoute] = []
  public var body: some View {
    NavigationStack(path: $path) {
      Button("list") { path.append(.list) }.navigationDestination(for: ShopRoute.self) { _ in PlainView() }
    }
  }
}
//- /App/App.swift
#if canImport(Shop)
  import Shop
#endif
