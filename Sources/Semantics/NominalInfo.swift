/// Everything that the workspace says about one type.

package import Facts
package import SourceText

/// What declares a type and its members. Filled once by `Resolver`, read only afterwards.
package final class NominalInfo {
  package let id: NominalID
  /// Primary declarations, in file order.
  package let entries: [NameTable.TypeEntry]
  /// Who looks only at what they inherit, or for a member by its name, relies on less than on all of them.
  let knownExtensions: [NameTable.TypeEntry]
  private let recorder: DependencyRecorder
  /// Written supertypes of all declarations and extensions, compositions taken apart.
  package internal(set) var supertypes: [Type] = []
  /// The files that name each of them; empty unless the type `isDeclaredInSeveralFiles`.
  var supertypeFiles: [[FileID]] = []
  /// Attributes that could be macros, which may add anything.
  package internal(set) var unknownAttributes: [String] = []
  /// The resolver's recording in which this was last noted.
  var lastRecording = 0
  /// Nil while it is being worked out.
  var dependencies: Dependencies?
  /// Of the names of its members: enough for most who ask, and much less work than the members.
  private(set) lazy var memberHashes = FileNames.memberHashes(of: entries + knownExtensions)
  private lazy var membersByName = collectMembers()
  /// Its own generic parameters.
  package let generics: [GenericParameter]
  /// Seen from inside: with its own generic parameters as arguments.
  package let selfType: Type
  /// More often than once, and not as clauses of one `#if` are: several modules may have a type of this name.
  private(set) lazy var isDeclaredInSeveralFiles = entries.contains { $0.file != entries.first?.file }
  /// By declaration: the contexts of its header and of its members.
  var contexts: [ObjectIdentifier: (outer: DeclarationContext, inner: DeclarationContext)] = [:]

  /// Attributes known to add no members.
  static let harmlessAttributes: Set<String> = [
    "MainActor", "available", "objc", "objcMembers", "main", "UIApplicationMain", "NSApplicationMain", "frozen",
    "usableFromInline", "preconcurrency", "unchecked", "Observable", "dynamicCallable", "propertyWrapper",
    "resultBuilder", "globalActor", "discardableResult", "nonobjc", "testable", "retroactive", "inlinable", "_exported",
  ]

  /// `aliased`: extensions that name the type in another way.
  init(
    _ id: NominalID, names: NameTable, aliased: [NameTable.TypeEntry] = [], recorder: DependencyRecorder
  ) {
    self.id = id
    self.recorder = recorder
    entries = NominalInfo.entries(of: id, names)
    let isShadowing = entries.contains { !$0.isInterface }
    knownExtensions =
      names.extensions(endingIn: id.simpleName).filter {
        NominalInfo.matches($0.qualifiedName, id, names) && !($0.isInterface && isShadowing)
          && (id.privateTo == nil || $0.file == id.privateTo)
      } + aliased
    generics = entries.lazy.map(\.node.generics).first { !$0.isEmpty } ?? []
    selfType = .nominal(id, generics.map { .parameter($0.name) })
  }

  package var extensions: [NameTable.TypeEntry] {
    recorder.record(allExtending: id)
    return knownExtensions
  }

  /// Those that declare or extend it; some several times.
  var files: some Sequence<FileID> { [entries, knownExtensions].lazy.joined().map(\.file) }

  static func entries(of id: NominalID, _ names: NameTable) -> [NameTable.TypeEntry] {
    names.types(named: id.name).filter { id.privateTo == nil ? !$0.isPrivate : $0.isPrivate && $0.file == id.privateTo }
  }

  /// An extension may put the module's name in front.
  private static func matches(_ written: String, _ id: NominalID, _ names: NameTable) -> Bool {
    if written == id.name { return true }
    guard written.hasSuffix("." + id.name) else { return false }
    return names.types(named: written).isEmpty
  }

  /// Every declaration is a protocol: with another target's class of the same name it may be either.
  package var isProtocol: Bool { !entries.isEmpty && entries.allSatisfy { $0.node.kind == .protocol } }
  /// A protocol's associated types, the primary ones first. Of several declarations, one for each target, none is meant.
  var associatedTypes: [String] { entries.count == 1 && isProtocol ? entries[0].node.associatedTypes : [] }
  /// Those that so many arguments stand for: `any P<T>` names the primary ones.
  func associatedTypes(fitting count: Int) -> [String] {
    let nodes = entries.map(\.node)
    let named = nodes.first { $0.primaryTypes.count == count } ?? nodes.first { $0.associatedTypes.count == count }
    return named?.associatedTypes ?? []
  }
  /// A macro among its members, or a text that could not be read, may hide some.
  package var mayHaveOtherMembers: Bool {
    recorder.record(allExtending: id)
    return [entries, knownExtensions].lazy.joined().contains { $0.node.mayHaveOtherMembers }
  }
  package var isClass: Bool { entries.contains { $0.node.kind == .class } }

  /// What it inherits from frameworks, and what Swift adds to that by itself: whoever extends one of these adds members.
  package var frameworkSupertypes: [String] {
    var names: [String] = []
    for case .external(let name, _) in supertypes { names += [name] + Platform.supertypes(of: name) }
    if entries.contains(where: { $0.node.kind == .enum }) { names += ["Equatable", "Hashable", "RawRepresentable"] }
    return names
  }

  /// Members declared by the type itself and its extensions.
  package func members(named name: String) -> [Member] {
    recorder.record(member: name, of: id)
    return memberHashes.contains(name.stableHash) ? membersByName[name] ?? [] : []
  }

  /// Names of all own members, sorted.
  package var memberNames: [String] {
    recorder.record(allExtending: id)
    return membersByName.keys.sorted()
  }

  /// Of those, the names of functions.
  package var functionNames: Set<String> {
    recorder.record(allExtending: id)
    return ownFunctionNames
  }

  private lazy var ownFunctionNames = Set(
    membersByName.lazy.filter { _, members in
      members.contains { if case .function = $0.declaration { true } else { false } }
    }.map(\.key))

  private func collectMembers() -> [String: [Member]] {
    var members: [String: [Member]] = [:]
    members.reserveCapacity((entries + knownExtensions).reduce(0) { $0 + $1.node.members.count })
    for entry in entries + knownExtensions {
      for declaration in entry.node.members {
        func add(_ name: String, _ declared: Member.Declared) {
          let member = Member(name, declaration: declared, owner: id, entry: entry, head: declaration.head)
          members[name, default: []].append(member)
        }
        switch declaration {
        case .variable(let node):
          for (index, binding) in node.bindings.enumerated() {
            binding.pattern.eachName { name, _ in add(name, .variable(node, index)) }
          }
        case .function(let node): add(node.name, .function(node))
        case .enumCase(let node): add(node.name, .enumCase(node))
        case .alias(let node): add(node.name, .alias(node))
        case .type(let node) where node.kind != .extension:
          add(node.name, .type(NominalID(id.name + "." + node.name, privateTo: id.privateTo)))
        case .type: break
        }
      }
    }
    return members
  }
}

extension DeclarationHead {
  /// An attribute of a function that could be a macro, which may write another body.
  package var mayReplaceBody: Bool {
    attributes.contains {
      ($0.name.first?.isUppercase ?? false) && !NominalInfo.harmlessAttributes.contains($0.name)
        && !$0.name.hasSuffix("Builder")
    }
  }
}

/// One declaration inside a type or its extensions. A class, since whoever asks for a name gets a list of copies.
package final class Member {
  package enum Declared {
    /// The binding's index within the declaration.
    case variable(VariableDeclaration, Int)
    case function(FunctionDeclaration)
    case enumCase(EnumCaseDeclaration)
    case alias(AliasDeclaration)
    case type(NominalID)
  }

  package let name: String
  package let declaration: Declared
  package let owner: NominalID
  package let entry: NameTable.TypeEntry
  package let head: DeclarationHead

  init(
    _ name: String, declaration: Declared, owner: NominalID, entry: NameTable.TypeEntry, head: DeclarationHead
  ) {
    self.name = name
    self.declaration = declaration
    self.owner = owner
    self.entry = entry
    self.head = head
  }

  package var isInExtension: Bool { entry.node.kind == .extension }
  package var file: FileID { entry.file }

  package func context(_ resolver: Resolver) -> DeclarationContext {
    var context = resolver.context(inside: entry, of: owner).inner
    context.isStatic = head.modifiers.isTypeMember
    context.conditions = head.conditions
    return context
  }

  /// The range of the declared name.
  package var nameRange: TextRange {
    switch declaration {
    case .variable(let node, let index):
      index < node.bindings.count ? node.bindings[index].name?.range ?? node.range : node.range
    case .function(let node): node.nameRange
    case .enumCase(let node): node.nameRange
    case .alias(let node): node.nameRange
    case .type: entry.node.nameRange
    }
  }
}
