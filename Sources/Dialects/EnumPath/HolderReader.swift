/// Finds stored paths. Names do not matter, only types.

import Facts
import RouteGraph
import Semantics
import SourceText

struct HolderReader {
  let project: Project
  let resolver: Resolver

  init(_ project: Project, _ resolver: Resolver) {
    self.project = project
    self.resolver = resolver
  }

  func paths(of file: FileID) -> [EnumPathProperty] {
    (project.names.types(of: file) + project.names.extensions(of: file)).flatMap { paths(of: $0, file) }
  }

  private func paths(of entry: NameTable.TypeEntry, _ file: FileID) -> [EnumPathProperty] {
    guard entry.node.kind != .protocol, entry.node.kind != .enum else { return [] }
    let variables = entry.node.members.compactMap { member -> VariableDeclaration? in
      guard case .variable(let node) = member, node.bindings.contains(where: { mayBePath($0) }) else { return nil }
      return node
    }
    guard !variables.isEmpty, let (id, context) = resolver.extent(of: entry), let id else { return [] }
    return variables.flatMap { node in
      node.bindings.compactMap { path(of: node, $0, id, context, file) }
    }
  }

  /// As far as names tell: most properties are no paths, and what their types mean need not be known.
  private func mayBePath(_ binding: VariableDeclaration.Binding) -> Bool {
    if let type = binding.type { return mayBePath(type) }
    switch binding.value {
    case .cast(let node): return mayBePath(node.type)
    case .call(let call):
      switch call.callee {
      case .array, .dictionary: return true
      default: break
      }
      return ConstructionFinder.constructedType(call).map(mayBePath) ?? false
    case .array(let list): return list.elements.first.flatMap(HolderReader.owner) != nil
    default: return false
    }
  }

  private func mayBePath(_ type: TypeSyntax) -> Bool {
    switch type {
    case .array, .dictionary: return true
    case .named(let parts):
      guard let last = parts.last else { return false }
      return HolderReader.wrappers.contains(last.name) || mayBeAlias(last)
    default: return false
    }
  }

  private static let wrappers: NameSet = ["NavigationPath", "Array", "Binding"]

  private func mayBeAlias(_ name: TypeComponent) -> Bool {
    name.arguments.isEmpty && !Platform.concreteValueTypes.contains(name.name) && resolver.mayBeAlias(name.name)
  }

  private func path(
    of node: VariableDeclaration, _ binding: VariableDeclaration.Binding, _ id: NominalID,
    _ context: DeclarationContext, _ file: FileID
  ) -> EnumPathProperty? {
    guard let name = binding.name, let (content, isIndirect) = content(of: binding, context) else { return nil }
    var path = EnumPathProperty(
      owner: id, name: name.text, element: nil, range: name.range, file: file, pushed: [],
      isObserved: !isIndirect && !binding.accessors.isEmpty, isIndirect: isIndirect)
    switch content {
    case .anything:
      // A path that a view reads through a binding is another's.
      if node.head.attribute("Binding") != nil { (path.isIndirect, path.isObserved) = (true, false) }
    case .list(let written):
      if let plain = written.dottedName, Platform.concreteValueTypes.contains(plain) { return nil }
      guard take(resolver.resolve(written, in: context), in: &path) else { return nil }
      path.isShownInTurn = isShownInTurn(name.text, written, of: id, context, file)
    case .listOf(let element): guard take(element, in: &path) else { return nil }
    }
    return path
  }

  /// `[R]` of a generic router: which route it is, its users say.
  private func take(_ element: Type, in path: inout EnumPathProperty) -> Bool {
    path.element = element.nominalID
    if case .parameter(let parameter) = element { path.parameter = parameter }
    return path.element.map(resolver.isWorkspaceType) ?? path.isGeneric
  }

  /// Some `R?` or `Binding<R?>` beside it, in the same file, is its first or last element: a stack of sheets.
  private func isShownInTurn(
    _ name: String, _ element: TypeSyntax, of id: NominalID, _ context: DeclarationContext, _ file: FileID
  ) -> Bool {
    let info = resolver.info(id)
    let members = (info.entries + info.extensions).filter { $0.file == file }.flatMap(\.node.members)
    var found = false
    for case .variable(let node) in members {
      for binding in node.bindings where binding.isComputed {
        guard let type = binding.type.flatMap(HolderReader.shown),
          type.dottedName == element.dottedName
            || resolver.resolve(type, in: context) == resolver.resolve(element, in: context)
        else { continue }
        for accessor in binding.accessors {
          ExpressionWalk.visit(accessor.body?.statements ?? []) { found = found || HolderReader.isEnd($0, of: name) }
        }
      }
    }
    return found
  }

  /// `R` of `R?` and `Binding<R?>`.
  private static func shown(_ type: TypeSyntax) -> TypeSyntax? {
    switch type {
    case .optional(let inner): return inner
    case .named(let parts):
      guard let last = parts.last, last.name == "Binding", last.arguments.count == 1 else { return nil }
      return shown(last.arguments[0])
    default: return nil
    }
  }

  /// `sheets.last`, `self.sheets.first`
  private static func isEnd(_ expression: Expression, of list: String) -> Bool {
    guard case .member(let node) = expression, ["first", "last"].contains(node.name), let base = node.base else {
      return false
    }
    return ReceiverChain.ownMember(base) == list
  }

  private enum Content {
    /// Of a `NavigationPath`.
    case anything
    case list(TypeSyntax)
    /// Of a list that has a name of its own.
    case listOf(Type)
  }

  /// `[R]` or `NavigationPath`, by annotation or by what is constructed; and whether it is a way to one: computed, a
  /// binding, a table with a path for each tab.
  private func content(
    of binding: VariableDeclaration.Binding, _ context: DeclarationContext
  ) -> (Content, isIndirect: Bool)? {
    guard let type = binding.type else {
      let table = binding.value.flatMap(HolderReader.table)
      return table.map { (.list($0), true) } ?? binding.value.flatMap { made($0, context) }.map { ($0, false) }
    }
    switch type {
    case .dictionary(_, let value): return content(of: value, context).map { ($0, true) }
    case .named(let parts):
      if let last = parts.last, last.name == "Binding", last.arguments.count == 1 {
        return content(of: last.arguments[0], context).map { ($0, true) }
      }
    default: break
    }
    if binding.isComputed, !binding.accessors.contains(where: { $0.kind == .set }) { return nil }
    return content(of: type, context).map { ($0, binding.isComputed) }
  }

  /// `[R]()`, `NavigationPath()`, `[] as [R]`, `[R.home]`
  private func made(_ value: Expression, _ context: DeclarationContext) -> Content? {
    switch value {
    case .cast(let node): return node.kind == .as ? content(of: node.type, context) : nil
    case .call(let call):
      if case .array(let node) = call.callee, call.arguments.isEmpty, node.elements.count == 1 {
        return ConstructionFinder.namedType(node.elements[0]).map { .list($0) }
      }
      guard let type = ConstructionFinder.constructedType(call) else { return nil }
      return call.arguments.isEmpty || type.dottedName == "NavigationPath" ? content(of: type, context) : nil
    case .array(let list):
      guard let (type, name) = list.elements.first.flatMap(HolderReader.owner),
        let id = resolver.resolve(type, in: context).nominalID,
        resolver.info(id).members(named: name).contains(where: {
          if case .enumCase = $0.declaration { true } else { false }
        })
      else { return nil }
      return .list(type)
    default: return nil
    }
  }

  /// `R` of `[Tab: [R]]()`
  private static func table(_ value: Expression) -> TypeSyntax? {
    guard case .call(let call) = value, case .dictionary(let node) = call.callee, call.arguments.isEmpty,
      node.elements.count == 1, case .array(let list) = node.elements[0].value, list.elements.count == 1
    else { return nil }
    return ConstructionFinder.namedType(list.elements[0])
  }

  /// `R` and `detail` of `R.detail` and `R.detail(1)`.
  private static func owner(_ value: Expression) -> (type: TypeSyntax, member: String)? {
    switch value {
    case .call(let call):
      if case .member = call.callee { return owner(call.callee) }
      return nil
    case .member(let node): return node.base.flatMap(ConstructionFinder.namedType).map { ($0, node.name) }
    default: return nil
    }
  }

  private func content(of type: TypeSyntax, _ context: DeclarationContext) -> Content? {
    if case .array(let element) = type { return .list(element) }
    guard case .named(let parts) = type, let last = parts.last else { return nil }
    if last.name == "NavigationPath" { return .anything }
    if last.name == "Array", last.arguments.count == 1 { return .list(last.arguments[0]) }
    guard mayBeAlias(last) else { return nil }
    // Another name for one of these.
    switch resolver.resolve(type, in: context) {
    case .external("Array", let arguments): return arguments.first.map { .listOf($0) }
    case let type where EnumPathSwiftUI.isAnyPath(type): return .anything
    default: return nil
    }
  }
}
