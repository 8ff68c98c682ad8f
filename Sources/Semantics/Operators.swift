/// Operators to which the workspace gives another meaning than Swift does.

import Facts
import SourceText

/// An operator function, and the type or extension that it stands in.
struct OperatorEntry: Sendable {
  var file: FileID
  var function: FunctionDeclaration
  var owner: NameTable.TypeEntry?
}

extension FileNames {
  /// Those that take unlike operands, or give back what Swift's own of that name does not.
  static func operators(
    in types: [NameTable.TypeEntry], and globals: [(name: String, entry: NameTable.GlobalEntry)]
  ) -> [(name: String, entry: OperatorEntry)] {
    var found: [(name: String, entry: OperatorEntry)] = []
    func add(_ declaration: Declaration, _ file: FileID, _ owner: NameTable.TypeEntry?) {
      guard let node = declaration.unusualOperator(isRequirement: owner?.node.kind == .protocol) else { return }
      found.append((node.name, OperatorEntry(file: file, function: node, owner: owner)))
    }
    for (_, entry) in globals where !entry.isInterface { add(entry.declaration, entry.file, nil) }
    for entry in types where !entry.isInterface {
      for member in entry.node.members { add(member, entry.file, entry) }
    }
    return found
  }
}

extension Declaration {
  /// An operator function that somebody may mean; one that has no body yet is still being typed.
  func unusualOperator(isRequirement: Bool = false) -> FunctionDeclaration? {
    guard case .function(let node) = self, Typer.knowsOperator(node.name), isRequirement || node.body != nil,
      node.isUnusualOperator
    else { return nil }
    return node
  }
}

extension FunctionDeclaration {
  fileprivate var isUnusualOperator: Bool {
    let types = Set(parameters.map(\.type.withoutRanges))
    guard types.count == 1, let type = types.first else { return true }
    if name == "~=" || Typer.givesBool(name) || name == "!" { return result?.dottedName != "Bool" }
    return !parameters.contains(where: \.isInout) && result?.withoutRanges != type
  }
}

extension Typer {
  static func givesBool(_ name: String) -> Bool {
    ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~="].contains(name)
  }

  /// Whether something here follows from what an operator means.
  static func knowsOperator(_ name: String) -> Bool {
    givesBool(name) || ["+", "+=", "-", "*", "/", "%", "??", "!", "&"].contains(name)
  }

  /// Whether an operator with these operands may be one of the workspace's; unknown types may be anything.
  package func isRedefined(_ name: String, _ operands: [Type]) -> Bool {
    resolver.record(name)
    return resolver.names.operators(named: name).contains { mayTake($0, operands) }
  }

  /// Whether the workspace's may give back something else than Swift's does.
  func hasOtherResult(_ name: String, _ operands: [Type]) -> Bool {
    resolver.record(name)
    return resolver.names.operators(named: name).contains { entry in
      let isUsual = Typer.givesBool(name) && entry.function.result?.dottedName == "Bool"
      return !isUsual && mayTake(entry, operands)
    }
  }

  private func mayTake(_ entry: OperatorEntry, _ operands: [Type]) -> Bool {
    let node = entry.function
    guard node.parameters.count == operands.count else { return false }
    let outer = entry.owner.flatMap { resolver.extent(of: $0)?.context } ?? DeclarationContext(file: entry.file)
    let context = outer.adding(node.generics, node.requirements)
    return zip(node.parameters, operands).allSatisfy { parameter, operand in
      !isRuledOut(resolver.resolve(parameter.type, in: context).unwrapped, by: operand.unwrapped)
    }
  }

  /// Both are plain values, of two types.
  private func isRuledOut(_ parameter: Type, by operand: Type) -> Bool {
    switch (parameter, operand) {
    case (.external(let a, let mine), .external(let b, let theirs)) where a == b:
      return zip(mine, theirs).contains { isRuledOut($0, by: $1) }
    case (.nominal(let a, _), .nominal(let b, _)) where a == b: return false
    default: return isPlainValue(parameter) && isPlainValue(operand)
    }
  }

  private func isPlainValue(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _):
      let info = resolver.info(id)
      return !info.entries.isEmpty && !info.isProtocol && !info.isClass
    case .external(let name, _): return Typer.plainValues.contains(name)
    default: return false
    }
  }

  private static let plainValues = Platform.concreteValueTypes.union([
    "Array", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Color", "Dictionary", "NavigationPath", "Set",
    "Text",
  ])
}
