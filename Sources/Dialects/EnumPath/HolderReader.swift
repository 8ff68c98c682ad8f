/// Finds stored paths and the functions that push onto them. Names do not matter, only what moves where.

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

  // MARK: Paths

  func paths() -> [EnumPathProperty] {
    project.files.keys.sorted().flatMap { file -> [EnumPathProperty] in
      (project.names.types(of: file) + project.names.extensions(of: file)).flatMap { entry in
        paths(of: entry, file)
      }
    }
  }

  private func paths(of entry: NameTable.TypeEntry, _ file: FileID) -> [EnumPathProperty] {
    guard entry.node.kind != .protocol, entry.node.kind != .enum else { return [] }
    var found: [EnumPathProperty] = []
    for case .variable(let node) in entry.node.members {
      for binding in node.bindings {
        guard let name = binding.name, !binding.isComputed, let written = writtenType(binding) else { continue }
        guard let (id, context) = resolver.extent(of: entry), let id else { continue }
        switch written {
        case .array(let element):
          let resolved = resolver.resolve(element, in: context)
          // `[R]` of a generic router: which route it is, its users say.
          guard resolved.nominalID.map(isEnum) ?? isParameter(resolved) else { continue }
          found.append(
            EnumPathProperty(
              owner: id, name: name.text, element: resolved.nominalID, range: name.range, file: file, pushed: [],
              isObserved: !binding.accessors.isEmpty))
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

  private func isEnum(_ id: NominalID) -> Bool {
    let entries = resolver.info(id).entries
    return !entries.isEmpty && entries.allSatisfy { $0.node.kind == .enum && !$0.isInterface }
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

  // MARK: Mutators

  /// The functions by owner and name; the paths with what is pushed onto them.
  func mutators(
    _ paths: [EnumPathProperty]
  ) -> (mutators: [NominalID: [String: EnumPathMutator]], paths: [EnumPathProperty]) {
    var mutators: [NominalID: [String: EnumPathMutator]] = [:]
    var paths = paths
    for owner in Set(paths.map(\.owner)).sorted() {
      let own = paths.filter { $0.owner == owner }
      mutators[owner] = self.mutators(of: owner, own)
      for found in (mutators[owner] ?? [:]).values {
        guard let type = found.type else { continue }
        for index in paths.indices where paths[index].owner == owner && paths[index].name == found.path {
          if !paths[index].pushed.contains(type) { paths[index].pushed.append(type) }
        }
      }
    }
    for index in paths.indices { paths[index].pushed.sort() }
    return (mutators.filter { !$0.value.isEmpty }, paths)
  }

  private func mutators(of owner: NominalID, _ paths: [EnumPathProperty]) -> [String: EnumPathMutator] {
    let info = resolver.info(owner)
    var functions: [(node: FunctionDeclaration, context: DeclarationContext)] = []
    for name in info.memberNames {
      for member in info.members(named: name) {
        if case .function(let node) = member.declaration, node.kind == .function, !node.parameters.isEmpty {
          functions.append((node, member.context(resolver)))
        }
      }
    }
    var found: [String: EnumPathMutator] = [:]
    let names = Set(paths.map(\.name))
    let observed = Set(paths.filter(\.isObserved).map(\.name))
    var overloaded = Set<String>()
    for (node, context) in functions {
      guard let body = node.body, let (index, path) = moved(node, body, names) else { continue }
      if found[node.name] != nil { overloaded.insert(node.name) }
      found[node.name] = mutator(node, index, path, context)
      found[node.name]?.isPlain = !observed.contains(path) && HolderReader.isOneStep(body)
    }
    for (node, context) in functions where found[node.name] == nil {
      guard let body = node.body, let (index, path) = forwarded(node, body, found) else { continue }
      found[node.name] = mutator(node, index, path, context)
    }
    return found.filter { !overloaded.contains($0.key) }
  }

  /// Whether a body constructs something out of a name.
  private static func wraps(_ name: String, _ statements: [Statement]) -> Bool {
    var found = false
    ExpressionWalk.visit(statements) { expression in
      guard case .call(let call) = expression, ConstructionFinder.constructedType(call) != nil else { return }
      for case .name(let node) in call.arguments.map(\.value) where node.name == name { found = true }
    }
    return found
  }

  /// One statement that is itself the push.
  private static func isOneStep(_ body: CodeBlock) -> Bool {
    guard body.statements.count == 1, case .expression(let only)? = body.statements.first else { return false }
    switch only {
    case .assignment: return true
    case .call(let call): return call.arguments.allSatisfy { if case .closure = $0.value { false } else { true } }
    default: return false
    }
  }

  private func mutator(
    _ node: FunctionDeclaration, _ index: Int, _ path: String, _ context: DeclarationContext
  ) -> EnumPathMutator {
    let parameter = node.parameters[index]
    let inner = context.adding(node.generics, node.requirements)
    let type = resolver.resolve(parameter.type, in: inner)
    return EnumPathMutator(
      parameter: index, label: parameter.label, type: type.nominalID, path: path, isPlain: false,
      isWrapping: HolderReader.wraps(parameter.name, node.body?.statements ?? []))
  }

  /// The parameter that a body puts into a path.
  private func moved(_ node: FunctionDeclaration, _ body: CodeBlock, _ paths: Set<String>) -> (Int, String)? {
    var found: (Int, String)?
    ExpressionWalk.visit(body.statements) { expression in
      guard found == nil else { return }
      switch expression {
      case .call(let call):
        guard case .member(let member) = call.callee, ["append", "insert"].contains(member.name),
          let path = pathName(member.base, paths), let value = call.arguments.first?.value
        else { return }
        found = parameter(in: value, node).map { ($0, path) }
      case .assignment(let assignment):
        guard let path = pathName(assignment.target, paths) else { return }
        found = parameter(in: assignment.value, node).map { ($0, path) }
      default: break
      }
    }
    return found
  }

  /// A body that hands a parameter to another mutator of the same type.
  private func forwarded(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ known: [String: EnumPathMutator]
  ) -> (Int, String)? {
    var found: (Int, String)?
    ExpressionWalk.visit(body.statements) { expression in
      guard found == nil, case .call(let call) = expression else { return }
      var name: String?
      switch call.callee {
      case .name(let callee): name = callee.name
      case .member(let member):
        if case .name(let base)? = member.base, base.name == "self" { name = member.name }
      default: break
      }
      guard let name, let target = known[name], target.parameter < call.arguments.count else { return }
      found = parameter(in: call.arguments[target.parameter].value, node).map { ($0, target.path) }
    }
    return found
  }

  /// `path`, `self.path`
  private func pathName(_ expression: Expression?, _ paths: Set<String>) -> String? {
    guard let expression else { return nil }
    switch ReceiverChain.stripped(expression) {
    case .name(let node): return paths.contains(node.name) ? node.name : nil
    case .member(let node):
      guard let base = node.base, case .name(let owner) = ReceiverChain.stripped(base), owner.name == "self" else {
        return nil
      }
      return paths.contains(node.name) ? node.name : nil
    default: return nil
    }
  }

  /// The parameter that a value is, or holds: `x`, `[x]`, `path + [x]`, `Slot(place: x)`.
  private func parameter(in value: Expression, _ node: FunctionDeclaration) -> Int? {
    switch value {
    case .name(let name): return node.parameters.firstIndex { $0.name == name.name }
    case .array(let list): return list.elements.lazy.compactMap { parameter(in: $0, node) }.first
    case .sequence(let sequence): return sequence.operands.lazy.compactMap { parameter(in: $0, node) }.first
    case .call(let call):
      guard ConstructionFinder.constructedType(call) != nil else { return nil }
      return call.arguments.lazy.compactMap { parameter(in: $0.value, node) }.first
    default: return nil
    }
  }
}
