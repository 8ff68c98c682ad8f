/// Enums that a generic router is made for: `Router<HomeRoute>`, whose path is a `[R]`, or gets any `R`, or whose sheet
/// shows an `R?`.

import Facts
import RouteGraph
import Semantics
import SourceText

struct GenericHolders {
  let project: Project
  let resolver: Resolver
  /// With the names of the parameters that count.
  let holders: [NominalID: Set<String>]

  /// The types whose path is one of a parameter's type that a stack binds, or takes whatever they are made for: other
  /// lists of anything are no paths.
  static func holders(
    _ paths: [EnumPathProperty], _ mutators: EnumPathMutators, bound: Set<String>, askedForBindings: Set<NominalID>
  ) -> [NominalID: Set<String>] {
    var holders: [NominalID: Set<String>] = [:]
    for path in paths {
      let isBound = bound.contains(path.name) || askedForBindings.contains(path.owner)
      if let own = path.parameter, isBound { holders[path.owner, default: []].insert(own) }
      if path.element != nil || path.isGeneric { continue }
      let pushed = (mutators[path.owner] ?? [:]).values.joined().filter { !$0.isPresenting }.compactMap(\.typeParameter)
      if !pushed.isEmpty { holders[path.owner, default: []].formUnion(pushed) }
    }
    return holders
  }

  /// What properties, globals, functions and derived classes put in place of the parameters.
  func routes() -> Set<NominalID> {
    if holders.isEmpty { return [] }
    var found = Set<NominalID>()
    let names = project.names.names(standingFor: Set(holders.keys.map(\.simpleName)))
    for file in project.fileIDs {
      for entry in project.names.types(of: file) + project.names.extensions(of: file) {
        guard let context = resolver.extent(of: entry)?.context else { continue }
        for base in entry.node.inherited { found.formUnion(arguments(of: base, names, context)) }
        for member in entry.node.members { found.formUnion(arguments(in: member, names, context)) }
      }
      for entry in project.names.globals(of: file) {
        found.formUnion(arguments(in: entry.declaration, names, DeclarationContext(file: file)))
      }
    }
    return found
  }

  private func arguments(
    in declaration: Declaration, _ names: Set<String>, _ context: DeclarationContext
  ) -> [NominalID] {
    // `typealias AppRouter = Router<HomeRoute>`
    if case .alias(let node) = declaration { return arguments(of: node.type, names, context) }
    if case .function(let node) = declaration {
      // `func homeScreen(_ router: Router<HomeRoute>) -> some View`
      let written = node.parameters.map(\.type) + [node.result].compactMap { $0 }
      let context = context.adding(node.generics)
      return written.flatMap { arguments(of: $0, names, context) }
    }
    guard case .variable(let node) = declaration else { return [] }
    return node.bindings.flatMap { binding -> [NominalID] in
      var written: TypeSyntax?
      if let type = binding.type {
        written = type
      } else if case .call(let call)? = binding.value {
        written = ConstructionFinder.constructedType(call)
      } else if case .member(let metatype)? = node.head.attribute("Environment")?.arguments?.first?.value {
        // `@Environment(Router<HomeRoute>.self) var router`
        written = metatype.base.flatMap(ConstructionFinder.namedType)
      }
      return arguments(of: written, names, context)
    }
  }

  private func arguments(
    of written: TypeSyntax?, _ names: Set<String>, _ context: DeclarationContext
  ) -> [NominalID] {
    guard let last = written?.plainComponents?.last, names.contains(last.name), !last.arguments.isEmpty,
      let type = written.map({ resolver.resolve($0, in: context).unwrapped }), let id = type.nominalID,
      let parameters = holders[id]
    else { return [] }
    return zip(resolver.selfType(of: id).arguments, type.arguments).compactMap { parameter, argument in
      guard case .parameter(let name) = parameter, parameters.contains(name) else { return nil }
      return argument.nominalID
    }
  }
}

extension TypeSyntax {
  /// The parts of a name, optional or not.
  fileprivate var plainComponents: [TypeComponent]? {
    switch self {
    case .named(let components): components
    case .optional(.named(let components)), .implicitlyUnwrapped(.named(let components)): components
    default: nil
    }
  }
}
