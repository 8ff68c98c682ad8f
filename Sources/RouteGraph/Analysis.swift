/// From facts to answers: links every dialect, walks every file that matters once, and judges the whole.

import Facts
package import Semantics
package import SourceText

/// What the dialects make of a project, before anything is walked.
package struct LinkedProject: Sendable {
  fileprivate let project: Project
  fileprivate let dialects: [any Dialect]
  fileprivate let models: [Analysis.Model]
  fileprivate let mentions: [TypeMention]
  fileprivate let linkers: ResolverPool

  package init(_ project: Project, dialects: [any Dialect], parallelism: any Parallelism) {
    let linkers = ResolverPool(project.names, isUpdatable: project.isUpdatable)
    // Both need nothing but names.
    let prepared = parallelism.map([true, false]) { isLink -> (models: [Analysis.Model], mentions: [TypeMention]) in
      if isLink { return (Analysis.link(project, dialects, linkers, parallelism), []) }
      return ([], TypeMention.all(in: project))
    }
    self.project = project
    self.dialects = dialects
    self.linkers = linkers
    models = prepared.flatMap(\.models)
    mentions = prepared.flatMap(\.mentions)
  }

  fileprivate init(
    _ project: Project, _ dialects: [any Dialect], _ models: [Analysis.Model], _ linkers: ResolverPool
  ) {
    self.project = project
    self.dialects = dialects
    self.models = models
    self.linkers = linkers
    mentions = TypeMention.all(in: project)
  }

  /// Some dialect wants the bodies of files that hold none of its words.
  package var needsAllBodies: Bool { models.contains { $0.model.needsAllBodies } }
  /// See `DialectModel`.
  package var decisiveNames: Set<String> { models.reduce(into: []) { $0.formUnion($1.model.decisiveNames) } }
}

/// The analysed project. Immutable; `updating` does only what a change can touch.
package struct Analysis: Sendable {
  fileprivate struct Model: Sendable {
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
  /// Of those in use.
  private let models: [Model]
  /// Of all: what the workspace does not use yet, it may use after the next keystroke.
  private let linked: [Model]
  private let walked: LazyWalk
  /// For walks and rules; and for linking, which knows of no framework's hooks yet.
  private let resolvers: ResolverPool
  private let linkers: ResolverPool

  package init(_ linked: LinkedProject, parallelism: any Parallelism) {
    let project = linked.project
    let models = linked.models.filter(\.model.isActive)
    // What linking worked out about types serves the walks.
    let frameworks = models.map(\.model)
    let resolvers =
      frameworks.contains(where: \.makesDeclarations)
      ? ResolverPool(project.names, frameworks: frameworks, isUpdatable: project.isUpdatable)
      : linked.linkers.handingOver(to: project.names, frameworks: frameworks, changed: [])
    let results = Analysis.walk(
      models.isEmpty ? [] : Analysis.filesThatMatter(project), project, models, resolvers, parallelism)
    let links = Analysis.links(of: results, in: project, parallelism, linked.mentions)
    let walked = LazyWalk(Walk(project: project, results: results, links: links))
    self.init(project, linked.dialects, linked.models, walked, resolvers, linked.linkers, parallelism)
  }

  private init(
    _ project: Project, _ dialects: [any Dialect], _ linked: [Model], _ walked: LazyWalk, _ resolvers: ResolverPool,
    _ linkers: ResolverPool, _ parallelism: any Parallelism
  ) {
    let models = linked.filter(\.model.isActive)
    self.project = project
    self.dialects = dialects
    self.linked = linked
    self.models = models
    self.walked = walked
    self.resolvers = resolvers
    self.linkers = linkers
    conclusion = Lazy {
      let walk = walked.value
      let composition = Composition(Analysis.constructions(in: walk.results, of: project), walk.links.value)
      let answers = resolvers.withResolver { resolver in
        models.enumerated().map { index, model in
          model.model.conclude(
            WalkResults(files: walk.results, index: index), composition, project, resolver,
            ParallelParts(parallelism: parallelism, resolvers: resolvers))
        }
      }
      return Conclusion(answers: answers, composition: composition)
    }
  }

  private static func constructions(
    in results: [FileID: FileResult], of project: Project
  ) -> [[Composition.Construction]] {
    project.fileIDs.compactMap { results[$0]?.constructions }
  }

  private static func links(
    of results: [FileID: FileResult], in project: Project, _ parallelism: any Parallelism,
    _ mentions: [TypeMention]? = nil
  ) -> Lazy<Composition.Links> {
    Lazy {
      Composition.Links(
        constructions(in: results, of: project), mentions: mentions ?? TypeMention.all(in: project), parallelism)
    }
  }

  /// Parallel to the dialects in use.
  package var answers: [DialectAnswers] { conclusion.value.answers }

  /// The analysis of a project in which the facts of `changed` files are others. Equal to one from scratch; nil where the
  /// project would have to hold other bodies for that.
  ///
  /// `changedNames`: names whose declarations differ. `filesSpelling`: those in whose text one of some names stands.
  package func updating(
    to project: Project, changed: Set<FileID>, changedNames: NamesByUse,
    filesSpelling: (Set<String>) -> Set<FileID>, parallelism: any Parallelism
  ) -> Analysis? {
    let linkedNames = changedNames.withEditedTypes
    let linkers = self.linkers.handingOver(to: project.names, changed: changed, names: linkedNames)
    let linked = relinked(project, ProjectChange(files: changed, names: linkedNames), linkers, parallelism)
    let models = linked.filter(\.model.isActive)
    guard needSameBodies(models) else {
      self.linkers.takeBack(from: linkers, changed: changed, names: linkedNames)
      return nil
    }
    guard models.map(\.name) == self.models.map(\.name) else {
      return Analysis(LinkedProject(project, dialects, linked, linkers), parallelism: parallelism)
    }
    let differences = zip(models, self.models).map { $0.model.change(since: $1.model) }
    let isAllStale = differences.contains { $0 == nil }
    let difference = differences.reduce(ModelChange()) { $0.union($1 ?? ModelChange()) }
    let staleNames = changedNames.union(NamesByUse(declared: difference.types))
    let frameworks = models.map(\.model)
    let resolvers =
      // What a model declares, each table has anew.
      isAllStale || !staleNames.isEmpty && frameworks.contains(where: \.makesDeclarations)
      ? ResolverPool(project.names, frameworks: frameworks, isUpdatable: project.isUpdatable)
      : self.resolvers.handingOver(
        to: project.names, frameworks: frameworks, changed: changed, names: staleNames)
    // Code that was passed by is asked about again where it spells the name of a type that is another now.
    let types = WantedNames(staleNames.declared.filter(\.startsLikeType).map { .any($0) })
    let wanted = Analysis.newlyWanted(models, since: self.models)?.union(types)
    let isAll = isAllStale || wanted == nil
    let spelling = isAll || difference.spelled.isEmpty ? [] : filesSpelling(difference.spelled)
    let unwalked = Unwalked(
      files: changed.union(spelling), names: staleNames,
      declaresSame: changedNames.isEmpty, wanted: wanted ?? WantedNames([]), isAll: isAll)
    let walked = self.walked.after(unwalked) { known, unwalked in
      Analysis.walk(unwalked, since: known, project, models, resolvers, parallelism)
    }
    return Analysis(project, dialects, linked, walked, resolvers, linkers, parallelism)
  }

  private func needSameBodies(_ models: [Model]) -> Bool {
    func needsOthers(_ model: Model) -> Bool {
      models.contains { $0.name == model.name && $0.model.needsAllBodies != model.model.needsAllBodies }
    }
    return !self.models.contains(where: needsOthers)
      && models.contains { $0.model.needsAllBodies } == needsAllBodies
  }

  /// Nil where bodies that were passed by are entered now whatever they spell.
  private static func newlyWanted(_ models: [Model], since older: [Model]) -> WantedNames? {
    var added = WantedNames([])
    for (model, older) in zip(models, older) {
      guard let known = older.model.wantedNames else { continue }
      guard let wanted = model.model.wantedNames else { return nil }
      added = added.union(wanted.subtracting(known))
    }
    return added
  }

  private static func walk(
    _ unwalked: Unwalked, since known: Walk, _ project: Project, _ models: [Model], _ resolvers: ResolverPool,
    _ parallelism: any Parallelism
  ) -> Walk {
    let stale = models.isEmpty ? [] : stale(unwalked, since: known, project)
    let fresh = walk(stale, project, models, resolvers, parallelism)
    var results = known.results
    for file in unwalked.files { results[file] = nil }
    for (file, result) in fresh { results[file] = result }
    let keepsLinks =
      unwalked.declaresSame
      && unwalked.files.allSatisfy { fresh[$0] != nil || mentionsSame(known.project, project, $0) }
      && fresh.allSatisfy { $1.constructsSame(as: known.results[$0]) }
    return Walk(
      project: project, results: results, links: keepsLinks ? known.links : links(of: results, in: project, parallelism)
    )
  }

  /// The files that have to be walked again. What was walked before stands among the known results, whatever else the
  /// workspace holds.
  private static func stale(_ unwalked: Unwalked, since known: Walk, _ project: Project) -> [FileID] {
    if unwalked.isAll { return filesThatMatter(project) }
    let changed = unwalked.files.filter { project.files[$0]?.hasBodies == true }
    if unwalked.names.isEmpty, unwalked.wanted.isEmpty { return changed.sorted() }
    var check = StalenessCheck(changed: unwalked.names)
    func passedWanted(_ result: FileResult) -> Bool {
      !unwalked.wanted.isEmpty && result.passed.contains(where: unwalked.wanted.occur)
    }
    let others = known.results.filter { file, result in
      !unwalked.files.contains(file) && (check.isStale(result.reliedOn) || passedWanted(result))
    }
    return changed.union(others.keys).sorted()
  }

  /// Typing in a body that no model has read leaves all models as they are.
  private func relinked(
    _ project: Project, _ change: ProjectChange, _ linkers: ResolverPool, _ parallelism: any Parallelism
  ) -> [Model] {
    let declaresSame = change.names.isEmpty
    // Bodies that come or go, or files that declare nothing.
    if declaresSame, !change.files.allSatisfy({ self.declaresSame(project, $0) }) {
      return Analysis.link(project, dialects, linkers, parallelism)
    }
    return zip(dialects, linked).map { dialect, model in
      var change = change
      if declaresSame { change.files = change.files.filter { model.model.readsBodies(of: $0, in: project) } }
      if change.files.isEmpty { return model }
      let parts = ParallelParts(parallelism: parallelism, resolvers: linkers)
      return Model(name: model.name, model: parts.alone { dialect.relink(model.model, change, project, $0, parts) })
    }
  }

  private func declaresSame(_ project: Project, _ file: FileID) -> Bool {
    guard let old = self.project.files[file], let new = project.files[file] else { return false }
    return old.outline == new.outline && old.hasBodies == new.hasBodies
  }

  /// A file whose bodies are not read, neither before nor now, names the same types in the same types.
  private static func mentionsSame(_ older: Project, _ project: Project, _ file: FileID) -> Bool {
    guard older.files[file]?.hasBodies == false, project.files[file]?.hasBodies == false else { return false }
    return TypeMention.mentions(in: file, older.names) == TypeMention.mentions(in: file, project.names)
  }

  /// The names that are right at a cursor, by dialect, each best first.
  package func completions(at offset: Int, in file: FileID, text: [UInt8], prefixRange: TextRange)
    -> [[CompletionProposal]]
  {
    guard let facts = project.files[file], !models.isEmpty else { return [] }
    return resolvers.withResolver { resolver in
      let typer = Typer(resolver, frameworks: models.map(\.model))
      let cursor = CursorVisitor(offset)
      var walker = CodeWalker(cursor, resolver)
      walker.walk(facts, of: file)
      return models.enumerated().map { index, model in
        let request = CompletionRequest(
          file: file, offset: offset, text: text,
          prefix: String(decoding: text[prefixRange.start..<prefixRange.end], as: UTF8.self), prefixRange: prefixRange,
          path: cursor.path, switches: cursor.switches,
          declarations: CursorVisitor.declarations(around: offset, in: facts.declarations), typer: typer,
          project: project, composition: { conclusion.value.composition }, answers: { conclusion.value.answers[index] })
        return request.throughOptional(model.model.completions(request))
      }
    }
  }

  fileprivate static func link(
    _ project: Project, _ dialects: [any Dialect], _ linkers: ResolverPool, _ parallelism: any Parallelism
  ) -> [Model] {
    let parts = ParallelParts(parallelism: parallelism, resolvers: linkers)
    return dialects.map { dialect in
      Model(name: dialect.name, model: parts.alone { dialect.link(project, $0, parts) })
    }
  }

  /// See `LinkedProject`.
  package var needsAllBodies: Bool { models.contains { $0.model.needsAllBodies } }
  package var decisiveNames: Set<String> { linked.reduce(into: []) { $0.formUnion($1.model.decisiveNames) } }

  private static func filesThatMatter(_ project: Project) -> [FileID] {
    project.fileIDs.filter { project.files[$0]?.hasBodies == true }
  }

  private static func walk(
    _ files: [FileID], _ project: Project, _ models: [Model], _ resolvers: ResolverPool,
    _ parallelism: any Parallelism
  ) -> [FileID: FileResult] {
    let parts = ParallelParts(parallelism: parallelism, resolvers: resolvers)
    let walked = parts.inBatches(files, size: { project.files[$0]?.end ?? 0 }) { batch, resolver in
      let typer = Typer(resolver, frameworks: models.map(\.model))
      let makers = models.map { $0.model.makeVisitors(typer) }
      return batch.map { ($0, walk($0, project, makers, typer)) }
    }
    return Dictionary(walked) { $1 }
  }

  private static func walk(
    _ file: FileID, _ project: Project, _ makers: [(FileID) -> any DialectVisitor], _ typer: Typer
  ) -> FileResult {
    typer.resolver.startRecording()
    typer.reset()
    let composition = CompositionVisitor(file, typer)
    let visitors = makers.map { $0(file) }
    let visitor = MultiplexingVisitor(composition, visitors, project.names)
    if let facts = project.files[file] {
      var walker = CodeWalker(visitor, typer.resolver)
      walker.walk(facts, of: file)
    }
    return FileResult(
      results: visitors.map { $0.finish() }, constructions: composition.constructions,
      reliedOn: typer.resolver.reliedOn, passed: visitor.passed)
  }
}

/// One walk for all.
private final class MultiplexingVisitor: CodeVisitor {
  private let composition: CompositionVisitor
  private let visitors: [any DialectVisitor]
  private(set) var passed: [SpelledNames] = []
  private(set) var isSelective = false
  private let names: NameTable
  private lazy var typeNames = names.typeNames
  /// Where they stand in the body that is walked or passed; nil where nobody knows.
  private var namedTypes: SoughtPlaces?

  init(_ composition: CompositionVisitor, _ visitors: [any DialectVisitor], _ names: NameTable) {
    self.composition = composition
    self.names = names
    self.visitors = visitors
  }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool {
    isSelective = false
    if body.isSkipped { return true }
    namedTypes = body.spelled.map { SoughtPlaces(typeNames.offsets(in: $0), in: $0) }
    var isEntered = composition.enters(body, of: owner)
    isSelective = !isEntered || composition.isSelective
    for visitor in visitors where visitor.enters(body, of: owner) {
      isEntered = true
      isSelective = isSelective && visitor.isSelective
    }
    if isSelective, let spelled = body.spelled { passed.append(spelled) }
    return isEntered
  }

  func isSought(_ range: TextRange) -> Bool {
    composition.isSought(range) || visitors.contains { $0.isSought(range) }
  }

  func pass(_ code: PassedCode, at position: CodePosition) {
    code.visit { expression in
      composition.pass(expression, at: position)
      for visitor in visitors { visitor.pass(expression, at: position) }
    } _: { declaration in
      for visitor in visitors { visitor.pass(declaration) }
    } _: { range in
      namedTypes?.lie(in: range) != false || visitors.contains { $0.isNoted(range) }
    }
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    composition.visit(expression, at: position)
    for visitor in visitors { visitor.visit(expression, at: position) }
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    composition.visit(statement, at: position)
    for visitor in visitors { visitor.visit(statement, at: position) }
  }

  func visitBinding(of name: String, range: TextRange, at position: CodePosition) {
    for visitor in visitors { visitor.visitBinding(of: name, range: range, at: position) }
  }

  func visit(skippedCallee callee: Expression, at position: CodePosition) {
    composition.visit(skippedCallee: callee, at: position)
  }

  func visit(localType node: TypeDeclaration, at position: CodePosition) {
    for visitor in visitors { visitor.visit(localType: node, at: position) }
  }
}
