/// Large texts are read by two threads while their braces do not balance.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct LargeTextTests {
  /// The two sides of a map are worked out whatever they are; so many are asked for at once.
  private struct TwoAtOnce: Parallelism {
    let width = 2
    func map<Input: Sendable, Output: Sendable>(
      _ inputs: [Input], _ transform: @Sendable (Input) -> Output
    ) -> [Output] { inputs.map(transform) }
  }

  /// Who reads the nested function as one of a broken text takes it for one at the top level.
  private static let start = """
    import Stinsen

    final class HomeCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\HomeCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var detail = makeDetail
      func makeStart() -> some View { EmptyView() }
      func makeDetail() -> some View { EmptyView() }
      func open() {
    func inside() { self.route(to: \\.detail) }
    inside()
      }

    """

  @Test func editsAnswerLikeAFreshStart() {
    let filler = String(repeating: "  func filler() { print(\"nothing\") }\n", count: 2_200)
    let whole = Self.start + filler + "}\n"
    let texts = [
      whole, Self.start + filler, Self.start + "if {" + filler, whole, "}" + whole, "let = 1\n" + whole, whole,
    ]
    let file = FileID("Home.swift")
    func snapshot(_ text: String) -> Snapshot {
      Snapshot(files: [file: SourceFile(text: Array(text.utf8))], parallelism: TwoAtOnce())
    }
    var edited = snapshot(whole)
    for text in texts {
      edited = edited.updating([file: SourceFile(text: Array(text.utf8))])
      let fresh = snapshot(text)
      #expect(edited.transitions == fresh.transitions)
      #expect(edited.coordinators == fresh.coordinators)
      #expect(routeGraph(of: edited) == routeGraph(of: fresh))
    }
    #expect(edited.transitions.contains { $0.status == .resolved })
  }
}
