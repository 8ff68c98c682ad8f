/// What happens to a text while people type and merge: something is missing, left over, half-written or cut off.

import Extraction
import Facts
import SourceText
import TestSupport

struct TextDamage {
  enum Kind: CaseIterable {
    case strayCharacter, missingCharacter, cutOff, cutLine, halfDeclaration, conflict, openCondition, openComment,
      openString, missingLine, doubledLine

    /// What it leaves may be whole, and mean something else.
    var mayLeaveWhole: Bool {
      [.strayCharacter, .missingLine, .doubledLine, .missingCharacter, .cutLine, .cutOff].contains(self)
    }
  }

  let kind: Kind
  let text: String
  /// Where it was done, starting at 0.
  let lines: ClosedRange<Int>
  /// The lines of the function, property or case that was damaged.
  let holder: ClosedRange<Int>

  /// An extension cannot be read at all.
  let hidesExtension: Bool

  var line: String { lines.lowerBound < all.count ? all[lines.lowerBound] : "" }

  private let all: [String]

  init?(_ original: String, _ random: inout SplitMix64) {
    let before = original.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let kind = random.pick(Kind.allCases),
      let (after, changed) = TextDamage.damaged(before, kind, &random)
    else { return nil }
    self.kind = kind
    all = after
    text = after.joined(separator: "\n")
    lines = changed
    let hidden = before[min(changed.lowerBound, before.count)...]
    hidesExtension =
      switch kind {
      case .openComment, .cutOff: hidden.contains { $0.hasPrefix("extension") }
      case .missingLine: hidden.first?.hasPrefix("extension") ?? false
      default: false
      }
    let own = TextDamage.holder(of: min(changed.lowerBound, before.count - 1), in: original)
    let last = max(own.upperBound + after.count - before.count, changed.upperBound)
    holder = min(own.lowerBound, changed.lowerBound)...last
  }

  private static func damaged(
    _ before: [String], _ kind: Kind, _ random: inout SplitMix64
  ) -> (lines: [String], changed: ClosedRange<Int>)? {
    var lines = before
    // What carets and directives say is no code.
    let places = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("//") }
    guard let at = random.pick(places) else { return nil }
    switch kind {
    case .strayCharacter:
      guard let place = random.pick(lines[at].indices), let stray = random.pick(TextDamage.strays) else { return nil }
      lines[at].insert(contentsOf: stray, at: place)
    case .missingCharacter:
      let places = lines[at].indices.filter { "{}()[]\":".contains(lines[at][$0]) }
      guard let place = random.pick(places) else { return nil }
      lines[at].remove(at: place)
    case .cutOff: lines.removeSubrange(at...)
    case .cutLine:
      guard let place = random.pick(lines[at].indices.dropFirst()) else { return nil }
      lines[at].removeSubrange(place...)
    case .halfDeclaration:
      guard let half = random.pick(TextDamage.halves) else { return nil }
      lines.insert(lines[at].prefix { $0 == " " } + half, at: at)
    case .conflict:
      guard let last = random.pick(places.filter { at...at + 5 ~= $0 }) else { return nil }
      let side = lines[at...last]
      lines.replaceSubrange(at...last, with: ["<<<<<<< HEAD"] + side + ["======="] + side + [">>>>>>> branch"])
      return (lines, at...at + 2 * side.count + 2)
    case .openCondition: lines.insert("#if DEBUG", at: at)
    case .openComment: lines.insert("/*", at: at)
    case .openString: lines.insert("\"\"\"", at: at)
    case .missingLine:
      // Which clause of an '#if' stands in which build is nobody's guess.
      if lines[at].contains("#") { return nil }
      lines.remove(at: at)
    case .doubledLine:
      lines.insert(lines[at], at: at)
      return (lines, at...at + 1)
    }
    return (lines, at...at)
  }

  private static func holder(of line: Int, in text: String) -> ClosedRange<Int> {
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    var declarations = extractFacts(from: bytes, bodies: .all).declarations
    while true {
      let held = declarations.first { declaration in
        index.line(of: declaration.range.start)...index.line(of: declaration.range.end) ~= line
      }
      guard let held else { return line...line }
      if case .type(let type) = held {
        declarations = type.members
      } else {
        return index.line(of: held.range.start)...index.line(of: held.range.end)
      }
    }
  }

  private static let strays = ["{", "}", "(", ")", "[", "]", "\"", "->", "<", "\\", "`", "@", "#"]

  private static let halves = [
    "func", "func f(", "func f() {", "case", "case a(", "case .a", "var", "var x:", "var x: [", "let y =", "struct",
    "struct A: ", "enum A {", "class A: ", "extension A {", "@", "@State var", "#if os(", "#else", "#endif",
    "switch x {", "if let a", "guard let", "self.", ".a(", "init(", "override", "protocol A {", "{ a in",
    "typealias", "try", "static let", "default:", "where", "var body: some View {", "a",
  ]
}
