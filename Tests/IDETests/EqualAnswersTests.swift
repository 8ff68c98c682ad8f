/// Answers follow from the texts alone: not from the order of files, the number of threads or the run.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EqualAnswersTests {
  private static let seed =
    ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

  /// The sample, intact and after 40 edits, and all fixtures at once: names clash there.
  private func workspaces() throws -> [[FileID: SourceFile]] {
    let texts = try SampleTexts.everything()
    var edits = RandomEdits(texts, seed: Self.seed)
    for _ in 0..<40 { _ = edits.edit() }
    let folder = try FixtureFolder("Fixtures/Stinsen")
    var together: [FileID: String] = [:]
    for file in folder.prelude.files { together[file.id] = file.text }
    for named in folder.fixtures {
      for file in named.fixture.files { together[FileID(named.name + "/" + file.id.path)] = file.text }
    }
    return [texts, edits.texts, together].map { $0.mapValues { SourceFile(text: Array($0.utf8)) } }
  }

  @Test func threadsDoNotMatter() throws {
    for files in try workspaces() {
      let alone = Snapshot(files: files)
      for width in [2, 5] {
        let together = Snapshot(files: files, parallelism: Threads(width: width))
        #expect(difference(between: alone, and: together, asking: []) == nil, "SIGNALBOX_SEED=\(Self.seed)")
      }
    }
  }

  /// Files come into the workspace one by one, in any order.
  @Test func orderOfFilesDoesNotMatter() throws {
    for files in try workspaces() {
      let alone = Snapshot(files: files)
      var random = SplitMix64(seed: Self.seed)
      let order = files.keys.sorted().shuffled(using: &random)
      let half = Set(order.prefix(order.count / 2))
      var grown = Snapshot(files: files.filter { half.contains($0.key) })
      for part in [order.dropFirst(order.count / 2).prefix(order.count / 4), order.suffix(order.count)] {
        grown = grown.updating(Dictionary(uniqueKeysWithValues: part.map { ($0, files[$0]) }))
      }
      #expect(difference(between: alone, and: grown, asking: []) == nil, "SIGNALBOX_SEED=\(Self.seed)")
    }
  }

  /// Of every fixture, sample and edited text: no answer follows from a body that a run leaves out.
  @Test func bodiesThatAreLeftOutDoNotMatter() throws {
    var files = try workspaces()
    for name in sampleNames {
      let sample = try SampleWorkspace("SampleWorkspaces/" + name)
      files.append(
        Dictionary(uniqueKeysWithValues: sample.files.map { (FileID($0), SourceFile(text: Array($1.utf8))) }))
    }
    // One dialect leaves bodies out, the other has all of them read.
    let parcelbox = try SampleWorkspace("SampleWorkspaces/Stinsen/Parcelbox").files
    let library = try SampleWorkspace("SampleWorkspaces/EnumPath/Library").files
    let both = parcelbox + library.map { ("Library/" + $0.path, $0.text) }
    files.append(Dictionary(uniqueKeysWithValues: both.map { (FileID($0), SourceFile(text: Array($1.utf8))) }))
    for dialect in ["Stinsen", "XCoordinator", "VDFlow", "SwiftUICoordinator", "EnumPath"] {
      let folder = try FixtureFolder("Fixtures/" + dialect)
      for named in folder.fixtures {
        let own = (folder.prelude.files + named.fixture.files).map { ($0.id, SourceFile(text: Array($0.text.utf8))) }
        files.append(Dictionary(own) { $1 })
      }
    }
    for files in files {
      let whole = Snapshot(files: files)
      let selective = Snapshot(files: files, isSelective: true)
      #expect(renderedAnswers(of: whole) == renderedAnswers(of: selective), "SIGNALBOX_SEED=\(Self.seed)")
    }
  }

  /// Where another dialect is in use, whose visitors want all code, none is passed by.
  @Test(arguments: [false, true]) func bodiesThatArePassedByDoNotMatter(isSelective: Bool) throws {
    let folder = try FixtureFolder("Fixtures/EnumPath")
    var workspaces = folder.fixtures.map { named in
      (folder.prelude.files + named.fixture.files).map { ($0.id, Array($0.text.utf8)) }
    }
    workspaces.append(
      try SampleWorkspace("SampleWorkspaces/EnumPath/Library").files.map { (FileID($0), Array($1.utf8)) })
    for files in workspaces {
      func answers(with other: String) throws -> [String] {
        let files = files + [(FileID("Foreign.swift"), Array(other.utf8))]
        let sources = Dictionary(files.map { ($0, SourceFile(text: $1)) }) { $1 }
        let snapshot = Snapshot(files: sources, isSelective: isSelective)
        let isOther = snapshot.coordinators.contains { $0.dialect == "swiftuicoordinator" }
        try #require(isOther == !other.isEmpty)
        // Without the summary, which counts the other dialect's, too.
        return renderedAnswers(of: snapshot).dropFirst().filter {
          !$0.contains("swiftuicoordinator") && !$0.contains("Foreign.swift")
        }
      }
      let (own, beside) = (try answers(with: ""), try answers(with: EqualAnswersTests.coordinator))
      let differing = own.filter { !beside.contains($0) } + beside.filter { !own.contains($0) }
      #expect(own == beside, "\(differing.prefix(3))")
    }
  }

  private static let coordinator = """
    import SwiftUICoordinator

    enum ForeignRoute: NavigationRoute {
      case start
      var action: TransitionAction? { .push(animated: true) }
    }
    final class ForeignCoordinator: Routing {
      weak var parent: Coordinator?
      var childCoordinators: [WeakCoordinator] = []
      let navigationController = NavigationController()
      let startRoute = ForeignRoute.start
      init(parent: Coordinator?) { self.parent = parent }
      func handle(_ action: CoordinatorAction) { parent?.handle(action) }
    }
    """

  /// What names mean is worked out for the first file that is asked about alone, and for all others together.
  @Test(arguments: ["EnumPath/Library", "XCoordinator/Ferryline"]) func fileAskedAboutFirstDoesNotMatter(
    sample: String
  ) throws {
    let texts = try SampleWorkspace("SampleWorkspaces/" + sample).files
    let files = Dictionary(uniqueKeysWithValues: texts.map { (FileID($0), SourceFile(text: Array($1.utf8))) })
    func targets(in file: FileID, of snapshot: Snapshot) -> [[NavigationTarget]] {
      (0..<(files[file]?.text.count ?? 0)).map { definition(at: $0, in: file, of: snapshot)?.targets ?? [] }
    }
    let together = Snapshot(files: files)
    for file in files.keys.sorted() { _ = targets(in: file, of: together) }
    for file in files.keys.sorted() {
      let (alone, all) = (targets(in: file, of: Snapshot(files: files)), targets(in: file, of: together))
      let differing = alone.indices.filter { alone[$0] != all[$0] }
      #expect(differing.isEmpty, "\(file)")
    }
  }

  /// Sets and dictionaries are seeded anew in every process; a second reading has other nodes at other addresses.
  @Test func twoReadingsAnswerAlike() throws {
    for files in try workspaces() {
      let again = files.mapValues { SourceFile(text: $0.text) }
      let differences = difference(between: Snapshot(files: files), and: Snapshot(files: again), asking: [])
      #expect(differences == nil, "SIGNALBOX_SEED=\(Self.seed)")
    }
  }
}

/// As many threads at a time as asked for.
private struct Threads: Parallelism {
  let width: Int

  func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    let lock = NSLock()
    nonisolated(unsafe) var outputs = [Output?](repeating: nil, count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      let output = transform(inputs[index])
      lock.withLock { outputs[index] = output }
    }
    return outputs.compactMap { $0 }
  }
}
