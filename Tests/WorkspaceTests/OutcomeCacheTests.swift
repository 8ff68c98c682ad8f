/// What is kept comes back whole or not at all, and is found by what the sources say.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import Workspace

@Suite struct ContentDigestTests {
  /// Published results of MurmurHash3_x64_128 with seed 0.
  @Test(arguments: [
    ("", "00000000000000000000000000000000"), ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
    ("19 Jan 2038 at 3:14:07 AM", "b89e5988b737affc664fc2950231b2cb"),
    ("The quick brown fox jumps over the lazy dog.", "cd99481f9ee902c9695da1a38987b6e7"),
  ]) func itIsTheFunctionThatItSays(text: String, digest: String) {
    #expect(ContentDigest(Array(text.utf8)).description == digest)
  }

  @Test func everyByteAndEveryLengthCounts() {
    let text = Array("final class MainCoordinator: NavigationCoordinatable {}".utf8)
    var seen: Set<ContentDigest> = []
    for length in 0...text.count { seen.insert(ContentDigest(Array(text.prefix(length)))) }
    for index in text.indices {
      var changed = text
      changed[index] ^= 1
      seen.insert(ContentDigest(changed))
    }
    #expect(seen.count == text.count * 2 + 1)
  }
}

@Suite struct OutcomeFileTests {
  private let key = ContentDigest(high: 1, low: 2)

  private func outcome(_ random: inout SplitMix64) -> AnalysisOutcome {
    func text() -> String {
      ["", "App/Main ü.swift", "route 'a'\n", "\u{1F469}", "detail"].randomElement(using: &random) ?? ""
    }
    func range() -> TextRange {
      let start = Int.random(in: 0..<9_000_000, using: &random)
      return TextRange(start, start + Int.random(in: 0..<300, using: &random))
    }
    func place() -> Location { Location(FileID(text()), range()) }
    func some<Element>(_ make: () -> Element) -> [Element] {
      (0..<Int.random(in: 0..<4, using: &random)).map { _ in make() }
    }
    var summary = Summary()
    (summary.files, summary.filesParsed) = (Int.random(in: 0..<9999, using: &random), 3)
    (summary.transitions.total, summary.transitions.unresolved) = (1_000_000, 4)
    let findings = some {
      var finding = Diagnostic(
        location: place(), severity: Severity.allCases.randomElement(using: &random) ?? .error, code: text(),
        dialect: text(), message: text(), related: some { RelatedInformation(location: place(), message: text()) },
        fixes: some {
          Fix(title: text(), edits: some { TextEdit(place(), newText: text()) }, isPreferred: random.chance(50))
        })
      finding.isOptIn = random.chance(50)
      return AnalysisOutcome.Finding(finding, enclosing: some { text() }, receiverFiles: some { FileID(text()) })
    }
    let files = some {
      AnalysisOutcome.CommentedFile(
        FileID(text()),
        some { AnalysisOutcome.Comment(text: text(), range: range(), enclosing: some { text() }) })
    }
    let unknown = some { UnknownEntryPoint(name: text(), nearest: random.chance(50) ? text() : nil) }
    return AnalysisOutcome(
      summary: summary, findings: findings, commentedFiles: files, unknownEntryPoints: unknown,
      mayHideUses: random.chance(50))
  }

  @Test func whatIsWrittenIsRead() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let outcome = outcome(&random)
      #expect(OutcomeFile.decode(OutcomeFile.encode(outcome, for: key), for: key) == outcome)
    }
  }

  @Test func damageIsFound() {
    var random = SplitMix64(seed: 3)
    let bytes = (0..<20).map { _ in OutcomeFile.encode(outcome(&random), for: key) }.max { $0.count < $1.count } ?? []
    #expect(bytes.count > 200 && OutcomeFile.decode(bytes, for: key) != nil)
    for length in bytes.indices { #expect(OutcomeFile.decode(Array(bytes.prefix(length)), for: key) == nil) }
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(OutcomeFile.decode(changed, for: key) == nil, "\(index)")
      }
    }
    #expect(OutcomeFile.decode(bytes + [0], for: key) == nil)
    #expect(OutcomeFile.decode(bytes, for: ContentDigest(high: 1, low: 3)) == nil)
  }

  /// A right digest over what makes no sense: what another build would have written.
  @Test func nonsenseEndsWithNothing() {
    var random = SplitMix64(seed: UInt64.random(in: 0 ... .max))
    let head = OutcomeFile.encode(
      AnalysisOutcome(summary: Summary(), findings: [], commentedFiles: [], unknownEntryPoints: []), for: key)
    // Magic, format and key stand in front of the digest.
    let front = Array("signalbox outcome\n".utf8).count + 1 + 16
    for _ in 0..<5000 {
      let noise = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt8.random(in: 0...9, using: &random) }
      var sum = ContentDigest(noise)
      let digest = withUnsafeBytes(of: &sum.high) { Array($0) } + withUnsafeBytes(of: &sum.low) { Array($0) }
      _ = OutcomeFile.decode(Array(head.prefix(front)) + digest + noise, for: key)
    }
  }
}

@Suite struct OutcomeKeyTests {
  private func key(
    _ texts: [(String, String)], _ configuration: AnalysisConfiguration = AnalysisConfiguration(), build: UInt64 = 1
  ) -> ContentDigest {
    outcomeKey(
      of: texts.map { (FileID($0), ContentDigest(Array($1.utf8))) }, configuration,
      build: ContentDigest(high: build, low: 0))
  }

  @Test func whateverAnOutcomeFollowsFromIsInTheKey() {
    let texts = [("A.swift", "a"), ("B.swift", "b")]
    let pin = PackagePin(name: "stinsen", url: "u", version: "2.0.0", folder: "App")
    func pinned(_ change: (inout PackagePin) -> Void) -> AnalysisConfiguration {
      var other = pin
      change(&other)
      return AnalysisConfiguration(packagePins: [other])
    }
    let keys = [
      key(texts), key([("A.swift", "b"), ("B.swift", "a")]), key([("A.swift", "a"), ("C.swift", "b")]),
      key([("A.swift", "a")]), key([("A.swift", "a"), ("B.swift", "b "), ("C.swift", "")]), key([]),
      key(texts, build: 2), key(texts, AnalysisConfiguration(entryPoints: ["Main"])),
      key(texts, AnalysisConfiguration(entryPoints: ["Ma", "in"])), key(texts, AnalysisConfiguration(dialects: [])),
      key(texts, AnalysisConfiguration(dialects: ["stinsen"])),
      key(texts, AnalysisConfiguration(dialects: ["stinsen", "vdflow"])), key(texts, pinned { _ in }),
      key(texts, AnalysisConfiguration(hasUnreadCode: true)),
      key(texts, pinned { $0.version = nil }), key(texts, pinned { $0.version = "2.0.1" }),
      key(texts, pinned { $0.url = nil }), key(texts, pinned { $0.branch = "main" }),
      key(texts, pinned { $0.folder = "" }),
      key(texts, pinned { $0.source = .required(below: nil) }),
      key(texts, pinned { $0.source = .required(below: "3") }),
      key(texts, pinned { $0.name = "vdflow" }),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(key(texts) == key(texts.reversed()))
    #expect(
      key(texts, AnalysisConfiguration(dialects: ["b", "a", "c"]))
        == key(
          texts, AnalysisConfiguration(dialects: ["c", "b", "a"])))
  }

  @Test func buildsAreToldApart() { #expect(buildDigest != nil) }
}

@Suite struct OutcomeCacheTests {
  private let empty = AnalysisOutcome(
    summary: Summary(), findings: [], commentedFiles: [], unknownEntryPoints: [])
  private let app = [
    "Main.swift": """
    import Stinsen
    final class MainCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\MainCoordinator.start)
      @Root var start = makeStart
      func makeStart() -> StartScreen { StartScreen() }
    }
    func go(_ router: MainCoordinator.Router) { router.route(to: \\.strat) }  // signalbox:ignore dead-handler
    """
  ]

  private func check(_ tree: TemporaryTree, _ cache: OutcomeCache) -> CheckedWorkspace {
    checkedWorkspace(of: WorkspaceRoot(path: tree.path), cache: cache).workspace
  }

  @Test func secondRunsDoNotAnalyse() throws {
    let (one, other, store) = (try TemporaryTree(app), try TemporaryTree(app), try TemporaryTree())
    let cache = OutcomeCache(directory: join(store.path, "deep/er"))
    let first = check(one, cache)
    #expect(first.snapshot != nil && first.cacheFailure == nil && first.outcome.findings.count == 1)
    // Another clone: other places, other times.
    for tree in [one, other] {
      let second = check(tree, cache)
      #expect(second.snapshot == nil && second.outcome == first.outcome)
      #expect(second.source(FileID("Main.swift"))?.text == first.source(FileID("Main.swift"))?.text)
    }
    try other.write("Main.swift", Array("struct A {}".utf8))
    let changed = check(other, cache)
    #expect(changed.snapshot != nil && changed.outcome.findings.isEmpty)
    #expect(entryNames(ofDirectory: cache.directory).count == 2)
    #expect(check(one, cache).snapshot == nil)
  }

  @Test func damagedEntriesAreReplaced() throws {
    let (tree, store) = (try TemporaryTree(app), try TemporaryTree())
    let cache = OutcomeCache(directory: store.path)
    let outcome = check(tree, cache).outcome
    let name = try #require(entryNames(ofDirectory: store.path).first)
    let whole = try readFile(join(store.path, name), limit: 1 << 20).bytes
    for broken in [[], Array(whole.dropLast()), [1, 2, 3], whole.map { ~$0 }] {
      try store.write(name, broken)
      let checked = check(tree, cache)
      #expect(checked.snapshot != nil && checked.outcome == outcome && checked.cacheFailure == nil)
      #expect(try readFile(join(store.path, name), limit: 1 << 20).bytes == whole)
      #expect(check(tree, cache).snapshot == nil)
    }
  }

  @Test func aPlaceThatCannotBeWrittenCostsAWarningAlone() throws {
    let tree = try TemporaryTree(app.merging(["file": ""]) { $1 })
    let checked = check(tree, OutcomeCache(directory: join(tree.path, "file/cache")))
    #expect(checked.outcome.findings.count == 1 && checked.cacheFailure?.message == "not a directory")
    #expect(check(tree, OutcomeCache(directory: "/proc/nothing")).cacheFailure != nil)
  }

  @Test func whatIsNotUsedGoesAndWhatIsNotOursStays() throws {
    let store = try TemporaryTree(["README.md": "", "0123.signalbox": "", "folder/x": ""])
    let cache = OutcomeCache(directory: store.path)
    func name(_ number: Int) -> String { ContentDigest(high: 0, low: UInt64(number)).description + ".signalbox" }
    func write(_ name: String, daysOld: Double) throws {
      try store.write(name, [])
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -86_400 * daysOld)], ofItemAtPath: join(store.path, name))
    }
    try write(name(1), daysOld: 29)
    try write(name(2), daysOld: 31)
    try write("." + name(3) + ".signalbox-77-ab", daysOld: 2)
    try write("." + name(4) + ".signalbox-77-ab", daysOld: 0)
    for other in ["README.md", "0123.signalbox", ".x.signalbox-77-ab", name(5).uppercased() + "!"] {
      try write(other, daysOld: 99)
    }
    try cache.keep(empty, for: ContentDigest(high: 7, low: 7))
    #expect(
      Set(entryNames(ofDirectory: store.path)) == [
        name(1), "." + name(4) + ".signalbox-77-ab", "README.md", "0123.signalbox", ".x.signalbox-77-ab",
        name(5).uppercased() + "!", "folder", ContentDigest(high: 7, low: 7).description + ".signalbox",
      ])
  }

  @Test func theOldestGoFirstAndUseMakesYoung() throws {
    let store = try TemporaryTree()
    let size = OutcomeFile.encode(empty, for: ContentDigest(high: 0, low: 0)).count
    let cache = OutcomeCache(directory: store.path, maximumSize: size * 3)
    func key(_ number: UInt64) -> ContentDigest { ContentDigest(high: 0, low: number) }
    for number in 1...3 as ClosedRange<UInt64> {
      try cache.keep(empty, for: key(number))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -1000 + Double(number))],
        ofItemAtPath: join(store.path, "\(key(number)).signalbox"))
    }
    #expect(cache.outcome(for: key(1)) == empty)
    try cache.keep(empty, for: key(4))
    #expect(entryNames(ofDirectory: store.path) == [key(1), key(3), key(4)].map { "\($0).signalbox" })
    #expect(cache.outcome(for: key(2)) == nil)
  }

  /// Everybody writes and reads the same few entries: nobody ever sees a part of one.
  @Test func manyShareADirectory() throws {
    let store = try TemporaryTree()
    let cache = OutcomeCache(directory: store.path)
    var random = SplitMix64(seed: 5)
    let keys = (0..<3).map { ContentDigest(high: $0, low: random.next()) }
    let wrong = ThreadedExecution(jobs: 8).map(Array(0..<400)) { number -> Int in
      let key = keys[number % keys.count]
      var outcome = empty
      outcome.summary.files = number % keys.count
      if number % 2 == 0 { try? cache.keep(outcome, for: key) }
      guard let found = cache.outcome(for: key) else { return 0 }
      return found == outcome ? 0 : 1
    }
    #expect(wrong.allSatisfy { $0 == 0 })
    for (index, key) in keys.enumerated() { #expect(cache.outcome(for: key)?.summary.files == index) }
  }
}
