/// Renaming in every dialect: there and back again.

import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import IDE

@Suite struct RenameTests {
  /// A route's new name is used where the old one was, nothing else changes, and the way back leads to the same text.
  @Test(arguments: sampleNames) func thereAndBack(_ name: String) throws {
    let before = try sampleSnapshot(name)
    var renamed = 0
    for route in before.coordinators.flatMap(\.routes) where renamed < 4 {
      guard let place = route.declarations.first,
        let edits = try? rename(at: place.range.start, in: place.file, of: before, to: "brandNewName")
      else { continue }
      renamed += 1
      let listed = IDE.references(at: place.range.start, in: place.file, of: before, includingDeclaration: true)
      #expect(Set(edits.map(\.location)).isSubset(of: listed.map(\.location)), "\(route.id)")
      let after = before.updating(applying(edits, to: before))
      // Uses in front of the declaration have moved it.
      let id = RouteID(route.id.coordinator, "brandNewName")
      let moved = try #require(
        after.coordinators.flatMap(\.routes).first { $0.id == id }?.declarations.first, "\(route.id)")
      #expect(references(of: moved, in: after) == references(of: place, in: before), "\(route.id)")
      #expect(codes(after) == codes(before), "\(route.id)")
      let back = try rename(at: moved.range.start, in: moved.file, of: after, to: route.name) ?? []
      let again = after.updating(applying(back, to: after))
      for file in before.fileIDs { #expect(again.file(file)?.text == before.file(file)?.text, "\(route.id)") }
    }
    #expect(renamed > 0)
  }

  /// As many places in as many files; the offsets move.
  private func references(of place: Location, in snapshot: Snapshot) -> [FileID] {
    IDE.references(at: place.range.start, in: place.file, of: snapshot, includingDeclaration: true).map(\.location.file)
  }

  private func codes(_ snapshot: Snapshot) -> [String] { snapshot.diagnostics.map(\.code).sorted() }

  @Test func aFactoryKeepsItsName() throws {
    let question = try Question("func f(_ r: DepotCoordinator.Router) { r.route(to: \\.la$0ne) }")
    let cursor = try question.cursor
    let edits = try #require(
      try rename(at: cursor.range.start, in: cursor.file, of: question.snapshot, to: "road"))
    for edit in edits {
      #expect(question.snapshot.file(edit.location.file)?.string(edit.location.range) == "lane")
      #expect(edit.newText == "road")
    }
    #expect(Set(edits.map(\.location)).count == edits.count)
  }

  /// A name is what the compiler takes for one: no dash, quote or space of a keyboard that writes better than ASCII.
  @Test func namesAreTheCompilers() throws {
    let names = [
      "a", "_a", "_", "1a", "a1", "naïve", "a\u{301}", "\u{301}a", "東京", "🚀", "❤", "a×b", "a–b", "don’t", "a\u{A0}b",
      "a\u{3000}b", "a…", "a\u{FFFF}", "a\u{1FFFD}", "a\u{1FFFE}", "a\u{E0100}", "a\u{F0000}",
    ]
    let text = names.enumerated().map { "enum Name\($0) { case \($1)(Int) }" }.joined(separator: "\n")
    let refused = Set(try SwiftCompiler().complaints(about: [("Names.swift", text + "\n")]).map(\.line))
    for (index, name) in names.enumerated() {
      #expect(isIdentifier(name) == !refused.contains(index + 1), "\(name)")
    }
    #expect(refused.count == 13)
  }

  /// `\DepotCoordinator.Type` is a type, whatever is declared.
  @Test(arguments: ["Type", "Protocol", "class"]) func aWordOfTheLanguageIsRefused(_ word: String) throws {
    let question = try Question("func f(_ r: DepotCoordinator.Router) { r.route(to: \\.la$0ne) }")
    let cursor = try question.cursor
    let refusal = #expect(throws: RenameRefusal.self) {
      try rename(at: cursor.range.start, in: cursor.file, of: question.snapshot, to: word)
    }
    #expect(refusal?.message == "'\(word)' is a word of the language; a route cannot be called that.")
  }

  /// A chain that has not reached the coordinator still names its route.
  @Test func aBrokenChainIsNotLeftBehind() throws {
    let snapshot = try sampleSnapshot("Stinsen/Parcelbox")
    let route = try #require(snapshot.coordinators.flatMap(\.routes).first { $0.name == "tracking" })
    let place = try #require(route.declarations.first)
    let refusal = #expect(throws: RenameRefusal.self) {
      try rename(at: place.range.start, in: place.file, of: snapshot, to: "whereabouts")
    }
    #expect(refusal?.message.contains("App/DeepLinkHandler.swift:19") == true)
    // Where the chain is mended, nothing stands in the way.
    let broken = try #require(
      snapshot.diagnostics.first { $0.code == "broken-chain" && $0.message.contains("tracking") })
    let mended = snapshot.updating(applying(broken.fixes.first?.edits ?? [], to: snapshot))
    let edits = try #require(try rename(at: place.range.start, in: place.file, of: mended, to: "whereabouts"))
    #expect(edits.contains { $0.location.file == FileID("App/DeepLinkHandler.swift") })
  }

  /// A wrong input does not hide which route is meant.
  @Test func aWrongUseThatLeadsToTheRouteIsRenamed() throws {
    let question = try Question(
      """
      func f(_ r: DepotCoordinator.Router) {
        r.route(to: \\.la$0ne)
        r.route(to: \\.lane, 5)
      }
      """)
    let cursor = try question.cursor
    #expect(question.snapshot.transitions.contains { $0.status == .invalid })
    let edits = try #require(
      try rename(at: cursor.range.start, in: cursor.file, of: question.snapshot, to: "road"))
    #expect(edits.count { $0.location.file == cursor.file } == 2)
  }

  // MARK: - Cases

  /// A stack of somebody's own, whose closure has no type that could be told, and a property beside it.
  private static let head = """
    import SwiftUI
    enum Place: Hashable { case near, far(Int) }
    struct Root: View {
      @State private var path: [Place] = [.near, .far(1)]
      let frame: (place: Place, tab: Tab)
      var body: some View {
        NavigationStack(path: $path) { Text("").navigationDestination(for: Place.self) { _ in Text("") } }
      }
    }
    enum Tab { case near, home }

    """

  /// `enum Place { case }`
  @Test func aCaseThatIsBeingTypedStandsNowhere() {
    for text in ["", "a", "a.b", "\n.near"] {
      #expect(MemberPlaces(of: "", in: Array(text.utf8)).isEmpty)
      #expect(MemberPlaces(of: "", in: Array(text.utf8), isInside: true).isEmpty)
    }
  }

  /// What no dialect reads as a use is one all the same, where its type is that of the route.
  @Test(arguments: [
    "func f(_ any: Any) { g(any) { it in switch it { case .near: break; case .far: break } } }",
    "extension Root { var isNear: Bool { if case .near = frame.place { true } else { false } } }",
    "func h(_ place: Place) -> Bool { place == .near }",
    "func h(_ place: Place?) -> Bool { if let place, case .near = place { true } else { false } }",
    "func h(_ place: Place?) { guard let other = place, case .near = other else { return } }",
    "enum Last { case at(Place?) }; func h(_ last: Last) { if case .at(.some(.near)) = last { print(1) } }",
    "func h(_ titles: [Place: String]) -> String? { titles[.near] }",
    "enum Last { case place(Place = .near) }", #"let all = ["a": Place.far(1), "b": .near]"#,
    "let h = { (isNear: Bool) -> Place in isNear ? .near : .far }",
  ])
  func aCaseOutsideOfTransitionsIsRenamed(_ use: String) throws {
    #expect(try renamed(use)?.contains(".close") == true)
  }

  /// Where it cannot be told what a name means, it might be left behind.
  @Test(arguments: [
    "func f(_ any: Any) { g(any) { it in if case .near = it { print(1) } } }",
    "func f<T>(_ value: T) {}; func g() { f(.near) }",
  ])
  func aCaseOfNoKnownTypeRefusesRenaming(_ use: String) throws {
    let refusal = #expect(throws: RenameRefusal.self) { try renamed(use) }
    #expect(refusal?.message == "It is not known whether 'near' means this route at Main.swift:11.")
  }

  @Test(arguments: [
    "func h(_ tab: Tab) -> Bool { tab == .near }",
    "extension Root { var isNear: Bool { if case .near = frame.tab { true } else { false } } }",
    "func f(_ tab: Tab) {}; func g() { f(.near) }",
    "func f(_ any: Any) { g(any) { it in switch it { case .near: break; case .home: break } } }",
    "let far = h(.near(1))",
  ])
  func aCaseOfAnotherTypeStays(_ use: String) throws {
    #expect(try renamed(use) == use)
  }

  @Test(arguments: ["none", "some"]) func aCaseOfEveryOptionalIsRefused(_ name: String) throws {
    #expect(throws: RenameRefusal.self) { try renamed("", to: name) }
  }

  @Test func aFunctionOfItsNameKeepsACase() throws {
    let refusal = #expect(throws: RenameRefusal.self) {
      try renamed("extension Place { static func near(_ text: String) -> Place { .near } }")
    }
    #expect(refusal?.message == "'Place' has another member 'near' beside the route.")
  }

  /// What stands behind the head when `near` has another name.
  private func renamed(_ use: String, to name: String = "close") throws -> String? {
    let snapshot = Snapshot(Fixture(Self.head + use))
    let place = try #require(snapshot.coordinators.flatMap(\.routes).first { $0.name == "near" }?.declarations.first)
    guard let edits = try rename(at: place.range.start, in: place.file, of: snapshot, to: name) else { return nil }
    let after = snapshot.updating(applying(edits, to: snapshot))
    return after.file(place.file).map { String(decoding: $0.text, as: UTF8.self) }?
      .split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
  }
}
