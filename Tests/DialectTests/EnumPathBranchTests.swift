/// Which screens the branches of resolvers give to which cases.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumPathBranchTests {
  private static let routes = """
    import SwiftUI
    enum Place: Hashable { case shop(Shop), me(Me), media(url: String, kind: Kind = .image), help }
    enum Shop: Hashable { case list, item(id: Int) }
    enum Me: Hashable { case info, orders }
    enum Kind { case image, video }
    struct ShopList: View { var body: some View { Text("") } }
    struct ItemView: View { let id: Int; var body: some View { Text("") } }
    struct InfoView: View { var body: some View { Text("") } }
    struct OrdersView: View { var body: some View { Text("") } }
    struct ImageView: View { var body: some View { Text("") } }
    struct VideoView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    """

  private static func root(_ resolver: String) -> String {
    """
    struct Root: View {
      @State private var path: [Place] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("") { path = [.shop(.list), .me(.info)] }.navigationDestination(for: Place.self) { place in
            \(resolver)
          }
        }
      }
    }
    """
  }

  /// `Shop.list: ShopList`, sub-routes left out.
  private func screens(_ resolver: String) -> [String] {
    let snapshot = Snapshot(texts: [FileID("App.swift"): Self.routes + "\n" + Self.root(resolver)])
    return snapshot.coordinators.flatMap(\.routes).filter { $0.targets.contains { $0.kind == .view } }.map { route in
      "\(route.id): " + route.targets.map { $0.name ?? "" }.joined(separator: ", ") + " \(route.factories.count)"
    }
  }

  @Test func patternsInsidePatternsAndFurtherSwitches() {
    let screens = screens(
      """
      switch place {
      case .shop(.list): ShopList()
      case .shop(.item(let id)): ItemView(id: id)
      case .me(let me):
        switch me {
        case .info: InfoView()
        case .orders: OrdersView()
        }
      case .media(_, .image): ImageView()
      case .media(_, kind: .video): VideoView()
      case .help: HelpView()
      }
      """)
    #expect(
      screens == [
        "Me.info: InfoView 1", "Me.orders: OrdersView 1", "Place.media: ImageView, VideoView 2",
        "Place.help: HelpView 1",
        "Shop.list: ShopList 1", "Shop.item: ItemView 1",
      ])
  }

  @Test func theScreenInAContainerIsTheTarget() {
    let screens = screens(
      """
      switch place {
      case .shop(.list): NavigationStack { ShopList().padding() }
      case .shop(.item(let id)): ZStack { Color.red; ScrollView { ItemView(id: id) } }.navigationTitle("Item")
      case .me(.info): VStack { InfoView(); OrdersView() }
      case .me(.orders): ZStack { Color.red; VStack { Text("Orders"); OrdersView() } }
      case .media: Group { if place == .help { ImageView() } else { VideoView() } }
      case .help: HelpView().overlay { InfoView() }
      }
      """)
    #expect(
      screens == [
        "Me.info: VStack 1", "Me.orders: ZStack 1", "Place.media: ImageView, VideoView 1", "Place.help: HelpView 1",
        "Shop.list: ShopList 1", "Shop.item: ItemView 1",
      ])
  }

  @Test func anIfThatIsAllOfADestination() {
    let screens = screens(
      "if case .shop(.list) = place { ShopList() } else if case .me(let me) = place, me == .info { InfoView() } "
        + "else { HelpView() }")
    // What an 'if' takes apart alone is no route.
    #expect(
      screens == [
        "Place.shop: ShopList, HelpView 2", "Place.me: InfoView, HelpView 2", "Place.media: HelpView 1",
        "Place.help: HelpView 1",
      ])
  }

  /// No destination takes a type, no path is bound, nothing is pushed.
  @Test func anOptionalThatOpensAScreenIsEnough() {
    let snapshot = Snapshot(
      texts: [
        FileID("App.swift"): """
        import SwiftUI
        enum Detail: Hashable { case item(Int), help }
        struct Root: View {
          @State private var detail: Detail?
          var body: some View {
            NavigationStack {
              Button("Help") { detail = .help }.navigationDestination(item: $detail) { detail in
                switch detail { case .item(let id): Text("\\(id)"); case .help: Text("Help") }
              }
            }
          }
        }
        """
      ])
    #expect(snapshot.transitions.compactMap(\.route) == ["Detail.help"])
  }

  @Test func severalSideBySideAreAllOfADestination() {
    #expect(
      screens("if case .help = place { HelpView() }; if case .me = place { ShopList() }")
        == ["Place.me: ShopList 1", "Place.help: HelpView 1"])
    #expect(screens("if case .help = place { HelpView() }; if isNew { ShopList() }") == [])
  }

  @Test func anIfBesideSomethingElseShowsAPart() {
    #expect(screens("VStack { HelpView(); if case .help = place { ShopList() } }") == [])
  }

  /// The body of a view that a destination is all made of.
  private func screens(ofView body: String, beside: String = "") -> [String] {
    let snapshot = Snapshot(
      texts: [
        FileID("App.swift"): Self.routes + "\n" + Self.root("PlaceView(place: place)"),
        FileID("PlaceView.swift"): """
        import SwiftUI
        struct PlaceView: View {
          let place: Place
          var body: some View { \(body) }
        }
        \(beside)
        """,
      ])
    return snapshot.coordinators.flatMap(\.routes).filter { $0.targets.contains { $0.kind == .view } }.map { route in
      "\(route.id): " + route.targets.map { $0.name ?? "" }.joined(separator: ", ")
    }
  }

  @Test func anIfThatIsAllOfAView() {
    #expect(
      screens(
        ofView: "if case .shop(let shop) = place { ShopFlow(shop: shop) } else { HelpView() }",
        beside: """
          struct ShopFlow: View {
            let shop: Shop
            var body: some View { Group { if case .item(let id) = self.shop { ItemView(id: id) } else { ShopList() } } }
          }
          """)
        == [
          "Place.me: HelpView", "Place.media: HelpView", "Place.help: HelpView", "Shop.list: ShopList",
          "Shop.item: ItemView",
        ])
  }

  @Test func anIfInAViewThatNoDestinationShowsIsAPart() {
    let label = "struct Label: View { let place: Place; var body: some View { if case .help = place { ShopList() } } }"
    let cases = ["shop", "me", "media", "help"]
    #expect(screens(ofView: "HelpView()", beside: label) == cases.map { "Place.\($0): PlaceView" })
  }
}
