/// Fixtures in which a transition was taken out and completed again: every item that is offered, many in one run of the
/// compiler.

import IDE
import RouteGraph
import SourceText
import TestSupport

struct CompletedFixtures {
  private let folder: FixtureFolder
  private let compiler: SwiftCompiler
  private var attempts: [Attempt] = []
  /// Transitions whose own name is not offered.
  private(set) var missing: [String] = []

  var count: Int { attempts.count }

  /// One item, accepted.
  private struct Attempt {
    var fixture: Int
    var path: String
    var title: String
    /// Lines of the original, and what stands there now.
    var lines: Range<Int>
    var replacement: [Substring]

    func isLike(_ other: Attempt) -> Bool {
      fixture == other.fixture && path == other.path && lines == other.lines && replacement == other.replacement
    }
  }

  /// `without`: names of fixtures that are left out.
  init(_ name: String, variant: String?, without: Set<String>) throws {
    folder = try FixtureFolder("Fixtures/" + name)
    compiler = try SwiftCompiler(variant: variant)
    for (index, named) in folder.fixtures.enumerated()
    where named.fixture.isAccepted && !without.contains(named.name) {
      complete(named, index)
    }
  }

  // MARK: Completing

  private mutating func complete(_ named: NamedFixture, _ index: Int) {
    let files = named.fixture.files.map(\.id).filter { $0.path.hasSuffix(".swift") }
    let own = OwnFiles(uniqueKeysWithValues: zip(files, named.sources.map(\.path)))
    let snapshot = named.snapshot(on: folder.prelude)
    var seen = Set<Location>()
    for transition in snapshot.transitions where transition.status == .resolved {
      let place = transition.location
      guard let path = own[place.file], let text = snapshot.file(place.file)?.text,
        let name = writtenName(transition, text), seen.insert(place).inserted
      else { continue }
      for cut in Cut.all(of: name, in: text) where !cut.removed.contains("$") {
        let edited = snapshot.updating([place.file: SourceFile(text: cut.text)])
        add(completions(at: cut.cursor, in: place.file, of: edited), cut, name, text, index, path)
      }
    }
  }

  /// Nil where a value stands that came from somewhere else.
  private func writtenName(_ transition: Transition, _ text: [UInt8]) -> TextRange? {
    let range = transition.location.range
    let start = range.start + (text[range.start] == UInt8(ascii: "$") ? 1 : 0)
    let name = String(decoding: text[start..<range.end], as: UTF8.self)
    guard start > 0, ".$".utf8.contains(text[start - 1]), transition.route?.split(separator: ".").last == name[...]
    else { return nil }
    return TextRange(start, range.end)
  }

  private mutating func add(
    _ items: [CompletionItem], _ cut: Cut, _ range: TextRange, _ text: [UInt8], _ fixture: Int, _ path: String
  ) {
    let name = String(decoding: text[range.start..<range.end], as: UTF8.self)
    let line = text[..<range.start].count { $0 == UInt8(ascii: "\n") } + 1
    let title = "\(path):\(line): '\(name)' without its \(cut.kind)"
    let own = items.filter { $0.insertedName == name[...] }
    if own.isEmpty { missing.append("\(title): only \(items.map(\.label))") }
    let others = casesOfSomeBuilds(text).subtracting([name])
    // One rule makes a long list; its first items speak for all.
    for item in own + (cut.isWhole ? items.prefix(12) : [])
    where !item.isUnfinished && !others.contains(String(item.insertedName)) {
      let (old, new) = (lines(text), lines(item.accept(in: cut.text)))
      if old == new { continue }
      let start = zip(old, new).prefix { $0 == $1 }.count
      let rest = min(old.count, new.count) - start
      let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
      let attempt = Attempt(
        fixture: fixture, path: path, title: "\(title): \(item.label)", lines: start..<(old.count - end),
        replacement: Array(new[start..<(new.count - end)]))
      if !attempts.contains(where: attempt.isLike) { attempts.append(attempt) }
    }
  }

  /// Cases in `#if`: whether the build is theirs in which the code is read, nobody says.
  private func casesOfSomeBuilds(_ text: [UInt8]) -> Set<String> {
    var (depth, names) = (0, Set<String>())
    for line in lines(text) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      if depth > 0, line.hasPrefix("case ") {
        names.insert(String(line.dropFirst(5).prefix { $0.isLetter || $0.isNumber }))
      }
    }
    return names
  }

  private func lines(_ text: [UInt8]) -> [Substring] {
    String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: Judging

  /// Items that the compiler refuses, and what it says.
  func refused() throws -> [String] {
    var (left, refused) = (attempts, [String]())
    while !left.isEmpty { refused += try judged(disjoint(&left)) }
    return refused
  }

  /// Attempts of which no two touch, taken out of the list.
  private func disjoint(_ left: inout [Attempt]) -> [Attempt] {
    var taken: [String: [Range<Int>]] = [:]
    var chosen: [Attempt] = []
    left.removeAll { attempt in
      let near = (attempt.lines.lowerBound - 1)..<(attempt.lines.upperBound + 1)
      if taken[attempt.path, default: []].contains(where: { $0.overlaps(near) }) { return false }
      taken[attempt.path, default: []].append(near)
      chosen.append(attempt)
      return true
    }
    return chosen
  }

  private func judged(_ attempts: [Attempt]) throws -> [String] {
    var sources = folder.preludeSources
    var places: [String: [(lines: Range<Int>, attempt: Attempt)]] = [:]
    let byPath = Dictionary(grouping: attempts, by: \.path)
    for source in Set(attempts.map(\.fixture)).sorted().flatMap({ folder.fixtures[$0].sources }) {
      var (lines, shift) = (lines(Array(source.text.utf8)), 0)
      for attempt in (byPath[source.path] ?? []).sorted(by: { $0.lines.lowerBound < $1.lines.lowerBound }) {
        let start = attempt.lines.lowerBound + shift
        lines.replaceSubrange(start..<(attempt.lines.upperBound + shift), with: attempt.replacement)
        shift += attempt.replacement.count - attempt.lines.count
        places[source.path, default: []].append((start + 1..<start + 1 + attempt.replacement.count, attempt))
      }
      sources.append((source.path, lines.joined(separator: "\n")))
    }
    sources.append(("FilledIn.swift", "func filledIn<T>() -> T { fatalError() }\n"))
    // Types whose members a macro makes, written out.
    sources = sources.map { ($0.path, $0.text.contains("Steps ") ? MacroExpansion($0.text).text : $0.text) }
    return try compiler.complaints(about: sources).compactMap { complaint in
      // Of what type a hole is, a person knows.
      if ["could not be inferred", "ambiguous use"].contains(where: complaint.message.contains) { return nil }
      let place = places[complaint.path]?.first { $0.lines.contains(complaint.line) }
      return "\(place?.attempt.title ?? "elsewhere"): \(place?.attempt.replacement ?? []): \(complaint)"
    }
  }
}

extension Fixture {
  /// By the compiler, with the newest versions of the frameworks.
  fileprivate var isAccepted: Bool {
    directives.isAccepted && !files.contains { $0.id.path == "Package.resolved" }
  }
}
