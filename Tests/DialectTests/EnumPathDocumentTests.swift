/// The code of the article that made the pattern known, typed into files: it is right, and nothing is said about it.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumPathDocumentTests {
  private let article = Fixture(
    """
    //- /CoordinatorService.swift
    import SwiftUI

    let Coordinator = CoordinatorService()

    class CoordinatorService: ObservableObject {
      enum Step: Hashable {
        case a(_ val: CoordinatorA)
        case b(_ val: CoordinatorB)
        var view: some View {
          Group {
            switch self {
            case .a(let value): value.view
            case .b(let value): value.view
            }
          }
        }
      }
      @Published var path: [Step] = []
      func next(_ step: Step) {
        Task { await MainActor.run { withAnimation { self.path += [step] } } }
      }
      func root() {
        Task { await MainActor.run { withAnimation { self.path = [] } } }
      }
    }
    //- /CoordinatorA.swift
    import SwiftUI

    enum CoordinatorA: String {
      case a, b, c
      var view: some View {
        Group {
          let title = "Coordinator A, screen: \\(self.rawValue)."
          switch self {
          case .a: DummyView(title, .red)
          case .b: DummyView(title, .blue)
          case .c: DummyView(title, .yellow)
          }
        }
      }
    }
    //- /DummyView.swift
    import SwiftUI

    struct DummyView: View {
      var title: String
      var color: Color
      init(_ title: String, _ color: Color) {
        self.title = title
        self.color = color
      }
      var body: some View {
        VStack {
          Text(self.title)
          Button("A a") { Coordinator.next(.a(.a)) }
          Button("A b") { Coordinator.next(.a(.b)) }
          Button("A c") { Coordinator.next(.a(.c)) }
          Button("B a") { Coordinator.next(.b(.a)) }
          Button("Root") { Coordinator.root() }
        }
      }
    }
    #Preview {
      DummyView("Preview", .white)
    }
    //- /ContentView.swift
    import SwiftUI

    struct ContentView: View {
      @ObservedObject private var model = Coordinator
      var body: some View {
        ZStack {
          NavigationStack(path: $model.path) {
            DummyView("Select screen", .white)
            Group {}
              .navigationDestination(for: CoordinatorService.Step.self) { destination in
                destination.view
              }
          }
        }
      }
    }
    //- /Screen.swift
    import SwiftUI

    enum Screen {
      case auth(_ val: AuthScreen)
      case profile(_ val: ProfileScreen)
    }
    enum AuthScreen { case screen1, screen2, screen3 }
    enum ProfileScreen { case screen1, screen2, screen3 }
    func open() {
      Coodinator.next(.auth(.screen3))
      Coodinator.next(.profile(.screen3))
    }
    """)

  @Test func articleIsClean() {
    #expect(Snapshot(article).diagnostics.isEmpty)
  }

  @Test func hopsResolveByPosition() {
    let resolved = Snapshot(article).transitions.filter { $0.status == .resolved }.compactMap(\.route)
    #expect(
      resolved == [
        "CoordinatorService.Step.a.a", "CoordinatorService.Step.a.b", "CoordinatorService.Step.a.c",
        "CoordinatorService.Step.b",
      ])
  }

  @Test func bothHopsOfOneNameHaveTheirOwnDefinition() throws {
    let snapshot = Snapshot(article)
    let file = FileID("DummyView.swift")
    let text = String(decoding: try #require(snapshot.file(file)).text, as: UTF8.self)
    let start = try #require(text.firstRange(of: "next(.a(.a))")).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    let outer = try #require(definition(at: offset + 6, in: file, of: snapshot)?.targets.first)
    let inner = try #require(definition(at: offset + 9, in: file, of: snapshot)?.targets.first)
    #expect(outer.location.file == FileID("CoordinatorService.swift"))
    #expect(inner.location.file == FileID("CoordinatorA.swift"))
  }
}
