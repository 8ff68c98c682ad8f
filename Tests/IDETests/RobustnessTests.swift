/// No text brings the core down: cut off, garbled, nested without end, or of a size that nobody wrote by hand.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct RobustnessTests {
  @Test func anyPrefixOfAnyFileIsAnswered() throws {
    let folder = try FixtureFolder("Fixtures/Stinsen")
    for named in folder.fixtures {
      let base = named.snapshot(on: folder.prelude)
      for file in named.fixture.files { tryPrefixes(of: Array(file.text.utf8), as: file.id, in: base, step: 50) }
    }
    let texts = try SampleTexts.everything()
    let base = Snapshot(texts: texts)
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      tryPrefixes(of: Array(text.utf8), as: file, in: base, step: 50)
    }
  }

  private func tryPrefixes(of text: [UInt8], as file: FileID, in base: Snapshot, step: Int) {
    for length in stride(from: 0, to: text.count, by: step) {
      let snapshot = base.updating([file: SourceFile(text: Array(text[..<length]))])
      askEverything(at: length, in: file, of: snapshot)
    }
  }

  @Test func bytesThatAreNoTextAreAnswered() throws {
    let seed = ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1000)
    var random = SplitMix64(seed: seed)
    let texts = try SampleTexts.everything()
    var snapshot = Snapshot(texts: texts)
    for _ in 0..<200 {
      guard let file = random.pick(texts.keys.sorted()), var bytes = texts[file].map({ Array($0.utf8) }) else {
        continue
      }
      for _ in 0..<Int.random(in: 1..<20, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let garbage = (0..<Int.random(in: 1..<6, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        bytes.insert(contentsOf: garbage, at: place)
      }
      snapshot = snapshot.updating([file: SourceFile(text: bytes)])
      askEverything(at: Int.random(in: 0...bytes.count, using: &random), in: file, of: snapshot)
    }
  }

  /// Frames are several times larger without optimisation, as those of the dialects are in a debug build, and frames
  /// larger than the guard page may overflow unseen. Then it is the stack that a worker has.
  private static let smallStack: Int = {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return isDebug ? 8 << 20 : 512 << 10
  }()

  /// Depths of 100 000 and lines of megabytes, on a stack that every thread has.
  @Test(arguments: HugeText.allCases) func hugeTextsAreAnswered(_ kind: HugeText) throws {
    let prelude = try FixtureFolder("Fixtures/Stinsen").prelude.files.map {
      ($0.id, SourceFile(text: Array($0.text.utf8)))
    }
    let text = Array(kind.text.utf8)
    onSmallStack {
      let file = FileID("Huge.swift")
      let base = Snapshot(files: Dictionary(uniqueKeysWithValues: prelude))
      let snapshot = base.updating([file: SourceFile(text: text)])
      askEverything(at: text.count / 2, in: file, of: snapshot)
    }
  }

  /// Each case of a handler in terms of the next one.
  @Test func longChainsOfHandlersAreAnswered() {
    let count = 400
    let names = (0...count).map { "a\($0)" }.joined(separator: ", ")
    let cases = (0..<count).map {
      "case .a\($0): return .multiple(.push(V()), .multiple(.multiple(.route(.a\($0 + 1), on: self))))\n"
    }
    let text = """
      import UIKit
      import XCoordinator
      final class V: UIViewController {}
      enum R: Route { case \(names) }
      final class C: NavigationCoordinator<R> {
        override func prepareTransition(for route: R) -> NavigationTransition {
          switch route { \(cases.joined())
          case .a\(count): return .none() }
        }
      }
      func go(_ c: C) { c.trigger(.a0) }

      """
    onSmallStack {
      let file = FileID("Chain.swift")
      let snapshot = Snapshot(texts: [file: text])
      askEverything(at: text.utf8.count - 4, in: file, of: snapshot)
      _ = snapshot.diagnostics
    }
  }

  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = Self.smallStack
    thread.start()
    while !thread.isFinished { usleep(2000) }
  }
}

/// Every verb once; that they return is what is tested.
private func askEverything(at offset: Int, in file: FileID, of snapshot: Snapshot) {
  _ = definition(at: offset, in: file, of: snapshot)
  _ = references(at: offset, in: file, of: snapshot, includingDeclaration: true)
  _ = hover(at: offset, in: file, of: snapshot)
  _ = documentSymbols(in: file, of: snapshot)
  for item in completions(at: offset, in: file, of: snapshot) {
    if let id = item.documentationID { _ = documentation(forCompletion: id, in: snapshot) }
  }
  _ = routeGraph(of: snapshot)
  _ = path(from: "DepotCoordinator", to: "map", in: snapshot)
  _ = snapshot.summary
}

enum HugeText: String, CaseIterable {
  case brackets, parentheses, braces, closures, members, calls, routes, operators, nots, ternaries, elseIfs, lets,
    manyLets
  case constants, shadowing, casts, types, optionals, generics, inheritance, nestedTypes, conditions, interpolations,
    line, file, aliases, tuples

  var text: String {
    "import Stinsen\nimport SwiftUI\nfunc huge(_ c: DepotCoordinator, _ r: DepotCoordinator.Router) {\n" + body
      + "\n}\n"
  }

  private var body: String {
    let count = 100_000
    func many(_ text: String) -> String { String(repeating: text, count: count) }
    switch self {
    case .brackets: return "let a = " + many("[") + many("]")
    case .parentheses: return "let a = " + many("(") + "r.route(to: \\.lane)" + many(")")
    case .braces: return many("{") + "r.route(to: \\.lane)" + many("}")
    case .closures: return many("f {") + "r.route(to: \\.lane)" + many("}")
    case .members: return "r" + many(".coordinator")
    case .calls: return "r" + many("()")
    case .routes: return "r" + many(".popToRoot()") + ".route(to: \\.lane)"
    case .operators: return "let a = 1" + many(" + 1")
    case .nots: return "let a = " + many("!") + "b"
    case .ternaries: return "c.route(to: " + many("a ? \\.lane : ") + "\\.scales)"
    case .elseIfs: return many("if a { r.route(to: \\.lane) } else ") + "{ }"
    case .lets:
      return "let a0 = r\n" + (1..<3000).map { "let a\($0) = a\($0 - 1)\n" }.joined() + "a2999.route(to: \\.lane)"
    case .manyLets: return many("let b=1\n") + many("let b=2\n") + many("let b=3\n")
    case .constants:
      return "}\nenum R: Hashable { case a }\nclass Nav {\nvar path: [R] = []\nfunc push(_ r: R) {\nlet a0 = r\n"
        + (1..<3000).map { "let a\($0) = [b, a\($0 - 1), a\($0 - 1)]\n" }.joined()
        + "path.append(a2999)\n}\nvar body: some View {\nNavigationStack(path: $path) {\n"
        + "Text(a).navigationDestination(for: R.self) { _ in Text(a) } }\n}\n}\nfunc g() {"
    case .shadowing: return many("guard let r else { return }\n") + "r.route(to: \\.lane)"
    case .casts: return "let a = r" + many(" as Any")
    case .types: return "let a: " + many("[") + "Int" + many("]")
    case .optionals: return "let a: Int" + many("?") + " = nil"
    case .generics: return "let a: " + many("A<") + "Int" + many(">")
    case .inheritance:
      return "}\n" + (0..<3000).map { "class A\($0): A\($0 + 1) {}\n" }.joined()
        + "func g(_ a: A0) { a.route(to: \\.lane)"
    case .aliases:
      return "}\n" + (0..<60).map { "typealias A\($0)<T> = (A\($0 + 1)<T>, A\($0 + 1)<T>)\n" }.joined()
        + "typealias A60<T> = (A0<T>, T)\nfunc g(_ a: A0<Int>) { a.route(to: \\.lane)"
    case .tuples:
      return "}\n" + (0..<60).map { "class A\($0)<T>: A\($0 + 1)<(T, T)> {}\n" }.joined()
        + "class A60<T> {}\nfunc g(_ a: A0<Int>) { a.route(to: \\.lane)"
    case .nestedTypes: return many("struct A { ") + many("}")
    case .conditions: return many("#if A\n") + "r.route(to: \\.lane)\n" + many("#endif\n")
    case .interpolations: return many("\"\\(") + many(")\"")
    case .line:
      let calls = String(repeating: "r.route(to: \\.lane), ", count: 2000)
      return "let a = [\(calls)\"" + String(repeating: "\\(a) b ", count: 2000) + String(repeating: "b", count: 5 << 20)
        + "\"]"
    case .file:
      let calls = String(repeating: "  r.route(to: \\.lane).route(to: \\.map)\n", count: 2000)
      return calls + String(repeating: "  // nothing\n", count: 800_000) + calls
    }
  }
}
