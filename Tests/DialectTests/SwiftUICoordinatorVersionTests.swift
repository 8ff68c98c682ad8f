/// What depends on the framework's version, which a pin or the shape of the code tells; and the code of the framework's
/// own introduction, typed into a file.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct SwiftUICoordinatorVersionTests {
  private static let three = [
    PackagePin(
      name: "swiftuicoordinator", url: "https://github.com/erikdrobne/SwiftUICoordinator.git", version: "3.0.0")
  ]

  private func findings(_ text: String, pins: [PackagePin] = []) -> [String] {
    let file = FileID("Main.swift")
    let source = SourceFile(text: Array(text.utf8))
    let snapshot = Snapshot(files: [file: source], configuration: AnalysisConfiguration(packagePins: pins))
    return snapshot.diagnostics.map { finding in
      "\(source.lines.line(of: finding.location.range.start) + 1) \(finding.severity.name) \(finding.code) "
        + source.string(finding.location.range)
    }
  }

  @Test func introductionGivesHintsAlone() {
    #expect(
      findings(introduction) == [
        "5 hint unused-route simpleShapes",
        "6 hint unreachable-route customShapes",
        "7 hint unused-route featuredShape",
      ])
  }

  @Test func introductionUnderThree() {
    #expect(
      findings(introduction, pins: Self.three) == [
        "3 error invalid-declaration ShapesRoute",
        "5 hint unused-route simpleShapes",
        "6 hint unreachable-route customShapes",
        "7 hint unused-route featuredShape",
        "28 error invalid-declaration childCoordinators",
        "28 warning removed-api WeakCoordinator",
        "29 error invalid-declaration navigationController",
        "74 warning crash-on-transition coordinator",
        "101 warning removed-api makeNavigationDelegate",
      ])
  }

  /// Where no lock file says it, the Xcode project or the manifest does, unless what it allows behaves differently.
  @Test func projectsAndManifestsSayTheVersion() {
    func asked(_ version: String, below: String?) -> [PackagePin] {
      [
        PackagePin(
          name: "swiftuicoordinator", url: "https://github.com/erikdrobne/SwiftUICoordinator", version: version,
          source: .required(below: below))
      ]
    }
    func isThree(_ pins: [PackagePin]) -> Bool {
      findings(introduction, pins: pins).contains { $0.hasSuffix("warning removed-api WeakCoordinator") }
    }
    #expect(isThree(asked("3.0.0", below: "4.0.0")) && isThree(asked("3.0.0", below: nil)))
    #expect(!isThree(asked("2.3.0", below: "3.0.0")) && !isThree(asked("2.3.0", below: "4.0.0")))
    #expect(isThree(asked("2.3.0", below: "3.0.0") + Self.three))
  }

  /// T33, T34, T36: a coordinator handed to the view model, a base class, no `try`.
  @Test func codeOfThreeIsClean() {
    #expect(findings(three("override func handle(_ action: CoordinatorAction) { super.handle(action) }")).isEmpty)
  }

  /// T35: without a `handle` of its own a coordinator only logs.
  @Test func loggingDefaultHandlesNothing() {
    let handle =
      "  func handle(_ action: CoordinatorAction) {\n"
      + "    if case Tap.go = action { show(route: .more) }\n  }\n"
    let text = three("").replacing(handle, with: "")
    #expect(text != three(""))
    #expect(findings(text).contains { $0.hasSuffix("warning unhandled-action go") })
  }

  /// The name alone proves nothing.
  @Test func otherPackagesOfTheNameAreLeftAlone() {
    let other = [
      PackagePin(name: "swiftuicoordinator", url: "https://github.com/lexkl/SwiftUICoordinator", version: "1.0.0")
    ]
    #expect(findings(introduction, pins: other).isEmpty)
    #expect(findings(introduction.replacing("import SwiftUICoordinator", with: "import SwiftUI")).isEmpty)
  }

  private func three(_ handle: String) -> String {
    """
    import SwiftUI
    import SwiftUICoordinator
    enum R: StackNavigationRoute {
      case start, more
      var action: TransitionAction { .push(animated: true) }
    }
    enum Tap: CoordinatorAction { case go }
    class Base: Routing {
      weak var parent: Coordinator?
      var childCoordinators = [Coordinator]()
      let navigationController: UINavigationController
      let startRoute = R.start
      init(parent: Coordinator?, navigationController: UINavigationController) {
        self.parent = parent
        self.navigationController = navigationController
      }
      func handle(_ action: CoordinatorAction) {
        if case Tap.go = action { show(route: .more) }
      }
    }
    final class Sub: Base { \(handle) }
    extension Base: RouterViewFactory {
      @ViewBuilder func view(for route: R) -> some View { Screen(model: Model(coordinator: self)) }
    }
    struct Screen<C: Routing>: View {
      @ObservedObject var model: Model<C>
      var body: some View { Button("x") { model.tap() } }
    }
    final class Model<C: Routing>: ObservableObject {
      weak var coordinator: C?
      init(coordinator: C) { self.coordinator = coordinator }
      func tap() { coordinator?.handle(Tap.go) }
    }
    final class Root: RootCoordinator {
      func begin() {
        let child = Sub(parent: self, navigationController: navigationController)
        add(child: child)
        child.start()
        child.handle(Tap.go)
      }
    }
    func begin(_ window: UIWindow) { Root(window: window, navigationController: NavigationController()).begin() }
    """
  }

  private let introduction = """
    import SwiftUI
    import SwiftUICoordinator
    enum ShapesRoute: NavigationRoute {
      case shapes
      case simpleShapes
      case customShapes
      case featuredShape
      var title: String? {
        switch self {
        case .shapes: return "SwiftUI"
        default: return nil
        }
      }
      var action: TransitionAction? {
        switch self {
        case .simpleShapes: return nil
        default: return .push(animated: true)
        }
      }
    }
    enum ShapesAction: CoordinatorAction {
      case simpleShapes
      case customShapes
      case featuredShape(NavigationRoute)
    }
    class ShapesCoordinator: Routing {
      weak var parent: Coordinator?
      var childCoordinators = [WeakCoordinator]()
      let navigationController: NavigationController
      let startRoute: ShapesRoute
      let factory: CoordinatorFactory
      init(
        parent: Coordinator?, navigationController: NavigationController, startRoute: ShapesRoute = .shapes,
        factory: CoordinatorFactory
      ) {
        self.parent = parent
        self.navigationController = navigationController
        self.startRoute = startRoute
        self.factory = factory
      }
      func handle(_ action: CoordinatorAction) {
        switch action {
        case ShapesAction.simpleShapes:
          let coordinator = factory.makeSimpleShapesCoordinator(parent: self)
          try? coordinator.start()
        case ShapesAction.customShapes:
          let coordinator = factory.makeCustomShapesCoordinator(parent: self)
          try? coordinator.start()
        case let ShapesAction.featuredShape(route):
          switch route {
            ...
          default: return
          }
        case Action.done(_):
          popToRoot()
          childCoordinators.removeAll()
        default:
          parent?.handle(action)
        }
      }
    }
    extension ShapesCoordinator: RouterViewFactory {
      @ViewBuilder
      public func view(for route: ShapesRoute) -> some View {
        switch route {
        case .shapes: ShapeListView<ShapesCoordinator>()
        case .simpleShapes: EmptyView()
        case .customShapes: CustomShapesView<CustomShapesCoordinator>()
        case .featuredShape: EmptyView()
        }
      }
    }
    struct ShapeListView<Coordinator: Routing>: View {
      @EnvironmentObject var coordinator: Coordinator
      @StateObject var viewModel = ViewModel<Coordinator>()
      var body: some View {
        List {
          Button { viewModel.didTapBuiltIn() } label: { Text("Simple") }
          Button { viewModel.didTapCustom() } label: { Text("Custom") }
        }
        .onAppear { viewModel.coordinator = coordinator }
      }
    }
    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
      var dependencyContainer = DependencyContainer()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let window = (scene as? UIWindowScene)?.windows.first else { return }
        let appCoordinator = dependencyContainer.makeAppCoordinator(window: window)
        dependencyContainer.set(appCoordinator)
        let coordinator = dependencyContainer.makeShapesCoordinator(parent: appCoordinator)
        appCoordinator.start(with: coordinator)
      }
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url,
          let deepLink = try? dependencyContainer.deepLinkHandler.link(for: url) else { return }
        dependencyContainer.appCoordinator?.handle(deepLink, with: [:])
      }
    }
    class FadeTransition: NSObject, Transitionable {
      let factory = NavigationControllerFactory()
      lazy var delegate = factory.makeNavigationDelegate([FadeTransition()])
      func isEligible(from fromRoute: NavigationRoute, to toRoute: NavigationRoute, operation: NavigationOperation) -> Bool {
        return (fromRoute as? CustomShapesRoute == .customShapes && toRoute as? CustomShapesRoute == .star)
      }
    }
    class DeepLinkHandler: DeepLinkHandling {
      static let shared = DeepLinkHandler()
      let scheme = "coordinatorexample"
      let links: Set<DeepLink> = [
        DeepLink(action: "custom", route: ShapesRoute.customShapes)
      ]
      private init() {}
    }
    """
}
