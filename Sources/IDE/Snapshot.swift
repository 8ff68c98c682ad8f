/// The analysed workspace at one moment, which every question is asked of.

import Dialects
import Extraction
import Facts
package import RouteGraph
import Semantics
package import SourceText

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
  let parallelism: any Parallelism
  let analysis: Analysis
  private let inNoTarget: Lazy<[FileID: String]>
  /// Part of some text could not be read: that something is not in sight says nothing.
  let mayHideUses: Lazy<Bool>
  private let lazyIndex: Lazy<AnswerIndex>
  let noted: NotedFiles
  /// Of large files that were edited.
  private let histories: [FileID: ReadingHistory]
  private var counterpart: Counterpart?
  /// Sorted.
  package var fileIDs: [FileID] { analysis.project.fileIDs }
  /// With the frameworks' own sources, which are read and left out.
  package var fileCount: Int { files.count }

  /// `isSelective`: bodies that cannot matter are not read, for a run that asks for findings, routes and transitions, and
  /// nothing about places in the text. `mayRead` is asked before each file is read, from any thread; once it says no, the
  /// files that are left are left out. `isReading` hears of each file before and after it is read.
  package init(
    files: [FileID: SourceFile], configuration: AnalysisConfiguration = AnalysisConfiguration(),
    parallelism: any Parallelism = SerialExecution(), isSelective: Bool = false,
    isReading: @escaping @Sendable (FileID, Bool) -> Void = { _, _ in },
    mayRead: @escaping @Sendable () -> Bool = { true }
  ) {
    var plan = ReadingPlan(files, configuration, isSelective: isSelective)
    let dialects = plan.dialects
    func link(_ project: Project) -> LinkedProject {
      var project = project
      project.leaveOut(dialects.flatMap(\.ownSources))
      return LinkedProject(project, dialects: dialects, parallelism: parallelism)
    }
    let first = Snapshot.project(
      files, plan, configuration, parallelism, readsAllBodies: plan.mayReadAllBodies ? nil : false, isReading, mayRead)
    let isWhole = first.project.files.count == files.count
    let files = isWhole ? files : files.filter { first.project.files[$0.key] != nil }
    var configuration = configuration
    if !isWhole { configuration.hasUnreadCode = true }
    var project = first.project
    var linked = link(project)
    let isMissing = !first.hasAllBodies && first.project.files.values.contains { !$0.hasAllBodies }
    if linked.needsAllBodies ? isMissing : first.hasAllBodies {
      project =
        Snapshot.project(
          files, plan, configuration, parallelism, readsAllBodies: linked.needsAllBodies, isReading
        ) { true }.project
      linked = link(project)
    }
    plan.decisiveNames = linked.decisiveNames
    if project.readDecisive(files, plan, parallelism, isReading) { linked = link(project) }
    let analysis = Analysis(linked, parallelism: parallelism)
    self.init(
      files, plan, configuration, parallelism, analysis, NotedFiles(analysis.project.files),
      inNoTarget: Snapshot.inNoTarget(files, analysis, configuration))
  }

  private static func inNoTarget(
    _ files: [FileID: SourceFile], _ analysis: Analysis, _ configuration: AnalysisConfiguration
  ) -> Lazy<[FileID: String]> {
    Lazy { [targets = configuration.targets, names = analysis.project.names] in
      targets.filesInNoTarget(of: files.keys, leftOutOfPackages: names.filesLeftOutOfPackages)
    }
  }

  /// `readsAllBodies`: nil where those of the files with a mark tell.
  private static func project(
    _ files: [FileID: SourceFile], _ plan: ReadingPlan, _ configuration: AnalysisConfiguration,
    _ parallelism: any Parallelism, readsAllBodies: Bool?,
    _ isReading: @escaping @Sendable (FileID, Bool) -> Void, _ mayRead: @escaping @Sendable () -> Bool
  ) -> (project: Project, hasAllBodies: Bool) {
    func reading(_ files: [FileID: SourceFile], readsAllBodies: Bool) -> [[ReadFile]] {
      parallelism.map(parallelism.batches(of: Array(files)) { $0.value.text.count }) { batch in
        batch.compactMap { id, file -> ReadFile? in
          guard mayRead() else { return nil }
          isReading(id, true)
          defer { isReading(id, false) }
          return ReadFile(id, plan.facts(of: file, readsAllBodies: readsAllBodies))
        }
      }
    }
    var first: [[ReadFile]]
    var hasAllBodies = readsAllBodies ?? false
    if readsAllBodies == nil {
      let marked = files.filter { plan.readsBodies(of: $0.value) }
      first = reading(marked, readsAllBodies: false)
      let isMissing = marked.count < files.count || first.joined().contains { !$0.facts.hasAllBodies }
      hasAllBodies = isMissing && first.joined().contains { plan.foreseesAllBodies($0.facts) }
      first += reading(files.filter { marked[$0.key] == nil }, readsAllBodies: hasAllBodies)
    } else {
      first = reading(files, readsAllBodies: hasAllBodies)
    }
    let read = readingAgain(first, files, plan, parallelism, readsAllBodies: hasAllBodies, isReading).joined()
    let names = read.map(\.names) + interfaces(of: plan)
    let halves = parallelism.map(NameTables.Half.allCases) { NameTables($0, of: names) }
    let project = Project(
      files: Dictionary(read.map { ($0.id, $0.facts) }) { $1 },
      names: NameTable(Dictionary(zip(NameTables.Half.allCases, halves)) { $1 }),
      pins: configuration.packagePins.sorted { ($0.name, $0.version ?? "") < ($1.name, $1.version ?? "") },
      entryPoints: configuration.entryPoints, isUpdatable: !plan.isSelective)
    return (project, hasAllBodies)
  }

  private struct ReadFile: Sendable {
    let id: FileID
    let facts: FileFacts
    let names: FileNames

    init(_ id: FileID, _ facts: FileFacts) {
      self.id = id
      self.facts = facts
      names = FileNames(id, facts)
    }
  }

  /// The same files, those whole that turn out to matter more than was read of them.
  private static func readingAgain(
    _ read: [[ReadFile]], _ files: [FileID: SourceFile], _ plan: ReadingPlan, _ parallelism: any Parallelism,
    readsAllBodies: Bool, _ isReading: @escaping @Sendable (FileID, Bool) -> Void
  ) -> [[ReadFile]] {
    guard read.contains(where: { $0.contains { !$0.facts.skippedBodies.isEmpty } }),
      let second = plan.secondReading(read.flatMap { $0.map(\.names) })
    else { return read }
    return parallelism.map(read) { batch in
      batch.map { read in
        guard let file = files[read.id], !read.facts.skippedBodies.isEmpty,
          readsAllBodies || second.needs(file, read.facts, read.names)
        else { return read }
        isReading(read.id, true)
        defer { isReading(read.id, false) }
        return ReadFile(read.id, plan.facts(of: file, readsAllBodies: true))
      }
    }
  }

  private init(
    _ files: [FileID: SourceFile], _ plan: ReadingPlan, _ configuration: AnalysisConfiguration,
    _ parallelism: any Parallelism, _ analysis: Analysis, _ noted: NotedFiles, inNoTarget: Lazy<[FileID: String]>,
    histories: [FileID: ReadingHistory] = [:]
  ) {
    self.files = files
    self.plan = plan
    self.configuration = configuration
    self.parallelism = parallelism
    self.analysis = analysis
    self.noted = noted
    self.inNoTarget = inNoTarget
    self.histories = histories
    let mayHideUses = Lazy {
      configuration.hasUnreadCode || Snapshot.mayHideUses(files, noted.damaged, inNoTarget.value)
    }
    self.mayHideUses = mayHideUses
    lazyIndex = Lazy { AnswerIndex(analysis, noted, inNoTarget: inNoTarget.value, mayHideUses: mayHideUses) }
  }

  /// The last snapshot for which the other files' bodies were read, where they are not now, or were not, where they are.
  /// The keystroke that makes a route of an enum, or ends one, turns to it instead of reading all files again.
  private final class Counterpart: Sendable {
    let snapshot: Snapshot
    /// Which files have been edited since.
    let changed: Set<FileID>

    init(_ snapshot: Snapshot, changed: Set<FileID>) {
      var snapshot = snapshot
      snapshot.counterpart = nil
      (self.snapshot, self.changed) = (snapshot, changed)
    }
  }

  private enum Update {
    case done(Snapshot)
    case needsOtherBodies
    case needsNewStart
  }

  /// The snapshot after some files changed or, where nil, went away. Equal to one from scratch.
  package func updating(_ changes: [FileID: SourceFile?]) -> Snapshot {
    var files = self.files
    for (id, file) in changes { files[id] = file }
    switch update(changes, to: files) {
    case .done(var snapshot):
      snapshot.counterpart = counterpart.map { Counterpart($0.snapshot, changed: $0.changed.union(changes.keys)) }
      return snapshot
    case .needsOtherBodies:
      var snapshot = turned(to: files, changes.keys) ?? fromScratch(files)
      snapshot.counterpart = Counterpart(self, changed: Set(changes.keys))
      return snapshot
    case .needsNewStart: return fromScratch(files)
    }
  }

  private func turned(to files: [FileID: SourceFile], _ changed: some Collection<FileID>) -> Snapshot? {
    guard let counterpart else { return nil }
    let changes = counterpart.changed.union(changed).map { ($0, files[$0]) }
    guard case .done(let snapshot) = counterpart.snapshot.update(Dictionary(changes) { $1 }, to: files) else {
      return nil
    }
    return snapshot
  }

  private func update(_ changes: [FileID: SourceFile?], to files: [FileID: SourceFile]) -> Update {
    let update = updateOnce(changes, to: files)
    guard case .done(let snapshot) = update else { return update }
    let others = plan.files(among: files, readOtherwiseBy: snapshot.plan)
    return others.isEmpty ? update : snapshot.updateOnce(others, to: files)
  }

  private func updateOnce(_ changes: [FileID: SourceFile?], to files: [FileID: SourceFile]) -> Update {
    // Bodies that were left out because of what changes now would have to be found.
    if plan.isSelective { return .needsNewStart }
    // Other words may bring in another dialect, or be the last of one.
    let hasOtherWords = changes.contains { $1?.marks ?? [] != self.files[$0]?.marks ?? [] }
    var plan = hasOtherWords ? ReadingPlan(files, configuration, isSelective: false) : self.plan
    plan.decisiveNames = self.plan.decisiveNames
    let ownSources = plan.dialects.flatMap(\.ownSources)
    let isOwn = changes.keys.contains { file in ownSources.contains { $0.mayHold(file) } }
    guard !isOwn, plan.dialectNames == self.plan.dialectNames else { return .needsNewStart }
    var histories = self.histories
    for (id, file) in changes where file == nil { histories[id] = nil }
    let old = analysis.project
    let facts = Dictionary(
      uniqueKeysWithValues: changes.map { id, file in (id, file.map { reading($0, id, plan, &histories[id]) }) })
    // What one file exports, all others see.
    if facts.contains(where: { $1?.exportedImports ?? [] != old.files[$0]?.exportedImports ?? [] }) {
      return .needsNewStart
    }
    var project = old
    for (id, facts) in facts { project.files[id] = facts }
    let hasOtherFiles = facts.contains { ($1 == nil) != (old.files[$0] == nil) }
    if hasOtherFiles { project.fileIDs = project.files.keys.sorted() }
    project.names = old.names.updating(facts)
    if project.names.hasOtherTargets(than: old.names, in: changes.keys) { return .needsNewStart }
    let changedNames = names(changedBy: facts, to: files, old.names, project.names)
    let updated = analysis.updating(
      to: project, changed: Set(changes.keys), changedNames: changedNames,
      filesSpelling: { Snapshot.files(files, spelling: $0) }, parallelism: parallelism)
    guard let updated else { return .needsOtherBodies }
    plan.decisiveNames = updated.decisiveNames
    let inNoTarget = hasOtherFiles ? Snapshot.inNoTarget(files, updated, configuration) : self.inNoTarget
    return .done(
      Snapshot(
        files, plan, configuration, parallelism, updated, noted.replacing(facts), inNoTarget: inNoTarget,
        histories: histories))
  }

  private func names(
    changedBy facts: [FileID: FileFacts?], to files: [FileID: SourceFile], _ older: NameTable, _ newer: NameTable
  ) -> NamesByUse {
    func version(_ facts: FileFacts?, _ file: SourceFile?) -> FileNames.Version? {
      facts.map { FileNames.Version(facts: $0, text: file?.text ?? []) }
    }
    return facts.reduce(into: NamesByUse()) { names, change in
      let (id, facts) = change
      let (old, new) = (version(analysis.project.files[id], self.files[id]), version(facts, files[id]))
      names.formUnion(
        FileNames.changedNames(in: id, from: old, to: new) { older.isType($0) && newer.isType($0) })
      for table in [older, newer] { names.declared.formUnion(table.names(aliasedBy: names.extended)) }
    }
  }

  private func reading(
    _ file: SourceFile, _ id: FileID, _ plan: ReadingPlan, _ history: inout ReadingHistory?
  ) -> FileFacts {
    plan.facts(
      of: file, readsAllBodies: analysis.needsAllBodies, since: analysis.project.files[id], &history, parallelism)
  }

  private static func files(_ files: [FileID: SourceFile], spelling names: Set<String>) -> Set<FileID> {
    let words = MarkSet(names.sorted())
    return Set(files.filter { !words.occurring(in: $0.value.text).isEmpty }.keys)
  }

  private func fromScratch(_ files: [FileID: SourceFile]) -> Snapshot {
    Snapshot(files: files, configuration: configuration, parallelism: parallelism, isSelective: plan.isSelective)
  }

  /// Tables over all answers.
  var index: AnswerIndex { lazyIndex.value }

  package func file(_ id: FileID) -> SourceFile? { files[id] }

  /// Files in whose text a name stands, as a word or in one.
  func files(naming name: String) -> [FileID] {
    let search = WordSearch(name)
    return fileIDs.filter { files[$0].flatMap { search.first(in: $0.text) } != nil }
  }

  /// Whether another text of a file differs in bodies and places alone.
  func declaresSame(_ source: SourceFile, as file: FileID) -> Bool {
    plan.facts(of: source, readsAllBodies: analysis.needsAllBodies).outline == facts(of: file)?.outline
  }

  /// Reads a file's text once more, as a snapshot does: to tell what it costs.
  package func readAgain(_ id: FileID) {
    guard let text = files[id]?.text else { return }
    _ = plan.facts(of: SourceFile(text: text), readsAllBodies: analysis.needsAllBodies)
  }

  /// Whose findings would be about code that nobody compiles.
  func isInNoTarget(_ id: FileID) -> Bool { inNoTarget.value[id] != nil }

  func facts(of id: FileID) -> FileFacts? { analysis.project.files[id] }

  /// What every analysis needs, whatever it is of.
  package static func prepare() {
    _ = interfaces
    _ = ReadingPlan.marks
  }

  // MARK: Answers

  /// All that a check tells, side by side, for whoever is going to ask for it.
  func workOutAnswers() {
    let answers = analysis.answers
    let parts: [@Sendable () -> Void] = [
      { for each in answers { _ = each.diagnostics } },
      { for each in answers { _ = (each.coordinators, each.transitions) } },
      { [inNoTarget] in _ = inNoTarget.value },
    ]
    _ = parallelism.map(parts) { $0() }
  }

  /// What a card shows, side by side: right behind a keystroke, none of it is known.
  func workOutCards(withFindings: Bool) {
    let answers = analysis.answers
    let findings: [@Sendable () -> Void] = withFindings ? [{ for each in answers { _ = each.diagnostics } }] : []
    let parts: [@Sendable () -> Void] = [
      { for each in answers { _ = each.nodes } },
      { for each in answers { _ = (each.coordinators, each.transitions) } },
    ]
    _ = parallelism.map(findings + parts) { $0() }
  }

  /// All findings, in report order.
  package var diagnostics: [Diagnostic] { index.diagnostics }

  package func diagnostics(of file: FileID) -> [Diagnostic] { index.diagnostics(of: file) }

  /// Sorted by qualified name.
  package var coordinators: [Coordinator] { index.coordinators }

  /// By file, then offset.
  package var transitions: [Transition] { index.transitions }

  package var summary: Summary {
    var summary = Summary()
    summary.files = fileCount
    summary.filesParsed = analysis.project.files.values.count { $0.hasBodies }
    summary.coordinators = coordinators.count
    summary.routes = coordinators.reduce(0) { $0 + $1.routes.count }
    for transition in index.unsortedTransitions {
      summary.transitions.total += 1
      if transition.status == .resolved { summary.transitions.resolved += 1 }
      if transition.status == .unresolved { summary.transitions.unresolved += 1 }
    }
    return summary
  }

  /// The frameworks' types, read once.
  private static let interfaces: [(dialect: String, names: FileNames)] = allDialects.map { dialect in
    let facts = extractFacts(from: Array(dialect.interface.utf8), bodies: .all)
    return (dialect.name, FileNames(FileID("<\(dialect.name)>"), facts, isInterface: true))
  }

  private static func interfaces(of plan: ReadingPlan) -> [FileNames] {
    interfaces.filter { plan.dialectNames.contains($0.dialect) }.map(\.names)
  }
}
