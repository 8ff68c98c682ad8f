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
    var found: [EnumPathProperty] = []
    for case .variable(let node) in entry.node.members {
      for binding in node.bindings {
        guard let name = binding.name, case (let written, var isIndirect)? = writtenType(binding) else { continue }
        if case .array(let element) = written, let plain = element.dottedName,
          Platform.concreteValueTypes.contains(plain)
        {
          continue
        }
        // A path that a view reads through a binding is another's.
        if node.head.attribute("Binding") != nil, written.dottedName != nil { isIndirect = true }
        guard let (id, context) = resolver.extent(of: entry), let id else { continue }
        var path = EnumPathProperty(
          owner: id, name: name.text, element: nil, range: name.range, file: file, pushed: [],
          isObserved: !isIndirect && !binding.accessors.isEmpty, isIndirect: isIndirect)
        if case .array(let element) = written {
          let resolved = resolver.resolve(element, in: context)
          // `[R]` of a generic router: which route it is, its users say.
          path.element = resolved.nominalID
          if case .parameter(let parameter) = resolved { path.parameter = parameter }
          guard resolved.nominalID.map(resolver.isWorkspaceType) ?? path.isGeneric else { continue }
          path.isShownInTurn = isShownInTurn(name.text, element, of: id, in: file)
        }
        found.append(path)
      }
    }
    return found
  }

  /// Some `R?` or `Binding<R?>` beside it, in the same file, is its first or last element: a stack of sheets.
  private func isShownInTurn(_ name: String, _ element: TypeSyntax, of id: NominalID, in file: FileID) -> Bool {
    let info = resolver.info(id)
    let members = (info.entries + info.extensions).filter { $0.file == file }.flatMap(\.node.members)
    var found = false
    for case .variable(let node) in members {
      for binding in node.bindings where binding.isComputed {
        guard let type = binding.type, HolderReader.shown(type)?.dottedName == element.dottedName else { continue }
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

  /// `[R]` or `NavigationPath`, by annotation or by what is constructed; and whether it is a way to one: computed, a
  /// binding, a table with a path for each tab.
  private func writtenType(_ binding: VariableDeclaration.Binding) -> (TypeSyntax, isIndirect: Bool)? {
    if let type = binding.type {
      if let path = path(type) {
        if binding.isComputed, !binding.accessors.contains(where: { $0.kind == .set }) { return nil }
        return (path, binding.isComputed)
      }
      switch type {
      case .dictionary(_, let value): return path(value).map { ($0, true) }
      case .named(let parts):
        guard let last = parts.last, last.name == "Binding", last.arguments.count == 1 else { return nil }
        return path(last.arguments[0]).map { ($0, true) }
      default: return nil
      }
    }
    guard case .call(let call)? = binding.value, call.arguments.isEmpty || isPath(call.callee) else { return nil }
    switch call.callee {
    case .name(let node): return node.name == "NavigationPath" ? (.name("NavigationPath"), false) : nil
    case .array(let node):
      guard node.elements.count == 1 else { return nil }
      return ConstructionFinder.namedType(node.elements[0]).map { (.array($0), false) }
    default: return nil
    }
  }

  private func path(_ type: TypeSyntax) -> TypeSyntax? {
    if case .array = type { return type }
    return type.dottedName.map(NameTable.lastComponent) == "NavigationPath" ? type : nil
  }

  private func isPath(_ callee: Expression) -> Bool {
    if case .name(let node) = callee { return node.name == "NavigationPath" }
    return false
  }
}
