/// Where code names a property that is a route: in key paths, behind a value, and by its name alone in its type's code.

import Facts
import Semantics
import SourceText

final class PropertyUseVisitor: UnreadUseVisitor {
  /// Nobody reads a route of another type's as a value.
  static let places = MemberPlaces.Kind.ofKeyPaths
  private(set) var uses = UnreadUses()
  private let typer: Typer
  private let name: String
  /// The types that declare it.
  private let owners: Set<NominalID>
  private let wanted: WantedTypes
  private var file = FileID("")
  /// What the latest call calls: a function, even one of the property's name.
  private var callee: TextRange?
  private var places: MemberPlaces?
  private var resolver: Resolver { typer.resolver }

  init(_ name: String, _ owners: Set<NominalID>, _ typer: Typer) {
    self.name = name
    self.owners = owners
    self.typer = typer
    // Of several functions, what they want is not known.
    wanted = WantedTypes(typer) { _ in false }
  }

  func start(_ file: FileID, _ places: MemberPlaces) {
    self.file = file
    self.places = places
    wanted.start(file)
  }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { places?.lie(in: body.range) != false }

  func visit(_ statement: Statement, at position: CodePosition) {
    wanted.visit(statement, at: position)
    // Nobody walks the code of types that a body declares.
    if case .declaration(.type(let node)) = statement, places?.lie(in: node.range) != false {
      uses.open.append(Location(file, node.nameRange))
    }
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    wanted.visit(expression, at: position)
    let scope = position.scope
    switch expression {
    case .keyPath(let node): read(node, scope)
    case .member(let node) where isName(node.name) && node.range != callee:
      guard let base = node.base, isOwner(typer.type(of: base, in: scope)) == .yes else { return }
      uses.certain.append(place(of: node.name, node.nameRange))
    case .name(let node) where isName(node.name) && node.range != callee: readName(node, scope)
    case .call(let node):
      callee = node.callee.range
      readCall(node, scope)
    case .subscripted(let node): readSubscript(node, scope)
    case .control(let node): visit(node.statement, at: position)
    default: break
    }
  }

  /// `$name` and `_name` are the property's as well.
  private func isName(_ spelled: String) -> Bool {
    spelled == name || ((spelled.hasPrefix("$") || spelled.hasPrefix("_")) && spelled.dropFirst() == name)
  }

  /// Where the property's own name stands.
  private func place(of spelled: String, _ range: TextRange) -> Location {
    Location(file, spelled == name ? range : TextRange(min(range.start + 1, range.end), range.end))
  }

  // MARK: Key paths

  private func read(_ node: KeyPathExpression, _ scope: Scope) {
    var type = node.root.map { resolver.resolve($0, in: scope.context) } ?? root(wantedOf: node)
    for component in node.components {
      if isName(component.name) { note(place(of: component.name, component.range), type) }
      let found = resolver.members(component.name, of: type.unwrapped)
      type = found.count == 1 ? found.first.map { typer.type(of: $0) } ?? .unknown : .unknown
    }
  }

  private func root(wantedOf node: KeyPathExpression) -> Type {
    switch wanted.type(at: node.range.start).unwrapped {
    case .external(let name, let arguments) where name.hasSuffix("KeyPath"): arguments.first ?? .unknown
    case .function(let parameters, _) where parameters.count == 1: parameters[0].type
    default: .unknown
    }
  }

  private func note(_ place: Location, _ type: Type) {
    switch isOwner(type) {
    case .yes: uses.certain.append(place)
    case .unknown: uses.open.append(place)
    case .no: break
    }
  }

  /// Whether the property is one of the type's.
  private func isOwner(_ type: Type) -> Knowledge {
    switch type.unwrapped {
    case .nominal: resolver.lineage(of: type.unwrapped).contains { owners.contains($0.id) } ? .yes : .no
    case .external, .tuple, .function, .metatype: .no
    case .optional, .parameter, .constrained, .unknown: .unknown
    }
  }

  /// What SwiftUI and the standard library's methods take key paths of.
  private func readCall(_ node: CallExpression, _ scope: Scope) {
    switch node.callee {
    case .name(let callee) where PropertyUseVisitor.lists.contains(callee.name):
      guard let first = node.arguments.first?.value else { return }
      wantPaths(of: typer.elementType(of: typer.type(of: first, in: scope).unwrapped), node)
    case .member(let callee):
      guard let base = callee.base else { return }
      if callee.name == "environment" || callee.name == "transformEnvironment" {
        return wantPaths(of: .external("EnvironmentValues", []), node)
      }
      wantPaths(of: typer.elementType(of: typer.type(of: base, in: scope).unwrapped), node)
    default: break
    }
  }

  /// `value[keyPath: \.name]`
  private func readSubscript(_ node: SubscriptExpression, _ scope: Scope) {
    guard let argument = node.arguments.first, argument.label == "keyPath" else { return }
    wanted.want(.external("KeyPath", [typer.type(of: node.base, in: scope).unwrapped, .unknown]), argument.value)
  }

  private func wantPaths(of root: Type, _ call: CallExpression) {
    if root.isUnknown { return }
    for argument in call.arguments where wanted.type(at: argument.value.range.start).isUnknown {
      if case .keyPath = argument.value { wanted.want(.external("KeyPath", [root, .unknown]), argument.value) }
    }
  }

  private static let lists: Set<String> = ["ForEach", "List", "Table", "OutlineGroup", "Picker"]

  // MARK: Names

  /// Of the innermost type around that has a member of that name.
  private func readName(_ node: NameExpression, _ scope: Scope) {
    guard scope.lookup(node.name) == nil,
      let around = scope.context.enclosingTypes.last(where: { !resolver.members(name, of: .nominal($0, [])).isEmpty }),
      isOwner(.nominal(around, [])) == .yes
    else { return }
    uses.certain.append(place(of: node.name, node.nameRange))
  }
}
