/// Initializers that the workspace adds to `NavigationLink`: they say which route a link takes.

import Facts
import RouteGraph
import Semantics
import SourceText

struct LinkInitializers {
  private let resolver: Resolver
  private let all: [(parameters: [Parameter], types: [NominalID?])]

  init(_ resolver: Resolver) {
    self.resolver = resolver
    all = resolver.extensions(endingIn: "NavigationLink").flatMap { entry in
      entry.node.members.compactMap { member -> (parameters: [Parameter], types: [NominalID?])? in
        guard case .function(let node) = member, node.kind == .initializer,
          let context = resolver.extent(of: entry)?.context
        else { return nil }
        let inner = context.adding(node.generics, node.requirements)
        return (node.parameters, node.parameters.map { resolver.resolve($0.type, in: inner).unwrapped.nominalID })
      }
    }
  }

  /// The routes that a link's arguments must be; empty where two initializers disagree or none fits. `isFinished`: a name
  /// that is no route's may be another thing's.
  func routes(
    in call: CallExpression, _ model: EnumPathModel, isFinished: Bool = true
  ) -> [(value: Expression, type: NominalID)] {
    let arguments = call.arguments.filter { !$0.isTrailing }
    let closures = call.arguments.count - arguments.count
    let fitting = all.compactMap { item -> [NominalID?]? in
      guard let places = places(of: arguments, in: item.parameters) else { return nil }
      let left = item.parameters.indices.filter { !places.contains($0) }
      let required = left.filter { item.parameters[$0].defaultText == nil }
      // Where closures can go: a type of the workspace takes none.
      let open = left.filter { item.types[$0] == nil }
      // The closures may be typed later.
      let isEnough = required.count <= closures || !isFinished
      let fits = isEnough && closures <= open.count && Set(open).isSuperset(of: required)
      return fits ? places.map { item.types[$0] } : nil
    }
    guard let types = fitting.first, fitting.allSatisfy({ $0 == types }) else { return [] }
    return zip(arguments, types).compactMap { argument, type in
      guard let type, model.routes[type] != nil else { return nil }
      let isTitle = isFinished && call.arguments.count > 1 && mayBeTitle(argument, insteadOf: type)
      return isTitle ? nil : (argument.value, type)
    }
  }

  /// `NavigationLink(.settings) { … }` takes a `LocalizedStringResource` just as well.
  private func mayBeTitle(_ argument: Argument, insteadOf type: NominalID) -> Bool {
    var value = argument.value
    if case .call(let call) = value { value = call.callee }
    guard argument.label == nil, case .member(let node) = value, node.base == nil else { return false }
    return resolver.members(node.name, of: .nominal(type, [])).isEmpty
  }

  /// The parameter of each argument; nil where the labels do not fit.
  private func places(of arguments: [Argument], in parameters: [Parameter]) -> [Int]? {
    var places: [Int] = []
    for argument in arguments {
      let rest = parameters.indices.dropFirst(places.last.map { $0 + 1 } ?? 0)
      guard let place = rest.first(where: { parameters[$0].label == argument.label }) else { return nil }
      places.append(place)
    }
    return places
  }
}
