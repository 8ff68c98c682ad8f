/// By which names code gets at values of a type: what a declaration says of its own type.

import Facts
import Semantics
import SourceText

/// One type that a declaration names.
struct EnumPathTypedName: Equatable, Sendable {
  enum Declared: Equatable, Sendable {
    /// By this name alone others use it.
    case name(String)
    /// Another name for a type that holds the type.
    case alias(String)
    /// An operator or a subscript: no name says that it is used.
    case unnamed
  }

  var type: String
  var declared: Declared
}

/// The names by which code gets at values of some types, in all files together.
struct EnumPathNamesOfTypes: Sendable {
  /// The types that were asked for.
  let types: Set<String>
  /// With other names for the types. Nil where values of one can be had without a name.
  let names: Set<String>?

  init(_ types: Set<String>, in readings: [EnumPathReading]) {
    self.types = types
    var types = types
    while true {
      var (names, others) = (Set<String>(), Set<String>())
      for typed in readings.lazy.flatMap(\.typedNames) where types.contains(typed.type) {
        switch typed.declared {
        case .name(let name): names.insert(name)
        // The name is all that others write.
        case .alias(let name): others.insert(name)
        case .unnamed:
          self.names = nil
          return
        }
      }
      if others.isSubset(of: types) {
        self.names = names.union(types)
        return
      }
      types.formUnion(others)
    }
  }
}

extension EnumPathModel {
  /// What is known of the same types from before, if no file declares anything else of its types.
  func namesOfTypes(_ types: Set<String>, since older: EnumPathModel?) -> EnumPathNamesOfTypes? {
    guard let older, let known = older.namesOfTypes, known.types == types, readings.count == older.readings.count
    else { return nil }
    let isSame = readings.allSatisfy { file, reading in
      guard let before = older.readings[file] else { return false }
      return before === reading || before.typedNames == reading.typedNames
    }
    return isSame ? known : nil
  }
}

struct TypedNameReader {
  private(set) var found: [EnumPathTypedName] = []
  /// Of a protocol.
  private var isRequired = false

  /// All that stands at the top level or in a type of a file.
  init(_ file: FileID, _ names: NameTable) {
    for entry in names.types(of: file) + names.extensions(of: file) {
      isRequired = entry.node.kind == .protocol
      for member in entry.node.members { read(member, owner: entry.node.name) }
    }
    isRequired = false
    for global in names.globals(of: file) { read(global.declaration, owner: "") }
  }

  private mutating func read(_ declaration: Declaration, owner: String) {
    switch declaration {
    case .variable(let node):
      for binding in node.bindings {
        guard let name = binding.name?.text else { continue }
        if let type = binding.type {
          note(type, .name(name))
          // What a structure stores, it is made with.
          if !binding.isComputed, !owner.isEmpty { note(type, .name(owner)) }
        } else if let value = binding.value {
          note(value, name)
        }
      }
    case .function(let node): read(node, owner: owner)
    case .enumCase(let node): for parameter in node.parameters { note(parameter.type, .name(node.name)) }
    case .alias(let node): if let type = node.type { note(type, .alias(node.name)) }
    case .type: break
    }
  }

  private mutating func read(_ node: FunctionDeclaration, owner: String) {
    let declared: EnumPathTypedName.Declared
    switch node.kind {
    case .initializer, .failableInitializer: declared = .name(owner)
    case .subscript: declared = .unnamed
    // Between two of one type, a name on one side tells.
    case .function where isComparison(node): return
    // Nobody can call it: it is being typed.
    case .function where node.name.isOperator && node.body == nil && !isRequired: return
    case .function: declared = node.name.isOperator ? .unnamed : .name(node.name)
    case .deinitializer: return
    }
    for parameter in node.parameters { note(parameter.type, declared) }
    if let result = node.result { note(result, declared) }
  }

  private func isComparison(_ node: FunctionDeclaration) -> Bool {
    node.name.isOperator && node.parameters.count == 2
      && node.parameters[0].type.withoutRanges == node.parameters[1].type.withoutRanges
  }

  private mutating func note(_ type: TypeSyntax, _ declared: EnumPathTypedName.Declared) {
    type.eachName { components in
      for component in components where !TypedNameReader.isData(component.name) {
        found.append(EnumPathTypedName(type: component.name, declared: declared))
      }
      return true
    }
  }

  private mutating func note(_ value: Expression, _ name: String) {
    ExpressionWalk.visit(value) { expression in
      guard case .name(let node) = expression, node.name.startsLikeType, !TypedNameReader.isData(node.name) else {
        return
      }
      found.append(EnumPathTypedName(type: node.name, declared: .name(name)))
    }
  }

  private static func isData(_ name: String) -> Bool { data.contains(name) }

  /// Nobody asks what is of one of these.
  private static let data = NameSet(
    Platform.concreteValueTypes.union([
      "View", "Void", "Binding", "Array", "Optional", "Set", "CGFloat", "Color", "Image", "Text", "Error", "Encoder",
      "Decoder", "Self", "Never", "Any", "Hasher", "AnyView", "State", "Published", "Task",
    ]))
}

extension String {
  fileprivate var isOperator: Bool {
    guard let first = utf8.first else { return false }
    let letter = first | 0x20
    return !(first == UInt8(ascii: "_") || first >= 0x80 || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z"))
  }
}
