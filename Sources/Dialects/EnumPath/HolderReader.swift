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
        guard let name = binding.name, !binding.isComputed, let written = writtenType(binding) else { continue }
        if case .array(let element) = written, let plain = element.dottedName,
          Platform.concreteValueTypes.contains(plain)
        {
          continue
        }
        guard let (id, context) = resolver.extent(of: entry), let id else { continue }
        switch written {
        case .array(let element):
          let resolved = resolver.resolve(element, in: context)
          // `[R]` of a generic router: which route it is, its users say.
          guard resolved.nominalID.map(resolver.isWorkspaceType) ?? isParameter(resolved) else { continue }
          found.append(
            EnumPathProperty(
              owner: id, name: name.text, element: resolved.nominalID, range: name.range, file: file, pushed: [],
              isObserved: !binding.accessors.isEmpty, isGeneric: resolved.nominalID == nil))
        default:
          // A path that a view reads through a binding is another's.
          guard node.head.attribute("Binding") == nil else { continue }
          found.append(
            EnumPathProperty(
              owner: id, name: name.text, element: nil, range: name.range, file: file, pushed: [],
              isObserved: !binding.accessors.isEmpty))
        }
      }
    }
    return found
  }

  private func isParameter(_ type: Type) -> Bool {
    if case .parameter = type { return true }
    return false
  }

  /// `[R]` or `NavigationPath`, by annotation or by what is constructed.
  private func writtenType(_ binding: VariableDeclaration.Binding) -> TypeSyntax? {
    if let type = binding.type {
      if case .array = type { return type }
      return type.dottedName.map(EnumDomain.lastComponent) == "NavigationPath" ? type : nil
    }
    guard case .call(let call)? = binding.value, call.arguments.isEmpty || isPath(call.callee) else { return nil }
    switch call.callee {
    case .name(let node): return node.name == "NavigationPath" ? .name("NavigationPath") : nil
    case .array(let node):
      guard node.elements.count == 1 else { return nil }
      return ConstructionFinder.namedType(node.elements[0]).map { .array($0) }
    default: return nil
    }
  }

  private func isPath(_ callee: Expression) -> Bool {
    if case .name(let node) = callee { return node.name == "NavigationPath" }
    return false
  }
}
