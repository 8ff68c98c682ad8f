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
  private let plan: ReadingPlan
  private let configuration: AnalysisConfiguration
  private let parallelism: any Parallelism
  let analysis: Analysis
  private let lazyIndex: Lazy<AnswerIndex>
  /// Of the files that the workspace's coordinators are read from.
  package let fileIDs: [FileID]

  package init(
    files: [FileID: SourceFile], configuration: AnalysisConfiguration = AnalysisConfiguration(),
    parallelism: any Parallelism = SerialExecution()
  ) {
    let plan = ReadingPlan(files, configuration)
    var files = Snapshot.mapping(files, parallelism) { plan.prepared($0) }
    var project = Snapshot.project(files, plan, configuration)
    if plan.dialects.contains(where: \.mayNeedAllBodies), files.values.contains(where: { !$0.facts.hasBodies }),
      Analysis.needsAllBodies(project, plan.dialects)
    {
      files = Snapshot.mapping(files, parallelism) { $0.readingBodies() }
      project = Snapshot.project(files, plan, configuration)
    }
    let analysis = Analysis(project, dialects: plan.dialects, parallelism: parallelism)
    self.init(files, plan, configuration, parallelism, analysis)
  }

  private static func mapping(
    _ files: [FileID: SourceFile], _ parallelism: any Parallelism, _ transform: @Sendable (SourceFile) -> SourceFile
  ) -> [FileID: SourceFile] {
    let ids = Array(files.keys)
    let size = max(1, ids.count / (parallelism.width * 4))
    let batches = stride(from: 0, to: ids.count, by: size).map { ids[$0..<min($0 + size, ids.count)] }
    let mapped = parallelism.map(batches) { batch in batch.compactMap { files[$0].map(transform) } }
    return Dictionary(zip(ids, mapped.joined())) { $1 }
  }

  private static func project(
    _ files: [FileID: SourceFile], _ plan: ReadingPlan, _ configuration: AnalysisConfiguration
  ) -> Project {
    let facts = files.mapValues(\.facts)
    return Project(
      files: facts, names: NameTable(facts, interfaces: interfaces(of: plan)),
      pins: configuration.packagePins.sorted { ($0.name, $0.version ?? "") < ($1.name, $1.version ?? "") },
      entryPoints: configuration.entryPoints)
  }

  private init(
    _ files: [FileID: SourceFile], _ plan: ReadingPlan, _ configuration: AnalysisConfiguration,
    _ parallelism: any Parallelism, _ analysis: Analysis
  ) {
    self.files = files
    self.plan = plan
    self.configuration = configuration
    self.parallelism = parallelism
    self.analysis = analysis
    fileIDs = files.keys.sorted()
    lazyIndex = Lazy { AnswerIndex(analysis) }
  }

  /// The snapshot after some files changed or, where nil, went away. Equal to one from scratch.
  package func updating(_ changes: [FileID: SourceFile?]) -> Snapshot {
    var files = self.files
    for (id, file) in changes { files[id] = file }
    // Other words may bring in another dialect, or be the last of one.
    let hasOtherWords = changes.contains { $1?.facts.marks ?? [] != self.files[$0]?.facts.marks ?? [] }
    let plan = hasOtherWords ? ReadingPlan(files, configuration) : self.plan
    guard plan.dialectNames == self.plan.dialectNames else { return fromScratch(files) }
    let readsAll = analysis.needsAllBodies
    let changes = changes.mapValues { file in file.map { readsAll ? $0.readingBodies() : plan.prepared($0) } }
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
    guard updated.needsAllBodies == readsAll else { return fromScratch(files) }
    return Snapshot(files, plan, configuration, parallelism, updated)
  }

  private func fromScratch(_ files: [FileID: SourceFile]) -> Snapshot {
    Snapshot(
      files: files.mapValues { SourceFile(text: $0.text) }, configuration: configuration, parallelism: parallelism)
  }

  /// Tables over all answers.
  var index: AnswerIndex { lazyIndex.value }

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
        interfaceID(dialect),
        extractFacts(from: Array(dialect.interface.utf8), options: ExtractionOptions(marks: [], readsBodies: .always))
      )
    })

  private static func interfaceID(_ dialect: any Dialect) -> FileID { FileID("<\(dialect.name)>") }

  private static func interfaces(of plan: ReadingPlan) -> [FileID: FileFacts] {
    let ids = Set(plan.dialects.map(interfaceID))
    return interfaces.filter { ids.contains($0.key) }
  }
}
