/// Names that are no routes and lead somewhere all the same: functions that push, paths, and what a route is shown by.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumPathNamePlace: Sendable {
  enum Name: Hashable, Sendable {
    /// Which of several functions of that name, its signature says.
    case mutator(owner: NominalID, name: String, signature: String)
    case path(owner: NominalID, name: String)
    /// `view` of a route.
    case resolver(owner: NominalID, name: String)
  }

  var name: Name
  /// What is pushed, where the function itself takes anything.
  var route: NominalID?
  var range: TextRange
}

extension EnumPathVisitor {
  /// The function that a call means; `count` is how many transitions there were before it was read.
  func noteMutator(_ call: CallExpression, _ candidate: MutatorCalls.Candidate, since count: Int) {
    guard model.isAskedAboutPlaces, let function = candidate.function else { return }
    let range: TextRange
    switch call.callee {
    case .member(let node) where node.name == function.node.name: range = node.nameRange
    case .name(let node) where node.name == function.node.name: range = node.nameRange
    // The name of a value that is called is its own.
    default: return
    }
    let route = result.transitions[min(count, result.transitions.count)...].first?.reading.hops.first?.owner
    result.namePlaces.append(
      EnumPathNamePlace(
        name: .mutator(owner: candidate.owner, name: function.node.name, signature: candidate.mutator.signature),
        route: candidate.route ?? route, range: range))
  }

  /// `nav.path`, `$nav.path`
  func notePath(_ node: MemberExpression, at position: CodePosition) {
    guard model.isAskedAboutPlaces, pathNames.contains(node.name), let base = node.base,
      let owner = projections.type(of: base, in: position.scope).unwrapped.nominalID
    else { return }
    result.namePlaces.append(EnumPathNamePlace(name: .path(owner: owner, name: node.name), range: node.nameRange))
  }

  /// `path`, `$path`
  func notePath(_ node: NameExpression, at position: CodePosition) {
    if !model.isAskedAboutPlaces { return }
    let name = node.name.hasPrefix("$") ? String(node.name.dropFirst()) : node.name
    guard pathNames.contains(name), let owner = position.owner.type, position.scope.lookup(name) == nil else { return }
    let start = node.nameRange.start + node.name.utf8.count - name.utf8.count
    result.namePlaces.append(
      EnumPathNamePlace(name: .path(owner: owner, name: name), range: TextRange(start, node.nameRange.end)))
  }

  /// `route.view` inside the closure of a destination or a sheet, or of a branch that binds a payload.
  func noteResolvers(of name: String, _ route: NominalID, in statements: [Statement]) {
    if !model.isAskedAboutPlaces { return }
    ExpressionWalk.visit(statements) { expression in
      guard case .member(let node) = expression, case .name(let base)? = node.base, base.name == name else { return }
      result.namePlaces.append(
        EnumPathNamePlace(name: .resolver(owner: route, name: node.name), range: node.nameRange))
    }
  }

  /// The payloads that are routes, by the names that a branch binds.
  func noteResolvers(_ item: SwitchStatement.Case, of id: NominalID) {
    if !model.isAskedAboutPlaces { return }
    for alternative in item.items {
      var (pattern, owner) = (alternative.pattern, id)
      while case .enumCase(_, let hop, _, let arguments?) = SwitchCoverage.bare(pattern), arguments.count == 1,
        let sub = model.routes[owner]?.case(hop)?.sub
      {
        (pattern, owner) = (arguments[0].pattern, sub)
      }
      if case .identifier(let name, _) = SwitchCoverage.bare(pattern) {
        noteResolvers(of: name, owner, in: item.statements)
      }
    }
  }
}

/// What the names of all files mean.
struct EnumPathNames {
  private let evidence: EnumPathEvidence

  init(_ evidence: EnumPathEvidence) { self.evidence = evidence }

  /// Of one file, or of all.
  func occurrences(in only: FileID?) -> [FileID: [Occurrence]] {
    var found: [FileID: Set<Occurrence>] = [:]
    noteUses(in: only, &found)
    noteDeclarations(in: only, &found)
    return found.mapValues { $0.sorted { $0.range < $1.range } }
  }

  private func noteUses(in only: FileID?, _ found: inout [FileID: Set<Occurrence>]) {
    struct Key: Hashable {
      var name: EnumPathNamePlace.Name
      var route: NominalID?
    }
    var known: [Key: Occurrence.Place?] = [:]
    for (file, report) in evidence.files where only == nil || file == only {
      for use in report.result.namePlaces {
        let key = Key(name: use.name, route: use.route)
        let place = known[key] ?? place(meaning(of: use.name), use.route)
        known[key] = .some(place)
        guard let place else { continue }
        found[file, default: []].insert(Occurrence(range: use.range, symbol: .place(place), role: .use))
      }
    }
  }

  /// Of functions and views that some file names, and of all paths.
  private func noteDeclarations(in only: FileID?, _ found: inout [FileID: Set<Occurrence>]) {
    let named = evidence.names.filter { mayStand($0, in: only) }.compactMap { place($0, nil) }
    let paths = evidence.model.paths.filter { !$0.isIndirect && (only == nil || $0.file == only) }.map(path)
    for place in named + paths {
      for target in place.targets where target.role == .declaration {
        let file = target.location.file
        guard only == nil || file == only else { continue }
        let occurrence = Occurrence(range: target.location.range, symbol: .place(place), role: .declaration)
        found[file, default: []].insert(occurrence)
      }
    }
  }

  /// A glance at where it is declared; paths are known whoever names them.
  private func mayStand(_ name: EnumPathNamePlace.Name, in file: FileID?) -> Bool {
    switch name {
    case .path: false
    case .mutator(let owner, let name, let signature):
      file == nil || functions(owner, name).contains { $0.file == file && $0.signature == signature }
    case .resolver(let owner, _):
      file == nil
        || (evidence.resolver.info(owner).entries + evidence.resolver.info(owner).extensions)
          .contains { $0.file == file }
    }
  }

  private func functions(_ owner: NominalID, _ name: String) -> [EnumPathMutator] {
    (evidence.model.mutators[owner]?[name] ?? []) + (evidence.model.forwarding[owner]?[name] ?? [])
  }

  /// A path of a base class is the base's.
  private func meaning(of name: EnumPathNamePlace.Name) -> EnumPathNamePlace.Name {
    guard case .path(let owner, let property) = name else { return name }
    let lineage = evidence.resolver.lineage(of: evidence.resolver.selfType(of: owner)).map(\.id)
    return .path(owner: lineage.first { self.property($0, property) != nil } ?? owner, name: property)
  }

  private func property(_ owner: NominalID, _ name: String) -> EnumPathProperty? {
    evidence.model.paths.first { $0.owner == owner && $0.name == name && !$0.isIndirect }
  }

  private func place(_ name: EnumPathNamePlace.Name, _ route: NominalID?) -> Occurrence.Place? {
    switch name {
    case .mutator(let owner, let name, let signature): mutator(owner, name, signature, route)
    case .path(let owner, let name): property(owner, name).map(path)
    case .resolver(let owner, let name): resolver(owner, name)
    }
  }

  private func declarations(_ owner: NominalID, _ name: String, _ isMeant: (Member) -> Bool) -> [NavigationTarget] {
    evidence.resolver.members(name, of: evidence.resolver.selfType(of: owner)).map(\.member).filter(isMeant)
      .map { NavigationTarget(location: Location($0.file, $0.nameRange), role: .declaration) }
  }

  // MARK: Functions

  private func mutator(
    _ owner: NominalID, _ name: String, _ signature: String, _ route: NominalID?
  ) -> Occurrence.Place? {
    guard let mutator = functions(owner, name).first(where: { $0.signature == signature }) else { return nil }
    let declared = declarations(owner, name) { member in
      guard case .function(let node) = member.declaration else { return false }
      return member.owner == owner && MutatorReader.signature(of: node) == signature
    }
    if declared.isEmpty { return nil }
    let holder = mutator.holder ?? owner
    let element = property(holder, mutator.path)?.element
    var notes: [String] = []
    if !mutator.path.isEmpty, !mutator.isConditional {
      notes.append("\(mutator.isPresenting ? "Presents in" : "Pushes onto") `\(holder.simpleName).\(mutator.path)`")
    }
    return Occurrence.Place(
      title: "\(owner.simpleName).\(name)(\(signature))",
      targets: declared + (mutator.isPresenting ? [] : mounts([route, mutator.type, element].compactMap { $0 })),
      id: "function \(owner.name).\(name)(\(signature))", notes: notes)
  }

  /// The destinations that take one of these types.
  private func mounts(_ types: [NominalID]) -> [NavigationTarget] {
    evidence.model.mounts.filter { mount in mount.type.map(types.contains) ?? false }
      .map { NavigationTarget(location: Location($0.file, $0.nameRange), role: .handler) }
  }

  // MARK: Paths

  private func path(_ path: EnumPathProperty) -> Occurrence.Place {
    let element = path.element?.name ?? path.parameter
    let views = evidence.views(showing: path).map { "`\($0)`" }
    let taken = Set([path.element].compactMap { $0 } + path.pushed).filter(evidence.model.registered.contains).sorted()
    var notes: [String] = []
    if !views.isEmpty { notes.append("A stack of " + views.joined(separator: ", ") + " shows it.") }
    notes += taken.map { "`\($0)` has a destination." }
    let place = NavigationTarget(location: Location(path.file, path.range), role: .declaration)
    return Occurrence.Place(
      title: "\(path.owner.simpleName).\(path.name): \(element.map { "[\($0)]" } ?? "NavigationPath")",
      targets: [place], id: "path \(path.owner.name).\(path.name)", notes: notes)
  }

  // MARK: Views

  private func resolver(_ owner: NominalID, _ name: String) -> Occurrence.Place? {
    let declared = declarations(owner, name) { member in
      if member.head.modifiers.isTypeMember { return false }
      switch member.declaration {
      case .variable(let node, let index):
        return index < node.bindings.count && EnumPathSwiftUI.isView(node.bindings[index].type)
      case .function(let node): return EnumPathSwiftUI.isView(node.result)
      default: return false
      }
    }
    if declared.isEmpty { return nil }
    return Occurrence.Place(
      title: "\(owner.simpleName).\(name)", targets: declared, id: "view \(owner.name).\(name)",
      notes: ["The views of `\(owner)`."])
  }
}
