/// The types that chains of operations reach: section 4 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

extension StinsenModel: CallTyping {
  func resultType(
    of call: CallExpression, operation name: String, on receiver: Type, in scope: Scope, by typer: Typer
  ) -> Type? {
    guard let operation = StinsenOperation(named: name) else { return nil }
    if ReceiverChain.followsAnotherClause(call, in: scope.context.file, typer.resolver.names) { return .unknown }
    switch self.receiver(of: receiver, typer.resolver) {
    case .coordinator(let coordinator, let type, _):
      if coordinator.isForeign { return .unknown }
      if operation == .popToRoot { return type }
      guard operation.takesRoute, let argument = call.arguments.first else { return nil }
      if operation == .isRoot { return .external("Bool", []) }
      let output = output(of: operation, argument.value, on: coordinator, type, in: scope, by: typer)
      return operation == .hasRoot && !output.isUnknown ? .optional(output) : output
    case .wrapper, .anyCoordinator, .tabChild, .protocolRouter, .unknownRouter:
      return operation.takesRoute ? .unknown : nil
    case .other: return nil
    }
  }

  /// The type behind a route: its coordinator, or the receiver's own where it shows a view.
  private func output(
    of operation: StinsenOperation, _ argument: Expression, on coordinator: StinsenCoordinator, _ type: Type,
    in scope: Scope, by typer: Typer
  ) -> Type {
    let resolver = typer.resolver
    let outputs = Set(
      KeyPathAlternatives.of(argument, in: scope, resolver).flatMap { alternative -> [Type] in
        guard let name = alternative.path?.components.first?.name else {
          guard alternative.range == argument.range else { return [.unknown] }
          return [output(ofKeyPath: typer.type(of: argument, in: scope), on: type, resolver)]
        }
        let shapes = coordinator.routes(named: name).flatMap(\.shapes)
        // What is refused, as a root that shows a view is, has nothing behind it.
        let isRefused = operation == .hasRoot && shapes.contains { $0.output == .view }
        return shapes.isEmpty || isRefused ? [.unknown] : shapes.map { output(of: $0, on: type, resolver) }
      })
    guard outputs.count == 1, let only = outputs.first else { return .unknown }
    return only
  }

  /// Which route a variable or a parameter holds is not known, and yet where its type is written, so is what is behind it.
  private func output(ofKeyPath type: Type, on receiver: Type, _ resolver: Resolver) -> Type {
    guard case .external(let name, let arguments) = type, name.hasSuffix("KeyPath"), arguments.count == 2,
      arguments[1].nominalID?.name == StinsenName.transition, arguments[1].arguments.count == 4
    else { return .unknown }
    return switch StinsenFactoryReader.output(arguments[1].arguments[3], resolver) {
    case .view: receiver
    case .coordinator(let output): output
    case .unknown: .unknown
    }
  }

  func output(of shape: StinsenShape, on type: Type, _ resolver: Resolver) -> Type {
    switch shape.output {
    case .view: return type
    case .coordinator(let output):
      return output.substituting(resolver.arguments(of: type).merging(["Self": type]) { own, _ in own })
    case .unknown: return .unknown
    }
  }
}

extension StinsenShape {
  /// What it takes on a receiver: a generic coordinator's parameters are the receiver's arguments.
  func on(_ receiver: Type, _ resolver: Resolver) -> StinsenShape {
    let meant = input.substituting(resolver.arguments(of: receiver))
    guard meant != input, var parameter else { return self }
    if !meant.hasUnknownPart { parameter.type = meant.spelled }
    return StinsenShape(
      kind: kind, nameRange: nameRange, range: range, file: file, conditions: conditions, access: access,
      spelling: spelling, input: meant, parameter: parameter, output: output, targets: targets,
      constructed: constructed, factories: factories, factoryReference: factoryReference, handlers: handlers)
  }
}

extension Resolver {
  /// What a type's generic parameters stand for.
  fileprivate func arguments(of type: Type) -> [String: Type] {
    guard let id = type.nominalID else { return [:] }
    var meaning: [String: Type] = [:]
    for case (.parameter(let name), let argument) in zip(selfType(of: id).arguments, type.arguments) {
      meaning[name] = argument
    }
    return meaning
  }
}
