/// Generic views of the app around a stack: `RouterStack(path: $nav.path)` binds a list of whatever it is made for.

import Facts
import RouteGraph
import Semantics
import SourceText

/// What such views are made for, by what one file constructs.
final class StackViewUses: Sendable {
  /// The views that were looked for, with the parameters whose lists their stacks bind.
  let views: [NominalID: Set<String>]
  /// By which names those are made.
  let names: Set<String>
  let elements: Set<NominalID>
  let reliedOn: Dependencies

  init(_ reader: StackViewReader, _ elements: Set<NominalID>, _ reliedOn: Dependencies) {
    views = reader.views
    names = reader.names
    self.elements = elements
    self.reliedOn = reliedOn
  }
}

extension EnumPathLinker {
  /// What the files found, and what generic views of theirs around a stack are made for.
  func withStackViews(_ found: [MountVisitor.Found], of model: inout EnumPathModel) -> [MountVisitor.Found] {
    let views = found.reduce(into: [:]) { all, item in all.merge(item.stackViews) { $0.union($1) } }
    if views.isEmpty { return found }
    let names = project.names.names(standingFor: Set(views.keys.map(\.simpleName)))
    let older = older?.stackViewUses.filter { $0.value.views == views && $0.value.names == names }
    var known = change.current(older ?? [:]) { $0.reliedOn }
    let pending = project.fileIDs.filter { known[$0] == nil }
    let read = parts.inBatches(pending, with: resolver) { [project] files, resolver in
      let reader = StackViewReader(project: project, typer: Typer(resolver), views: views, names: names)
      return files.map { ($0, reader.read($0)) }
    }
    for (file, uses) in read { known[file] = uses }
    model.stackViewUses = known
    var bound = MountVisitor.Found()
    for uses in known.values { bound.bound.formUnion(uses.elements) }
    return found + [bound]
  }
}

extension EnumPathLinker {
  /// What the files found, and what holds the paths of those that conform, where a stack binds a protocol's requirement:
  /// `CoordinatorStack<C: Coordinator>` with `NavigationStack(path: $coordinator.path)`.
  func withRequirements(_ found: [MountVisitor.Found], _ readings: [EnumPathReading]) -> [MountVisitor.Found] {
    let required = Dictionary(grouping: found.flatMap(\.boundRequirements), by: \.name)
    if required.isEmpty { return found }
    var bound = MountVisitor.Found()
    for path in readings.flatMap(\.paths) {
      guard let element = path.element, let slots = required[path.name] else { continue }
      let lineage = resolver.lineage(of: resolver.selfType(of: path.owner))
      if lineage.contains(where: { item in slots.contains { $0.owner == item.id } }) { bound.bound.insert(element) }
    }
    return found + [bound]
  }
}

struct StackViewReader {
  let project: Project
  let typer: Typer
  let views: [NominalID: Set<String>]
  let names: Set<String>

  func read(_ file: FileID) -> StackViewUses {
    typer.resolver.startRecording()
    typer.reset()
    guard let facts = project.files[file], facts.hasBodies, !SourceRole.isTest(file, imports: facts.imports) else {
      return StackViewUses(self, [], typer.resolver.reliedOn)
    }
    let visitor = StackViewVisitor(typer, views, spelled: names)
    var walker = CodeWalker(visitor, typer.resolver)
    walker.walk(facts, of: file)
    return StackViewUses(self, visitor.elements, typer.resolver.reliedOn)
  }
}

private final class StackViewVisitor: CodeVisitor {
  private let typer: Typer
  private let projections: Projections
  private let views: [NominalID: Set<String>]
  private let names: NameSet
  private let wanted: WantedNames
  private(set) var elements = Set<NominalID>()

  init(_ typer: Typer, _ views: [NominalID: Set<String>], spelled names: Set<String>) {
    self.typer = typer
    self.views = views
    projections = Projections(typer)
    self.names = NameSet(names)
    wanted = WantedNames(names.map { .any($0) })
  }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { wanted.mayOccur(in: body) }

  func visit(_ expression: Expression, at position: CodePosition) {
    guard case .call(let call) = expression, case .named(let parts)? = ConstructionFinder.constructedType(call),
      let last = parts.last, names.contains(last.name)
    else { return }
    let made = typer.resolver.resolve(.named(parts), in: position.scope.context)
    guard let id = made.nominalID, let parameters = views[id] else { return }
    let declared = typer.resolver.selfType(of: id).arguments
    for case (.parameter(let name), .nominal(let element, _)) in zip(declared, made.arguments)
    where parameters.contains(name) { elements.insert(element) }
    for argument in call.arguments where Projections.isProjected(argument.value) {
      let type = projections.type(of: argument.value, in: position.scope)
      if case .nominal(let element, _)? = EnumPathSwiftUI.path(of: type).element { elements.insert(element) }
    }
  }
}
