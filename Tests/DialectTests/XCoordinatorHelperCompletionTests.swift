/// What is offered where functions pass routes on, by what their other arguments and receivers say.

import IDE
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorHelperCompletionTests {
  @Test(arguments: [
    "extension AppCoordinator { func to<C: Coordinator>(_ next: C, _ route: C.RouteType) {}; "
      + "func go() { to(NewsCoordinator(), .‸) } }",
    "func start<R: Route>(_ router: StrongRouter<R>, at route: R) {}; "
      + "func go(_ news: StrongRouter<NewsRoute>) { start(news, at: .‸) }",
    "protocol Shows { associatedtype R: Route; var router: StrongRouter<R> { get } }; "
      + "extension Shows { func show(_ route: R) {} }; "
      + "struct Model: Shows { let router: StrongRouter<NewsRoute>; func go() { show(.‸) } }",
  ])
  func functionsThatPassRoutesOn(_ text: String) throws {
    let folder = try FixtureFolder("Fixtures/XCoordinator")
    let question = Fixture("// cursor: on\nimport UIKit\nimport XCoordinator\n" + text.replacing("‸", with: "$0"))
    let cursor = try #require(question.cursor)
    let found = completions(at: cursor.range.start, in: cursor.file, of: Snapshot(folder.prelude, question))
    #expect(found.map(\.label) == ["list", "article"])
  }
}
