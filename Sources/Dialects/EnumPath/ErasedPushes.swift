/// Enums whose values are handed to functions that push anything: `router.push(ProfileRoute.info)` with
/// `func push<T: Hashable>(_ route: T)`. They are routes where some destination takes whatever its caller says, as a modifier
/// of the app's own does around `navigationDestination(for: D.self)`.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Those of one file.
final class ErasedPushes: Sendable {
  /// Names of the functions that were looked for.
  let functions: NameSet
  let enums: Set<NominalID>
  let reliedOn: Dependencies

  init(_ functions: NameSet, _ enums: Set<NominalID>, _ reliedOn: Dependencies) {
    self.functions = functions
    self.enums = enums
    self.reliedOn = reliedOn
  }
}

struct ErasedPushReader {
  let project: Project
  let resolver: Resolver
  let functions: NameSet

  /// Functions that push whatever they are given; none where no destination could show it.
  static func functions(of model: EnumPathModel) -> NameSet {
    guard model.hasOpenMount, model.paths.contains(where: { $0.element == nil }) else { return [] }
    let all = model.mutators.values.lazy.flatMap { $0 }.filter { $0.value.contains(where: isErased) }
    return NameSet(Set(all.map(\.key)))
  }

  private static func isErased(_ mutator: EnumPathMutator) -> Bool {
    mutator.type == nil && mutator.typeParameter == nil && mutator.wrapper == nil && mutator.actions.isEmpty
      && !mutator.isPresenting && !mutator.isWrapping
  }

  func read(_ file: FileID) -> ErasedPushes {
    resolver.startRecording()
    guard let facts = project.files[file], facts.hasBodies, !SourceRole.isTest(file, imports: facts.imports) else {
      return ErasedPushes(functions, [], resolver.reliedOn)
    }
    var enums = Set<NominalID>()
    for entry in project.names.types(of: file) + project.names.extensions(of: file) {
      let types = pushed(by: entry.node.members)
      guard !types.isEmpty, let context = resolver.extent(of: entry)?.context else { continue }
      enums.formUnion(types.compactMap { enumeration($0, in: context) })
    }
    let context = DeclarationContext(file: file)
    enums.formUnion(pushed(by: facts.declarations).compactMap { enumeration($0, in: context) })
    return ErasedPushes(functions, enums, resolver.reliedOn)
  }

  private func enumeration(_ type: TypeSyntax, in context: DeclarationContext) -> NominalID? {
    guard let id = resolver.resolve(type, in: context).nominalID else { return nil }
    return resolver.info(id).entries.contains { $0.node.kind == .enum } ? id : nil
  }

  /// The types that pushed values name; types inside are read for themselves.
  private func pushed(by members: [Declaration]) -> [TypeSyntax] {
    var found: [TypeSyntax] = []
    func note(_ expression: Expression) {
      guard case .call(let call) = expression, let name = ErasedPushReader.name(of: call), functions.contains(name)
      else {
        return
      }
      for argument in call.arguments {
        if let base = EnumPathVisitor.member(argument.value)?.base, let type = ConstructionFinder.namedType(base) {
          found.append(type)
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
