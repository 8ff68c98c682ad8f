/// Where the bodies of all files begin to count, or do not count any more, an edited snapshot goes on from the last one that
/// was read like that.

import Facts
import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import IDE

@Suite struct TurningTests {
  private let route = "enum Step: Hashable { case a, b }\n"
  private let noRoute = "struct Step: Hashable { static let a = Step() }\n"
  private let other = FileID("Other.swift")
  private let otherText = "func open(_ nav: Nav) { nav.next(.b) }\n"

  private var texts: [FileID: String] {
    [
      FileID("Routes.swift"): route, other: otherText,
      FileID("Nav.swift"): """
      import SwiftUI
      final class Nav: ObservableObject {
        @Published var path: [Step] = []
        func next(_ step: Step) { path.append(step) }
      }
      struct Root: View {
        @StateObject var nav = Nav()
        var body: some View {
          NavigationStack(path: $nav.path) {
            Button("") { nav.next(.a) }.navigationDestination(for: Step.self) { _ in Text("") }
          }
        }
      }
      """,
    ]
  }

  private func edit(_ snapshot: inout Snapshot, _ files: inout [FileID: String], _ file: FileID, _ text: String?) {
    files[file] = text
    snapshot = snapshot.updating([file: text.map { SourceFile(text: Array($0.utf8)) }])
    #expect(difference(between: snapshot, and: Snapshot(texts: files), asking: []) == nil, "\(file) \(text ?? "")")
  }

  @Test func nothingIsReadAgain() {
    var (files, snapshot) = (texts, Snapshot(texts: texts))
    let first = snapshot.facts(of: other)
    #expect(first?.hasBodies == true)
    edit(&snapshot, &files, FileID("Routes.swift"), noRoute)
    let second = snapshot.facts(of: other)
    #expect(second?.hasBodies == false)
    edit(&snapshot, &files, FileID("New.swift"), "struct New {}\n")
    for _ in 0..<2 {
      edit(&snapshot, &files, FileID("Routes.swift"), route)
      #expect(snapshot.facts(of: other) === first)
      edit(&snapshot, &files, FileID("Routes.swift"), noRoute)
      #expect(snapshot.facts(of: other) === second)
    }
  }

  @Test func whatWasEditedMeanwhileIsRead() {
    var (files, snapshot) = (texts, Snapshot(texts: texts))
    edit(&snapshot, &files, FileID("Routes.swift"), noRoute)
    edit(&snapshot, &files, other, "func open(_ nav: Nav) { nav.next(.c) }\n")
    edit(&snapshot, &files, FileID("Routes.swift"), route)
    #expect(snapshot.diagnostics(of: other).map(\.code) == ["unknown-route"])
    edit(&snapshot, &files, FileID("Routes.swift"), noRoute)
    edit(&snapshot, &files, other, nil)
    edit(&snapshot, &files, FileID("Routes.swift"), route)
    #expect(snapshot.facts(of: other) == nil)
  }
}
