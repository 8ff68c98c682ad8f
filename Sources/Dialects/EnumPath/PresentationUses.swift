/// What is given to modifiers and views of the app that present, in whichever file: `.modal(item: $route) { … }`.

import Facts
import RouteGraph
import Semantics
import SourceText

/// What the code of one file gives to modifiers and views of the app that present.
final class PresentationUses: Sendable {
  /// Who was looked for.
  let presentations: OwnPresentations
  let found: MountVisitor.Found
  let reliedOn: Dependencies

  init(_ presentations: OwnPresentations, _ found: MountVisitor.Found, _ reliedOn: Dependencies) {
    self.presentations = presentations
    self.found = found
    self.reliedOn = reliedOn
  }
}

extension EnumPathLinker {
  /// What the files found, and what they give to modifiers and views of the app that present. Those may hand it to others
  /// of the kind: each round finds who gives something to those that the last one found.
  func withOwnPresentations(_ found: [MountVisitor.Found], of model: inout EnumPathModel) -> [MountVisitor.Found] {
    var presenters = found.reduce(into: Set<EnumPathPresenter>()) { $0.formUnion($1.presenters) }
    if presenters.isEmpty { return found }
    var uses: [FileID: PresentationUses] = [:]
    for round in 0..<4 {
      model.ownPresentations = OwnPresentations(presenters, project.names)
      uses = presentationUses(of: model.ownPresentations, since: older?.presentationUses[round] ?? [:])
      model.presentationUses[round] = uses
      presenters.formUnion(uses.values.flatMap(\.found.presenters))
      if presenters == model.ownPresentations.presenters { break }
    }
    return found + project.fileIDs.compactMap { uses[$0]?.found }.filter(\.isOfWalk)
  }

  private func presentationUses(
    of presentations: OwnPresentations, since older: [FileID: PresentationUses]
  ) -> [FileID: PresentationUses] {
    var known = change.current(older.filter { $0.value.presentations == presentations }) { $0.reliedOn }
    let pending = project.fileIDs.filter { known[$0] == nil }
    let read = parts.inBatches(pending, with: resolver) { [project] files, resolver in
      files.map { ($0, PresentationUseVisitor.uses(in: $0, of: presentations, project, Typer(resolver))) }
    }
    for (file, uses) in read { known[file] = uses }
    return known
  }
}

private final class PresentationUseVisitor: CodeVisitor {
  private let presentations: OwnPresentations
  private let typer: Typer
  private let reader: PresentationReader
  private let names: NameSet
  private let wanted: WantedNames
  private var found = MountVisitor.Found()

  init(_ file: FileID, _ presentations: OwnPresentations, _ typer: Typer) {
    self.presentations = presentations
    self.typer = typer
    reader = PresentationReader(file, typer, Projections(typer))
    names = presentations.names
    wanted = WantedNames(names.names.map { .any($0) })
  }

  static func uses(
    in file: FileID, of presentations: OwnPresentations, _ project: Project, _ typer: Typer
  ) -> PresentationUses {
    typer.resolver.startRecording()
    var found = MountVisitor.Found()
    if let facts = project.files[file], facts.hasBodies, !SourceRole.isTest(file, imports: facts.imports) {
      let visitor = PresentationUseVisitor(file, presentations, typer)
      var walker = CodeWalker(visitor, typer.resolver)
      walker.walk(facts, of: file)
      found = visitor.found
    }
    return PresentationUses(presentations, found, typer.resolver.reliedOn)
  }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { wanted.mayOccur(in: body) }

  func visit(_ expression: Expression, at position: CodePosition) {
    guard case .call(let call) = expression, let shown = presentations.shown(by: call, in: position.scope, typer) else {
      return
    }
    found.isOfWalk = true
    reader.note(shown.item, shownBy: call, position, in: &found)
    guard shown.content != nil, let view = PayloadViews.destination(of: call) else { return }
    found.shownViews.insert(typer.resolver.unaliased(view, in: position.scope.context))
  }
}
