/// Where a type's nested one stands in an extension, an edit around it concerns those alone who know the type, and all of
/// them.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct NestedTypeEditTests {
  private static let start = "import SwiftUI\n"
  private static let model = """
    class Model: ObservableObject {
      @Published var path: [Step] = []
      func next(_ step: Step) { path.append(step) }
    }

    """
  private static let nested = "extension Model { enum Step: Hashable { case a, b } }\n"

  private static let aliased =
    model + nested.replacing("extension Model", with: "extension Alias") + "typealias Alias = Model\n"

  private static let variants = [
    start + model + nested,
    "rights reserved.\n" + start + model + nested,
    start + model.replacing("class Model", with: "clas Model") + nested,
    start + "#if DEBUG\n" + model + "#endif\n" + nested,
    start + model + nested.replacing("Model {", with: "Model: Marked {"),
    start + model + nested.replacing("case a, b", with: "case a, c"),
    start + aliased,
    start + aliased.replacing("case a, b", with: "case a, c"),
    "rights reserved.\n" + start + aliased.replacing("case a, b", with: "case b"),
    start + model + nested.replacing("extension Model", with: "extension Other"),
    start + model.replacing("{\n  @", with: "{\n  enum Step: Hashable { case b }\n  @"),
    start + model + nested.replacing("enum Step: Hashable { case a, b }", with: "typealias Step = Other.Step"),
    start + model,
    "",
  ]

  private static let others: [FileID: String] = [
    FileID("Steps.swift"): "enum Step: Hashable { case b, z }\nprotocol Marked {}\n",
    FileID("Other.swift"): """
    import SwiftUI
    final class Other: ObservableObject {
      @Published var path: [Step] = []
      func next(_ step: Step) { path.append(step) }
      func go() { next(.b) }
    }
    extension Other { enum Step: Hashable { case b, o } }
    struct OtherRoot: View {
      @StateObject var other = Other()
      var body: some View {
        NavigationStack(path: $other.path) {
          Button("") { other.next(.o) }.navigationDestination(for: Other.Step.self) { _ in Text("") }
        }
      }
    }
    """,
    FileID("Heir.swift"): """
    import SwiftUI
    final class Heir: Model { func go(_ step: Step) { next(.b); next(step) } }
    struct Root: View {
      @StateObject var heir = Heir()
      var body: some View {
        NavigationStack(path: $heir.path) {
          Button("") { heir.next(.a) }.navigationDestination(for: Model.Step.self) { _ in Text("") }
        }
      }
    }
    """,
  ]

  @Test(arguments: variants.indices)
  func answersAreThoseOfAFreshStart(_ first: Int) {
    let file = FileID("Model.swift")
    func files(_ text: String) -> [FileID: String] { Self.others.merging([file: text]) { $1 } }
    let snapshot = Snapshot(texts: files(Self.variants[first]))
    #expect(snapshot.transitions.contains { $0.status == .resolved })
    for text in Self.variants {
      let edited = snapshot.updating([file: SourceFile(text: Array(text.utf8))])
      let difference = difference(
        between: edited, and: Snapshot(texts: files(text)), asking: Array(files(text).keys))
      #expect(difference == nil, "\(Self.variants[first])\nto\n\(text)")
    }
  }
}
