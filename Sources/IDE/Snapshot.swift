/// The analysed workspace at one moment, which every question is asked of.

import Dialects
import Extraction
import Facts
package import RouteGraph
import Semantics
package import SourceText

package struct AnalysisConfiguration: Equatable, Sendable {
  package var packagePins: [PackagePin]
  /// Names of coordinators to start from; empty to find them.
  package var entryPoints: [String]
  /// Names of the dialects to look for; nil for all.
  package var dialects: Set<String>?

  package init(packagePins: [PackagePin] = [], entryPoints: [String] = [], dialects: Set<String>? = nil) {
    self.packagePins = packagePins
    self.entryPoints = entryPoints
    self.dialects = dialects
  }
}

package struct Summary: Equatable, Sendable {
  package var files = 0
  /// Read whole, because they can matter to a dialect.
  package var filesParsed = 0
  package var coordinators = 0
  package var routes = 0
  package var transitions = TransitionCounts()

  package init() {}

  package struct TransitionCounts: Equatable, Sendable {
    package var total = 0
    package var resolved = 0
    package var unresolved = 0
  }
}

/// Immutable and cheap to copy. All answers follow from the files' texts and the configuration alone.
package struct Snapshot: Sendable {
  private let files: [FileID: SourceFile]
  private let configuration: AnalysisConfiguration
  private let parallelism: any Parallelism
  let analysis: Analysis
  let index: AnswerIndex
  /// Of the files that the workspace's coordinators are read from.
  package let fileIDs: [FileID]

  package init(
    files: [FileID: SourceFile], configuration: AnalysisConfiguration = AnalysisConfiguration(),
    parallelism: any Parallelism = SerialExecution()
  ) {
    var files = files
    var analysis = Snapshot.analyse(files, configuration, parallelism)
    if analysis.needsAllBodies, files.values.contains(where: { !$0.facts.hasBodies }) {
      let ids = files.keys.sorted()
      let whole = parallelism.map(ids.compactMap { files[$0] }) { $0.readingBodies() }
      files = Dictionary(zip(ids, whole)) { $1 }
      analysis = Snapshot.analyse(files, configuration, parallelism)
    }
    self.init(files, configuration, parallelism, analysis)
  }

  private static func analyse(
    _ files: [FileID: SourceFile], _ configuration: AnalysisConfiguration, _ parallelism: any Parallelism
  ) -> Analysis {
    let facts = files.mapValues(\.facts)
    let project = Project(
      files: facts, names: NameTable(facts, interfaces: Snapshot.interfaces),
      pins: configuration.packagePins.sorted { ($0.name, $0.version ?? "") < ($1.name, $1.version ?? "") },
      entryPoints: configuration.entryPoints)
    let dialects = allDialects.filter { configuration.dialects?.contains($0.name) ?? true }
    return Analysis(project, dialects: dialects, parallelism: parallelism)
  }

  private init(
    _ files: [FileID: SourceFile], _ configuration: AnalysisConfiguration, _ parallelism: any Parallelism,
    _ analysis: Analysis
  ) {
    self.files = files
    self.configuration = configuration
    self.parallelism = parallelism
    self.analysis = analysis
    fileIDs = files.keys.sorted()
    index = AnswerIndex(analysis)
  }

  /// The snapshot after some files changed or, where nil, went away. Equal to one from scratch.
  package func updating(_ changes: [FileID: SourceFile?]) -> Snapshot {
    let changes = analysis.needsAllBodies ? changes.mapValues { $0?.readingBodies() } : changes
    var files = self.files
    var project = analysis.project
    var outlines: [FileID: FileFacts?] = [:]
    for (id, file) in changes {
      files[id] = file
      project.files[id] = file?.facts
      outlines[id] = file?.facts
    }
    project.names = analysis.project.names.updating(outlines)
    var changedNames = Set<String>()
    for (id, file) in changes where file?.facts.outlineHash != self.files[id]?.facts.outlineHash || file == nil {
      changedNames.formUnion(analysis.project.names.declaredNames(of: id))
      changedNames.formUnion(project.names.declaredNames(of: id))
    }
    let updated = analysis.updating(
      to: project, changed: Set(changes.keys), changedNames: changedNames, parallelism: parallelism)
    guard updated.needsAllBodies == analysis.needsAllBodies else {
      let asGiven = files.mapValues { SourceFile(text: $0.text) }
      return Snapshot(files: asGiven, configuration: configuration, parallelism: parallelism)
    }
    return Snapshot(files, configuration, parallelism, updated)
  }

  package func file(_ id: FileID) -> SourceFile? { files[id] }

  // MARK: Answers

  /// All findings, in report order.
  package var diagnostics: [Diagnostic] { index.diagnostics }

  package func diagnostics(of file: FileID) -> [Diagnostic] { index.diagnosticsByFile[file] ?? [] }

  /// Sorted by qualified name.
  package var coordinators: [Coordinator] { index.coordinators }

  /// By file, then offset.
  package var transitions: [Transition] { index.transitions }

  package var summary: Summary {
    var summary = Summary()
    summary.files = files.count
    summary.filesParsed = files.values.count { $0.facts.hasBodies }
    summary.coordinators = coordinators.count
    summary.routes = coordinators.reduce(0) { $0 + $1.routes.count }
    summary.transitions.total = transitions.count
    summary.transitions.resolved = transitions.count { $0.status == .resolved }
    summary.transitions.unresolved = transitions.count { $0.status == .unresolved }
    return summary
  }

  /// The frameworks' types, read once.
  private static let interfaces: [FileID: FileFacts] = Dictionary(
    uniqueKeysWithValues: allDialects.map { dialect in
      (
        FileID("<\(dialect.name)>"),
        extractFacts(from: Array(dialect.interface.utf8), options: ExtractionOptions(marks: [], readsBodies: .always))
      )
    })
}
