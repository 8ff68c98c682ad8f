// R12 A library's public enum: what the library itself does not construct, whoever imports it may.
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
