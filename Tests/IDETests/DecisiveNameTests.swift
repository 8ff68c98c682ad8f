/// A file without any of a framework's words is read whole where it names a route type, or what carries a route: as soon as
/// it does, and as long.

import Facts
import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import IDE

@Suite struct DecisiveNameTests {
  private let flow = FileID("Flow.swift")
  private let links = FileID("Links.swift")
  private let push = FileID("Push.swift")

  private var texts: [FileID: String] {
    [
      flow: """
      import UIKit
      import XCoordinator
      enum Step: Route { case home, article, help }
      final class State { var pending: Step? }
      let state = State()
      final class Flow: NavigationCoordinator<Step> {
        override func prepareTransition(for route: Step) -> NavigationTransition { .push(UIViewController()) }
        func open(_ url: String) { (step(of: url) ?? state.pending).map { trigger($0) } }
      }
      let flow = Flow(initialRoute: .home)
      """,
      links: "func step(of url: String) -> Step? { url.isEmpty ? nil : .article }\n",
      push: "func push() { state.pending = .help }\n",
    ]
  }

  private func edit(_ snapshot: inout Snapshot, _ files: inout [FileID: String], _ file: FileID, _ text: String?) {
    files[file] = text
    snapshot = snapshot.updating([file: text.map { SourceFile(text: Array($0.utf8)) }])
    let fresh = Snapshot(texts: files)
    #expect(difference(between: snapshot, and: fresh, asking: []) == nil, "\(file) \(text ?? "")")
    for file in files.keys {
      #expect(snapshot.facts(of: file)?.hasBodies == fresh.facts(of: file)?.hasBodies, "\(file) \(text ?? "")")
    }
  }

  private func unused(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.filter { $0.code == "unused-route" }.map { String($0.message.prefix { $0 != " " }) }
  }

  @Test func filesComeAndGo() throws {
    var (files, snapshot) = (texts, Snapshot(texts: texts))
    #expect(unused(snapshot) == [])
    let text = try #require(files[flow])
    // The property goes by another name, and comes back.
    edit(&snapshot, &files, flow, text.replacing("pending", with: "later"))
    #expect(snapshot.facts(of: push)?.hasBodies == false)
    #expect(unused(snapshot) == ["Step.help"])
    edit(&snapshot, &files, flow, text)
    #expect(unused(snapshot) == [])
    // So does the route type.
    edit(&snapshot, &files, flow, text.replacing("Step", with: "Stage"))
    #expect(snapshot.facts(of: links)?.hasBodies == false)
    edit(&snapshot, &files, flow, text)
    #expect(snapshot.facts(of: links)?.hasBodies == true)
    // A file begins to name it while it is typed, and ends.
    edit(&snapshot, &files, links, "func step(of url: String) -> Ste? { url.isEmpty ? nil : .article }\n")
    #expect(unused(snapshot) == ["Step.article"])
    edit(&snapshot, &files, links, texts[links])
    #expect(unused(snapshot) == [])
    edit(&snapshot, &files, push, nil)
    #expect(unused(snapshot) == ["Step.help"])
    edit(&snapshot, &files, push, texts[push])
    #expect(unused(snapshot) == [])
  }

  @Test func offersRoutes() throws {
    var files = texts
    let text = "func step(of url: String) -> Step? { url.isEmpty ? nil : . }\n"
    files[links] = text
    let place = try #require(text.firstRange(of: ". }")).lowerBound.utf16Offset(in: text) + 1
    let labels = completions(at: place, in: links, of: Snapshot(texts: files)).map(\.label)
    #expect(Set(labels).isSuperset(of: ["home", "article", "help"]), "\(labels)")
  }
}
