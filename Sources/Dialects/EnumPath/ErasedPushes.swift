/// Enums whose values are handed to functions that push anything: `router.push(ProfileRoute.info)` with
/// `func push<T: Hashable>(_ route: T)`. They are routes where some destination takes whatever its caller says, as a modifier
/// of the app's own does around `navigationDestination(for: D.self)`.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Those of one file.
final class ErasedPushes: Sendable {
  /// The functions that were looked for.
  let functions: ErasedFunctions
  let enums: Set<NominalID>
  /// Those of them that a type hides for which there is a destination or a sheet.
  let hidden: Set<NominalID>
  let reliedOn: Dependencies

  init(
    _ functions: ErasedFunctions, _ enums: Set<NominalID>, hidden: Set<NominalID> = [], _ reliedOn: Dependencies
  ) {
    self.functions = functions
    self.enums = enums.union(hidden)
    self.hidden = hidden
    self.reliedOn = reliedOn
  }
}

struct ErasedPushReader {
  let project: Project
  let resolver: Resolver
  let functions: ErasedFunctions

  /// Functions that push whatever they are given; none where no destination could show it.
  static func functions(of model: EnumPathModel) -> ErasedFunctions {
    var found = ErasedFunctions()
    func names(_ isMeant: (EnumPathMutator) -> Bool) -> NameSet {
      let all = model.mutators.values.flatMap { $0 }.filter { $0.value.contains { isErased($0) && isMeant($0) } }
      return NameSet(Set(all.map(\.key)))
    }
    if model.hasOpenMount, model.paths.contains(where: { $0.element == nil }) {
      found.open = names { !$0.isPresenting && !$0.isWrapping }
    }
    if !model.erasing.isEmpty {
      found.hiding = names(\.isWrapping)
      found.protocols = Set(model.erasing.values)
    }
    return found
  }

  private static func isErased(_ mutator: EnumPathMutator) -> Bool {
    mutator.type == nil && mutator.typeParameter == nil && mutator.wrapper == nil && mutator.actions.isEmpty
  }

  func read(_ file: FileID) -> ErasedPushes {
    resolver.startRecording()
    guard let facts = project.files[file], facts.hasBodies, !SourceRole.isTest(file, imports: facts.imports) else {
      return ErasedPushes(functions, [], resolver.reliedOn)
    }
    var enums = Set<NominalID>()
    var hidden = Set<NominalID>()
    func note(_ declarations: [Declaration], _ context: () -> DeclarationContext?) {
      let pushed = pushed(by: declarations)
      guard !pushed.isEmpty, let context = context() else { return }
      for (type, name) in pushed {
        guard let id = enumeration(type, in: context) else { continue }
        if functions.open.contains(name) { enums.insert(id) }
        if functions.hiding.contains(name), mayBeHidden(id) { hidden.insert(id) }
      }
    }
    for entry in project.names.types(of: file) + project.names.extensions(of: file) {
      note(entry.node.members) { resolver.extent(of: entry)?.context }
    }
    note(facts.declarations) { DeclarationContext(file: file) }
    return ErasedPushes(functions, enums, hidden: hidden, resolver.reliedOn)
  }

  private func mayBeHidden(_ id: NominalID) -> Bool {
    resolver.lineage(of: resolver.selfType(of: id)).contains { functions.protocols.contains($0.id) }
  }

  private func enumeration(_ type: TypeSyntax, in context: DeclarationContext) -> NominalID? {
    guard let id = resolver.resolve(type, in: context).nominalID else { return nil }
    return resolver.info(id).entries.contains { $0.node.kind == .enum } ? id : nil
  }

  /// The types that pushed values name, and the functions that push them; types inside are read for themselves.
  private func pushed(by members: [Declaration]) -> [(type: TypeSyntax, name: String)] {
    var found: [(TypeSyntax, String)] = []
    func note(_ expression: Expression) {
      guard case .call(let call) = expression, let name = ErasedPushReader.name(of: call), functions.contains(name)
      else {
        return
      }
      for argument in call.arguments {
        if let base = EnumPathVisitor.member(argument.value)?.base, let type = ConstructionFinder.namedType(base) {
          found.append((type, name))
        }
      }
    }
    for member in members {
      switch member {
      case .function(let node): ExpressionWalk.visit(node.body?.statements ?? [], note)
      case .variable(let node):
        for binding in node.bindings {
          if let value = binding.value { ExpressionWalk.visit(value, note) }
          for accessor in binding.accessors { ExpressionWalk.visit(accessor.body?.statements ?? [], note) }
        }
      case .type, .alias, .enumCase: break
      }
    }
    return found
  }

  private static func name(of call: CallExpression) -> String? {
    switch call.callee {
    case .member(let node): node.name
    case .name(let node): node.name
    default: nil
    }
  }
}
