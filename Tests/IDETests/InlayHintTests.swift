/// What stands behind a transition, in the text.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct InlayHintTests {
  /// The lines of a file that have hints, with them.
  private func shown(in file: FileID, of snapshot: Snapshot) throws -> [String] {
    let source = try #require(snapshot.file(file))
    let hints = inlayHints(in: TextRange(0, source.text.count), of: file, in: snapshot)
    let lines = Set(hints.map { source.lines.line(of: $0.offset) }).sorted()
    return lines.map { line in
      let content = source.lines.contentRange(ofLine: line)
      var text = ""
      var start = content.start
      for hint in hints where source.lines.line(of: hint.offset) == line {
        text += source.string(TextRange(start, hint.offset)) + "⟨\(hint.target) \(hint.kind ?? "-")⟩"
        start = hint.offset
      }
      return (text + source.string(TextRange(start, content.end))).drop { $0 == " " }.description
    }
  }

  @Test func eachHopOfAChainSaysWhereItArrives() throws {
    let question = try Question(
      #"""
      func f(_ r: DepotCoordinator.Router) {
        r.route(to: \.lane).route(to: \.map)
        r.popLast()
      }
      func g(_ c: HubCoordinator) { c.focusFirst(\.lanes).child.route(to: \.map) }
      """#)
    #expect(
      try shown(in: FileID("Main.swift"), of: question.snapshot) == [
        #"r.route(to: \.lane)⟨LaneCoordinator push⟩.route(to: \.map)⟨PlainView push⟩"#,
        #"func g(_ c: HubCoordinator) { c.focusFirst(\.lanes)⟨LaneCoordinator tab⟩.child.route(to: \.map)⟨PlainView push⟩ }"#,
      ])
  }

  /// A route that carries another one shows what that shows.
  @Test func aNestedRouteSaysWhatAppears() throws {
    let library = try sampleSnapshot("EnumPath/Library")
    let shown = try library.fileIDs.flatMap { try self.shown(in: $0, of: library) }
    let nested = try #require(shown.first { $0.contains(".catalogue(.book(") }, "\(shown)")
    #expect(nested.contains("⟨Text push⟩"), "\(nested)")
  }

  @Test func eachHopOfADeepLinkHasItsOwn() throws {
    let lines = try shown(in: FileID("App/AppCoordinator.swift"), of: sampleSnapshot("XCoordinator/Ferryline"))
    let line = try #require(lines.first { $0.contains("deepLink(") })
    #expect(line.contains("AppRoute.main⟨") && line.contains("HarbourRoute.sailing(id: id)⟨"), "\(lines)")
    #expect(!line.hasSuffix("⟩"))
  }

  /// Also where the last one is called, and where all of them stand in a closure that something else is given.
  @Test func eachHopOfAChainOfStepsHasItsOwn() throws {
    let trailhead = try sampleSnapshot("VDFlow/Trailhead")
    let links = try shown(in: FileID("App/DeepLinks.swift"), of: trailhead)
    let select = try #require(links.first { $0.contains("select(with: trail)") })
    #expect(select.hasSuffix(".$detail.select(with: trail)⟨TrailScreen step⟩"), "\(links)")
    #expect(select.contains("tabs⟨") && select.contains(".trails⟨"))
    let app = try shown(in: FileID("App/TrailheadApp.swift"), of: trailhead)
    let settings = try shown(in: FileID("Screens/SettingsScreen.swift"), of: trailhead)
    #expect(settings.contains { $0.contains("flow.account⟨") && $0.hasSuffix(".step($flow.$main)") }, "\(settings)")
    #expect(app.contains { $0.contains("app.$tabs.select()⟨") && $0.hasSuffix("⟩ })") }, "\(app)")
  }
}
