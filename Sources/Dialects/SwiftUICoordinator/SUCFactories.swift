/// Functions that make coordinators: where their names stand, and what one leads to.

import Facts
import RouteGraph
import Semantics
import SourceText

/// `makeX`: a requirement of a protocol, an implementation or a call.
struct SUCFactoryName: Sendable {
  /// `makeX(parent:)`
  var title: String
  /// The type that declares it; for a call, the receiver's.
  var owner: NominalID
  var made: NominalID
  var range: TextRange
  var file: FileID
  var role: Role
}

struct SUCFactoryReader {
  let visitor: SUCVisitor

  init(_ visitor: SUCVisitor) { self.visitor = visitor }

  /// The factories that a type or an extension declares.
  func read(_ entry: NameTable.TypeEntry, _ id: NominalID?, _ context: DeclarationContext) {
    for case .function(let node) in entry.node.members where node.kind != .initializer {
      guard let result = node.result, let last = result.dottedName.map(NameTable.lastComponent),
        visitor.model.coordinatorNames.contains(last)
      else { continue }
      let inner = context.adding(node.generics, node.requirements)
      guard let owner = id ?? visitor.resolver.resolve(.name(entry.qualifiedName), in: context).nominalID,
        let made = visitor.resolver.resolve(result, in: inner).nominalID, visitor.model.coordinators[made] != nil
      else { continue }
      note(node.title, owner, made, node.nameRange, node.body == nil ? .declaration : .factory)
    }
  }

  func read(_ call: CallExpression, at position: CodePosition) {
    guard let (name, range, _) = visitor.callee(of: call, position), name.first?.isLowercase ?? false else { return }
    for callee in visitor.typer.callees(of: call, in: position.scope) {
      guard let owner = callee.owner, let made = callee.result.nominalID, visitor.model.coordinators[made] != nil else {
        continue
      }
      note(SUCFactoryReader.title(name, callee.parameters), owner, made, range, .use)
      return
    }
  }

  static func title(_ name: String, _ parameters: [Parameter]) -> String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private func note(_ title: String, _ owner: NominalID, _ made: NominalID, _ range: TextRange, _ role: Role) {
    visitor.result.factoryNames.append(
      SUCFactoryName(title: title, owner: owner, made: made, range: range, file: visitor.file, role: role))
  }
}

extension FunctionDeclaration {
  /// `makeX(parent:)`
  var title: String { SUCFactoryReader.title(name, parameters) }
}

/// What the names of factories lead to: requirement, implementation, class.
struct SUCFactoryPlaces {
  private struct Key: Hashable {
    var title: String
    var owner: NominalID
  }

  private let evidence: SUCEvidence
  private let names: [SUCFactoryName]
  private let declared: [String: [SUCFactoryName]]

  init(_ evidence: SUCEvidence) {
    self.evidence = evidence
    names = evidence.files.flatMap(\.value.factoryNames)
    declared = Dictionary(grouping: names.filter { $0.role != .use }, by: \.title)
  }

  var occurrences: [FileID: [Occurrence]] {
    var found: [FileID: [Occurrence]] = [:]
    var known: [Key: [SUCFactoryName]] = [:]
    for name in names {
      let key = Key(title: name.title, owner: name.owner)
      let family = known[key] ?? family(of: key)
      known[key] = family
      guard let first = family.first else { continue }
      let own = Location(name.file, name.range)
      let targets = family.map { NavigationTarget(location: Location($0.file, $0.range), role: $0.role) }
      let place = Occurrence.Place(
        title: "\(name.title) → \(name.made)", targets: targets.filter { $0.location != own },
        coordinators: evidence.model.coordinators[name.made].map { [$0.coordinatorID] } ?? [],
        id: "factory \(first.owner).\(name.title)")
      let role: Role = name.role == .use ? .use : .declaration
      found[name.file, default: []].append(Occurrence(range: name.range, symbol: .place(place), role: role))
    }
    return found
  }

  /// A requirement and all who implement it, requirements first.
  private func family(of key: Key) -> [SUCFactoryName] {
    let own = lineage(key.owner)
    let related = (declared[key.title] ?? []).filter { own.contains($0.owner) || lineage($0.owner).contains(key.owner) }
    return related.filter { $0.role == .declaration } + related.filter { $0.role != .declaration }
  }

  private func lineage(_ id: NominalID) -> [NominalID] {
    evidence.resolver.lineage(of: evidence.resolver.selfType(of: id)).map(\.id)
  }
}
