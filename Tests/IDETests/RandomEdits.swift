/// A workspace that is edited at random, as people and their version control edit: most of the time it is broken.

import SourceText
import TestSupport

struct RandomEdits {
  private(set) var texts: [FileID: String]
  private let originals: [FileID: String]
  private var random: SplitMix64

  init(_ texts: [FileID: String], seed: UInt64) {
    self.texts = texts
    originals = texts
    random = SplitMix64(seed: seed)
  }

  /// Performs one edit; says what it was and which files it touched.
  mutating func edit() -> (name: String, files: [FileID]) {
    while true {
      let kind = Int.random(in: 0..<14, using: &random)
      if let done = edit(kind) { return done }
    }
  }

  private mutating func edit(_ kind: Int) -> (name: String, files: [FileID])? {
    switch kind {
    case 0: return onTokens("insert") { tokens, index, word in tokens.insert(word, at: index) }
    case 1: return onTokens("delete") { tokens, index, _ in tokens.remove(at: index) }
    case 2: return onTokens("replace") { tokens, index, word in tokens[index] = word }
    case 3: return renameRoute()
    case 4: return moveDeclaration()
    case 5: return removeFile()
    case 6: return copyFile()
    case 7: return toggleCondition()
    case 8: return onLines("blank lines") { lines, index, _ in lines.insert("\n// moved\n", at: index) }
    case 9: return onLines("delete a line") { lines, index, _ in lines.remove(at: index) }
    case 10: return onLines("swap lines") { lines, index, other in lines.swapAt(index, other) }
    default: return restore()
    }
  }

  // MARK: Text

  private static let words = [
    "\\.", "{", "}", "(", ")", "router", ".route(to: \\.", ".root(\\.", ".child", "@Root", "@Route(.push)",
    "var x = makeX",
    "#if DEBUG\n", "#else\n", "#endif\n", "final class", "extension", "private", "static", "View", "?", "!", "\"", "//",
    "some View", "throws", ": NavigationCoordinatable", "let", "/*", "func",
  ]

  private mutating func onTokens(
    _ name: String, _ change: (inout [String], Int, String) -> Void
  ) -> (name: String, files: [FileID])? {
    guard let file = random.pick(texts.keys.sorted()), let text = texts[file] else { return nil }
    var tokens = RandomEdits.tokens(of: text)
    guard let index = random.pick(tokens.indices) else { return nil }
    let others = random.chance(50) ? RandomEdits.words : tokens.filter { $0.first?.isLetter ?? false }
    change(&tokens, index, random.pick(others) ?? "x")
    texts[file] = tokens.joined()
    return ("\(name) a token in \(file)", [file])
  }

  /// Runs of letters, runs of blanks, and everything else one by one.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var last = 0
    for character in text {
      let kind = character.isLetter || character.isNumber || character == "_" ? 1 : character == " " ? 2 : 3
      if kind == last, kind != 3 {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
      last = kind
    }
    return tokens
  }

  private mutating func onLines(
    _ name: String, _ change: (inout [String], Int, Int) -> Void
  ) -> (name: String, files: [FileID])? {
    guard let file = random.pick(texts.keys.sorted()), let text = texts[file] else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = random.pick(lines.indices), let other = random.pick(lines.indices) else { return nil }
    change(&lines, index, other)
    texts[file] = lines.joined(separator: "\n")
    return ("\(name) in \(file)", [file])
  }

  // MARK: Declarations

  private mutating func renameRoute() -> (name: String, files: [FileID])? {
    guard let (file, index) = pickLine(where: { $0.contains("@Ro") && $0.contains("var ") }) else { return nil }
    var lines = lines(of: file)
    guard let name = lines[index].split(separator: "var ").last?.split(separator: " ").first else { return nil }
    lines[index] = lines[index].replacing("var \(name)", with: "var \(name)\(Int.random(in: 0..<3, using: &random))")
    texts[file] = lines.joined(separator: "\n")
    return ("rename \(name) in \(file)", [file])
  }

  /// From its first line to the line that closes it at the same indentation.
  private mutating func moveDeclaration() -> (name: String, files: [FileID])? {
    let heads = [
      "final class", "class ", "struct ", "extension ", "enum ", "func ", "@Root", "@Route", "let ", "typealias ",
    ]
    guard
      let (file, start) = pickLine(where: { line in heads.contains { line.drop { $0 == " " }.hasPrefix($0) } }),
      let target = random.pick(texts.keys.sorted())
    else { return nil }
    var source = lines(of: file)
    let indentation = source[start].prefix { $0 == " " }
    let closing = source[start...].firstIndex { $0.hasPrefix(indentation + "}") }
    let end = source[start].hasSuffix("{") ? closing ?? start : start
    let moved = Array(source[start...end])
    source.removeSubrange(start...end)
    texts[file] = source.joined(separator: "\n")
    var lines = lines(of: target)
    guard let place = random.pick(0...lines.count) else { return nil }
    lines.insert(contentsOf: moved, at: place)
    texts[target] = lines.joined(separator: "\n")
    return ("move '\(moved[0])' from \(file) to \(target)", [file, target])
  }

  private mutating func toggleCondition() -> (name: String, files: [FileID])? {
    if random.chance(50), let (file, start) = pickLine(where: { $0.hasPrefix("#if") }) {
      let lines = lines(of: file).enumerated().filter { $0.offset != start && !$0.element.hasPrefix("#endif") }
      texts[file] = lines.map(\.element).joined(separator: "\n")
      return ("remove a condition in \(file)", [file])
    }
    guard let (file, start) = pickLine(where: { !$0.isEmpty }) else { return nil }
    var lines = lines(of: file)
    lines.insert("#endif", at: min(lines.count, start + Int.random(in: 1..<8, using: &random)))
    lines.insert(random.chance(50) ? "#if DEBUG" : "#if os(iOS)", at: start)
    texts[file] = lines.joined(separator: "\n")
    return ("add a condition in \(file)", [file])
  }

  // MARK: Files

  private mutating func removeFile() -> (name: String, files: [FileID])? {
    guard texts.count > 8, let file = random.pick(texts.keys.sorted()) else { return nil }
    texts[file] = nil
    return ("remove \(file)", [file])
  }

  /// A second target's copy: every name is declared twice.
  private mutating func copyFile() -> (name: String, files: [FileID])? {
    guard let file = random.pick(texts.keys.sorted()), texts.count < originals.count + 3 else { return nil }
    let copy = FileID("Copies/\(Int.random(in: 0..<3, using: &random)).swift")
    texts[copy] = texts[file]
    return ("copy \(file) to \(copy)", [copy])
  }

  private mutating func restore() -> (name: String, files: [FileID])? {
    if let copy = texts.keys.sorted().first(where: { originals[$0] == nil }), random.chance(30) {
      texts[copy] = nil
      return ("remove \(copy)", [copy])
    }
    let changed = originals.keys.sorted().filter { texts[$0] != originals[$0] }
    guard let file = random.pick(changed) else { return nil }
    texts[file] = originals[file]
    return ("restore \(file)", [file])
  }

  private func lines(of file: FileID) -> [String] {
    (texts[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func pickLine(where isWanted: (String) -> Bool) -> (file: FileID, index: Int)? {
    guard let file = random.pick(texts.keys.sorted()) else { return nil }
    let lines = lines(of: file)
    return random.pick(lines.indices.filter { isWanted(lines[$0]) }).map { (file, $0) }
  }
}
