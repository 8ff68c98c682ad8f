/// Reading on behind what an edit leaves as it was says the same as reading all.

import Extraction
import Facts
import TestSupport
import Testing

@Suite struct ContinuationTests {
  private static let part = ##"""
    import Module§
    // signalbox:ignore unknown-route
    @MainActor final class Main§: NavigationCoordinatable {
      @Route(.push) var detail: (Int) -> Detail = makeDetail
      #if os(iOS)
      var x: [String: Int]? = [:] { didSet { print("\(x ?? [:]) }") } }
      #endif
      func makeStart() -> some View {
        Start<Int>(a: 1) { [weak self] b in self?.router.route(to: \.detail, $0) }
          .onAppear { if let d, case .e(let f)? = d { return } else { switch d { case .g where h: i += 1; default: break } } }
      }
    }
    #if DEBUG
    struct Debug§ {}
    #endif
    extension Main§ { subscript<T>(i: T) -> T where T: P { get { i } } }
    let global§ = "one", other§ = { $0 + $1 }
    print(global§)
    enum E§: String { case a = "a", b(Int, c: D) }

    """##
  private static let whole = (1...6).map { number in
    part.split(separator: "§", omittingEmptySubsequences: false).joined(separator: String(number))
  }.joined()
  private static let insertions = [
    "}", "{", "\n}", "(", ")", "\"", "\"\"\"", "/*", "*/", "#/\n", "/#", "#if X\n", "#endif\n", "a < b", "func f() {",
    "@A ",
    "\n", "// signalbox:ignore\n", "private ", "case x", "let y = 1\n", "`", ";",
  ]

  private func described(_ facts: FileFacts) -> String {
    var text = ""
    dump(facts, to: &text)
    return text
  }

  private func check(_ text: [UInt8], _ history: inout ReadingHistory?, wasUnbalanced: Bool, bodies: BodyReading)
    -> Bool
  {
    let facts = extractFacts(from: text, bodies: bodies, wasUnbalanced: wasUnbalanced, &history)
    let fresh = extractFacts(from: text, bodies: bodies)
    #expect(described(facts) == described(fresh), "\(String(decoding: text, as: UTF8.self))")
    return facts.isUnbalanced
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func randomEditsReadLikeAFreshStart(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bodies: BodyReading = seed.isMultiple(of: 2) ? .none : .all
    var text = Array(Self.whole.utf8)
    var history: ReadingHistory? = ReadingHistory()
    var wasUnbalanced = check(text, &history, wasUnbalanced: false, bodies: bodies)
    var undo = [text]
    for _ in 0..<50 {
      if undo.count > 4 { (text, undo) = (undo[0], []) }
      undo.append(text)
      let place = Int.random(in: 0...text.count, using: &random)
      if Bool.random(using: &random), let insertion = Self.insertions.randomElement(using: &random) {
        text.insert(contentsOf: insertion.utf8, at: place)
      } else {
        text.removeSubrange(place..<min(text.count, place + Int.random(in: 1...12, using: &random)))
      }
      wasUnbalanced = check(text, &history, wasUnbalanced: wasUnbalanced, bodies: bodies)
    }
  }

  @Test func typingAtTheEndReadsLikeAFreshStart() {
    let bytes = Array(Self.whole.utf8)
    var history: ReadingHistory? = ReadingHistory()
    var wasUnbalanced = false
    for end in (bytes.count - 200)...bytes.count {
      wasUnbalanced = check(Array(bytes[..<end]), &history, wasUnbalanced: wasUnbalanced, bodies: .all)
    }
  }
}
