/// The workspaces that properties are tested on.

import IDE
import SourceText
import TestSupport

enum SampleTexts {
  /// The sample app, the prelude of the fixtures, and code that reaches across files in every way that there is.
  static func everything() throws -> [FileID: String] {
    var texts: [FileID: String] = [:]
    for (path, text) in try SampleWorkspace("SampleWorkspaces/Stinsen/Parcelbox").files { texts[FileID(path)] = text }
    let prelude = try FixtureFolder("Fixtures/Stinsen").prelude
    for file in prelude.files { texts[FileID("Depot/" + file.id.path)] = file.text }
    for (path, text) in acrossFiles { texts[FileID("Depot/" + path)] = text }
    return texts
  }

  /// Globals, aliases, generics, superclasses and protocol extensions: each used in another file than it stands in.
  private static let acrossFiles = [
    "Globals.swift": """
    import Stinsen
    import SwiftUI
    let sharedDepot = DepotCoordinator()
    let sharedTarget = \\DepotCoordinator.lane
    func currentRouter() -> DepotRouter { sharedDepot.routers }
    typealias DepotRouter = DepotCoordinator.Router
    typealias Wrapped<T: Coordinatable> = NavigationViewCoordinator<T>
    """,
    "Bases.swift": """
    import Stinsen
    import SwiftUI
    class ScreenModel<C: NavigationCoordinatable> {
      var router: NavigationRouter<C>?
      @RouterObject var stored: NavigationRouter<C>?
    }
    protocol HasDepot { var depot: DepotCoordinator { get } }
    extension HasDepot { func weigh() { depot.route(to: \\.scales) } ; var lane: LaneCoordinator { depot.route(to: \\.lane) } }
    extension DepotCoordinator {
      var routers: DepotCoordinator.Router { fatalError() }
      func makeExtra() -> Wrapped<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
    }
    """,
    "Users.swift": """
    import Stinsen
    import SwiftUI
    final class LaneModel: ScreenModel<LaneCoordinator> { func go() { router?.route(to: \\.bay, 1); stored?.route(to: \\.map) } }
    struct DepotScreen: View, HasDepot {
      let depot: DepotCoordinator
      @EnvironmentObject var router: DepotRouter
      var body: some View {
        Button("a") { router.route(to: sharedTarget).route(to: \\.map); sharedDepot.route(to: \\.survey, "q").child.route(to: \\.question, 1) }
        Button("b") { lane.route(to: \\.bay, 2); weigh(); currentRouter().coordinator.route(to: \\.parcel, Parcel(id: 1)) }
      }
      func open(_ model: LaneModel, _ other: DepotScreen?) {
        if let other { other.router.popToRoot() }
        if let router = model.router { router.route(to: \\.map) }
        guard let other else { return }
        other.depot.root(\\.office, Parcel(id: 2))
      }
    }
    """,
  ]
}
