/// A snapshot after edits answers what one from scratch answers, also where an edit makes an enum a route or no route.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumIncrementalTests {
  private let routes = "import SwiftUI\nenum Step: Hashable { case a, b(Sub) }\nenum Sub: Hashable { case x, y }\n"
  private let holder = """
    import SwiftUI
    final class Nav: ObservableObject {
      @Published var path: [Step] = []
      func next(_ step: Step) { path.append(step) }
    }
    """
  private let root = """
    import SwiftUI
    struct Root: View {
      @StateObject var nav = Nav()
      var body: some View {
        NavigationStack(path: $nav.path) { Text("").navigationDestination(for: Step.self) { _ in Text("") } }
      }
    }
    """
  private let caller = "func open(_ nav: Nav) {\n  nav.next(.b(.x))\n  nav.next(.c)\n}\n"

  private func answers(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.map { "\($0.location.file) \($0.location.range.start) \($0.code) \($0.message)" }
      + snapshot.transitions.map { "\($0.location.file) \($0.location.range.start) \($0.route ?? "") \($0.status)" }
      + snapshot.coordinators.map { "\($0.id) \($0.routes.map(\.kind))" }
  }

  @Test func mountsComeAndGo() {
    var texts = ["Routes.swift": routes, "Nav.swift": holder, "Caller.swift": caller]
    var snapshot = Snapshot(texts)
    #expect(snapshot.coordinators.isEmpty)
    let edits: [(path: String, text: String?)] = [
      ("Root.swift", root), ("Caller.swift", caller + "func more(_ nav: Nav) { nav.next(.a) }\n"),
      ("Routes.swift", routes.replacing("case a,", with: "case a, c,")), ("Root.swift", nil), ("Root.swift", root),
      ("Root.swift", root.replacing("Step.self", with: "Sub.self")),
      ("Nav.swift", holder.replacing("next", with: "go")),
    ]
    for edit in edits {
      texts[edit.path] = edit.text
      snapshot = snapshot.updating([FileID(edit.path): edit.text.map { SourceFile(text: Array($0.utf8)) }])
      #expect(answers(snapshot) == answers(Snapshot(texts)), "\(edit.path)")
    }
  }

  @Test func sampleSurvivesEdits() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/SwiftUICoordinator/Bakery")
    var texts = Dictionary(uniqueKeysWithValues: workspace.files.map { ($0.path, $0.text) })
    var snapshot = Snapshot(texts)
    for file in workspace.files {
      for edited in [file.text.replacing("coordinator?.handle", with: "coordinator?.hande"), file.text] {
        texts[file.path] = edited
        snapshot = snapshot.updating([FileID(file.path): SourceFile(text: Array(edited.utf8))])
        #expect(answers(snapshot) == answers(Snapshot(texts)), "\(file.path)")
      }
    }
  }
}

extension Snapshot {
  fileprivate init(_ texts: [String: String]) {
    var files: [FileID: SourceFile] = [:]
    for (path, text) in texts { files[FileID(path)] = SourceFile(text: Array(text.utf8)) }
    self.init(files: files)
  }
}
