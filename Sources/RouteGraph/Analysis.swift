/// From facts to answers: links every dialect, walks every file that matters once, and judges the whole.

import Facts
import Semantics
package import SourceText

/// Runs independent work, possibly at the same time. The shell supplies threads.
package protocol Parallelism: Sendable {
  /// How many tasks can run at the same time.
  var width: Int { get }
  /// In the order of the inputs. Each task should be worth a thread.
  func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output]
}

/// One after the other, on the caller's thread.
package struct SerialExecution: Parallelism {
  package let width = 1

  package init() {}

  package func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    inputs.map(transform)
  }
}

/// The analysed project. Immutable; `updating` does only what a change can touch.
package struct Analysis: Sendable {
  /// One file's part, kept until its own code or a name it relied on changes.
  private struct FileResult: Sendable {
    /// Parallel to the active models.
    var results: [any Sendable]
    var constructions: [Composition.Construction]
    var reliedOn: Set<String>
  }

  private struct Model: Sendable {
    var name: String
    var model: any DialectModel
  }

  /// What follows from all files together. Worked out when it is asked for: completion right behind a keystroke needs
  /// none of it.
  private struct Conclusion: Sendable {
    var answers: [DialectAnswers]
    var composition: Composition
  }

  package let project: Project
  private let conclusion: Lazy<Conclusion>
  private let dialects: [any Dialect]
  private let models: [Model]
  private let results: [FileID: FileResult]

  package init(_ project: Project, dialects: [any Dialect], parallelism: any Parallelism) {
    let models = Analysis.link(project, dialects)
    let files = models.isEmpty ? [] : Analysis.filesThatMatter(project)
    self.init(
      project, dialects, models, Analysis.walk(files, project, models, parallelism))
  }

  private init(
    _ project: Project, _ dialects: [any Dialect], _ models: [Model], _ results: [FileID: FileResult]
  ) {
    self.project = project
    self.dialects = dialects
    self.models = models
    self.results = results
    conclusion = Lazy {
      let mentions = models.isEmpty ? [] : Analysis.mentions(in: project)
      let composition = Composition(results.mapValues(\.constructions), mentions: mentions)
      let answers = models.enumerated().map { index, model in
        model.model.conclude(results.mapValues { $0.results[index] }, composition, project)
      }
      return Conclusion(answers: answers, composition: composition)
    }
  }

  /// Parallel to the dialects in use.
  package var answers: [DialectAnswers] { conclusion.value.answers }

  /// The analysis of a project in which the facts of `changed` files are others. Equal to one from scratch.
  ///
  /// `changedNames` is what the changed files declared before and declare now, where their outlines differ.
  package func updating(
    to project: Project, changed: Set<FileID>, changedNames: Set<String>, parallelism: any Parallelism
  ) -> Analysis {
    let models = needsLinking(project, changed, changedNames) ? Analysis.link(project, dialects) : self.models
    guard models.map(\.name) == self.models.map(\.name) else {
      return Analysis(project, dialects: dialects, parallelism: parallelism)
    }
    let files = models.isEmpty ? [] : Analysis.filesThatMatter(project)
    let relinked = zip(models, self.models).map { $0.model.changedNames(since: $1.model) }
    let isAllStale = relinked.contains { $0 == nil }
    let staleNames = relinked.reduce(changedNames) { $0.union($1 ?? []) }
    let stale = files.filter { file in
      guard !isAllStale, let known = results[file], !changed.contains(file) else { return true }
      return !known.reliedOn.isDisjoint(with: staleNames)
    }
    var kept = self.results.filter { !changed.contains($0.key) }
    kept.merge(Analysis.walk(stale, project, models, parallelism)) { $1 }
    return Analysis(project, dialects, models, kept)
  }

  /// Typing in a body that no model has read leaves all models as they are.
  private func needsLinking(_ project: Project, _ changed: Set<FileID>, _ changedNames: Set<String>) -> Bool {
    if !changedNames.isEmpty || models.count != dialects.count { return true }
    return changed.contains { file in
      guard let old = self.project.files[file], let new = project.files[file], old.outlineHash == new.outlineHash,
        old.hasBodies == new.hasBodies
      else { return true }
      return models.contains { $0.model.readsBodies(of: file, in: project) }
    }
  }

  /// The names that are right at a cursor, by dialect, each best first.
  package func completions(at offset: Int, in file: FileID, text: [UInt8], prefixRange: TextRange)
    -> [[CompletionProposal]]
  {
    guard let facts = project.files[file], !models.isEmpty else { return [] }
    let resolver = Resolver(project.names)
    let typer = Typer(resolver, frameworks: models.map(\.model))
    let cursor = CursorVisitor(offset)
    var walker = CodeWalker(cursor, resolver)
    walker.walk(facts, of: file)
    return models.enumerated().map { index, model in
      let request = CompletionRequest(
        file: file, offset: offset, text: text,
        prefix: String(decoding: text[prefixRange.start..<prefixRange.end], as: UTF8.self), prefixRange: prefixRange,
        path: cursor.path, declarations: CursorVisitor.declarations(around: offset, in: facts.declarations),
        typer: typer,
        project: project, composition: { conclusion.value.composition }, answers: { conclusion.value.answers[index] })
      return model.model.completions(request)
    }
  }

  private static func link(_ project: Project, _ dialects: [any Dialect]) -> [Model] {
    let resolver = Resolver(project.names)
    return dialects.compactMap { dialect in
      let model = dialect.link(project, resolver)
      return model.isActive ? Model(name: dialect.name, model: model) : nil
    }
  }

  /// The same question before anything is walked: reading comes first where the answer is yes.
  package static func needsAllBodies(_ project: Project, _ dialects: [any Dialect]) -> Bool {
    link(project, dialects.filter(\.mayNeedAllBodies)).contains { $0.model.needsAllBodies }
  }

  /// Some dialect wants the bodies of files that hold none of its words.
  package var needsAllBodies: Bool { models.contains { $0.model.needsAllBodies } }

  private static func filesThatMatter(_ project: Project) -> [FileID] {
    project.files.filter { $0.value.hasBodies }.keys.sorted()
  }

  private static func walk(
    _ files: [FileID], _ project: Project, _ models: [Model], _ parallelism: any Parallelism
  ) -> [FileID: FileResult] {
    // Few batches: what a resolver has worked out serves all files of its batch. Two for each thread even out.
    let count = files.count < 16 ? 1 : parallelism.width * 2
    let size = max(1, (files.count + count - 1) / max(1, count))
    let batches = stride(from: 0, to: files.count, by: size).map { Array(files[$0..<min($0 + size, files.count)]) }
    let walked = parallelism.map(batches) { batch in
      let resolver = Resolver(project.names)
      let typer = Typer(resolver, frameworks: models.map(\.model))
      return batch.map { walk($0, project, models, typer) }
    }
    return Dictionary(zip(files, walked.joined())) { $1 }
  }

  private static func walk(_ file: FileID, _ project: Project, _ models: [Model], _ typer: Typer) -> FileResult {
    typer.resolver.startRecording()
    typer.reset()
    let composition = CompositionVisitor(file, typer)
    let visitors = models.map { $0.model.makeVisitor(for: file, typer) }
    if let facts = project.files[file] {
      var walker = CodeWalker(MultiplexingVisitor(composition, visitors), typer.resolver)
      walker.walk(facts, of: file)
    }
    return FileResult(
      results: visitors.map { $0.finish() }, constructions: composition.constructions,
      reliedOn: typer.resolver.reliedOn)
  }

  /// In files whose bodies were not read, every type that a type names.
  private static func mentions(in project: Project) -> [(owner: NominalID, used: NominalID)] {
    var result: [(owner: NominalID, used: NominalID)] = []
    for (file, facts) in project.files.sorted(by: { $0.key < $1.key }) where !facts.hasBodies {
      for entry in project.names.types(of: file) + project.names.extensions(of: file) {
        let owner = NominalID(entry.qualifiedName, privateTo: entry.isPrivate ? file : nil)
        for name in entry.node.mentions where !project.names.types(named: name).isEmpty {
          let isPrivate = project.names.types(named: name).contains { $0.isPrivate && $0.file == file }
          result.append((owner, NominalID(name, privateTo: isPrivate ? file : nil)))
        }
      }
    }
    return result
  }
}

/// One walk for all.
private final class MultiplexingVisitor: CodeVisitor {
  private let composition: CompositionVisitor
  private let visitors: [any DialectVisitor]

  init(_ composition: CompositionVisitor, _ visitors: [any DialectVisitor]) {
    self.composition = composition
    self.visitors = visitors
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    composition.visit(expression, at: position)
    for visitor in visitors { visitor.visit(expression, at: position) }
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    for visitor in visitors { visitor.visit(statement, at: position) }
  }

  func visitBinding(of name: String, range: TextRange, at position: CodePosition) {
    for visitor in visitors { visitor.visitBinding(of: name, range: range, at: position) }
  }
}
