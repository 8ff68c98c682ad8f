/// Reads the routes that one coordinator class declares.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenRouteReader {
  private let linker: StinsenLinker
  private let entry: NameTable.TypeEntry
  private let id: NominalID
  private let kind: StinsenVariant.Kind

  init(_ linker: StinsenLinker, _ entry: NameTable.TypeEntry, _ id: NominalID, _ kind: StinsenVariant.Kind) {
    self.linker = linker
    self.entry = entry
    self.id = id
    self.kind = kind
  }

  /// The class's routes, and their names in declaration order.
  func routes() -> (routes: [String: StinsenRoute], order: [String]) {
    var routes: [String: StinsenRoute] = [:]
    var order: [String] = []
    for case .variable(let node) in entry.node.members {
      // Several stand in branches of an `#if`.
      let attributes = StinsenRouteReader.routeAttributes(node.head)
      guard !attributes.isEmpty, !node.head.modifiers.isTypeMember else { continue }
      for binding in node.bindings {
        guard let name = binding.name, !name.text.isEmpty else { continue }
        let shapes = attributes.map { shape(node, binding, name.range, $0) }
        if routes[name.text] == nil {
          order.append(name.text)
          routes[name.text] = StinsenRoute(name: name.text, shapes: [])
        }
        routes[name.text]?.shapes += shapes
      }
    }
    return (routes, order)
  }

  static let attributeNames = ["Route", "Root", "NavigationRoute", "TabRoute"]

  /// The attribute that makes a property a route.
  static func routeAttribute(_ head: DeclarationHead) -> Attribute? { routeAttributes(head).first }

  private static func routeAttributes(_ head: DeclarationHead) -> [Attribute] {
    head.attributes.filter { attribute in
      guard attributeNames.contains(attribute.name), let name = attribute.type.dottedName else { return false }
      return name == attribute.name || name == StinsenName.module + "." + attribute.name
    }
  }

  /// `@Root(makeX) var x`: the factory inside the parentheses is a fork's syntax.
  static func looksLikeFork(_ node: VariableDeclaration) -> Bool {
    guard let argument = routeAttribute(node.head)?.arguments?.first, argument.label == nil else { return true }
    if case .name = argument.value { return true }
    return false
  }

  private func shape(
    _ node: VariableDeclaration, _ binding: VariableDeclaration.Binding, _ nameRange: TextRange, _ attribute: Attribute
  ) -> StinsenShape {
    let conditions = node.head.conditions
    let written = written(binding.type) ?? binding.value.flatMap(written(for:))
    let factory = StinsenFactoryReader(linker, entry, id, conditions, isTab: kind == .tab).read(
      binding.value, as: written)
    let isMeant = written.map { $0.input == factory.input } ?? true
    return StinsenShape(
      kind: kind(of: attribute), nameRange: nameRange, range: node.range, file: entry.file, conditions: conditions,
      access: access(node.head.modifiers), spelling: spelling(of: attribute),
      input: written?.input ?? factory.input, parameter: isMeant ? factory.parameter : nil,
      output: written?.output ?? factory.output,
      targets: factory.targets, constructed: factory.constructed, factories: factory.factories,
      factoryReference: factory.reference, handlers: handlers(of: attribute))
  }

  /// `var a: Transition<C, Presentation, Int, AnyView> = makeA`
  private func written(_ type: TypeSyntax?) -> StinsenFactoryReader.Written? {
    guard let type else { return nil }
    let resolved = linker.resolver.resolve(type, in: linker.resolver.context(inside: entry, of: id).inner)
    guard resolved.nominalID?.name == StinsenName.transition, resolved.arguments.count == 4, !resolved.hasUnknownPart
    else {
      return nil
    }
    return (resolved.arguments[2], StinsenFactoryReader.output(resolved.arguments[3], linker.resolver))
  }

  /// `makeA as (C) -> (Int) -> AnyView`
  private func written(for value: Expression) -> StinsenFactoryReader.Written? {
    let context = linker.resolver.context(inside: entry, of: id).inner
    guard case .cast(let node) = value, node.kind == .as,
      case .function(_, .function(let inputs, let result)) = linker.resolver.resolve(node.type, in: context),
      inputs.count < 2
    else { return nil }
    return (inputs.first?.type ?? .void, StinsenFactoryReader.output(result, linker.resolver))
  }

  private func access(_ modifiers: Modifiers) -> StinsenShape.Access {
    if modifiers.contains(.private) { return .type }
    if modifiers.contains(.fileprivate) { return .file }
    return modifiers.isPublic && entry.node.head.modifiers.isPublic ? .everybody : .module
  }

  /// In a navigation coordinator the argument alone decides, whatever the wrapper is called.
  private func kind(of attribute: Attribute) -> StinsenShape.Kind {
    if kind == .tab { return .tab }
    guard let argument = attribute.arguments?.first(where: { $0.label == nil })?.value else { return .root }
    return .presentation(StinsenRouteReader.presentation(argument))
  }

  private static func presentation(_ argument: Expression) -> String {
    switch argument {
    case .member(let member): presentations[member.name] ?? "present"
    case .call(let call): presentation(call.callee)
    default: "present"
    }
  }

  private static let presentations = [
    "push": "push", "modal": "modal", "modalNonDismissible": "modal", "fullScreen": "fullScreen",
  ]

  private func spelling(of attribute: Attribute) -> String? {
    guard let argument = attribute.arguments?.first else { return nil }
    switch argument.value {
    case .member(let member): return "." + member.name
    case .call(let call):
      if case .member(let member) = call.callee { return "." + member.name + "(…)" }
      return nil
    default: return nil
    }
  }

  private func handlers(of attribute: Attribute) -> [(name: String, range: TextRange, targets: [Location])] {
    (attribute.arguments ?? []).compactMap { argument in
      guard argument.label == "tabItem" || argument.label == "onTapped",
        let method = StinsenFactoryReader.reference(argument.value)
      else { return nil }
      let found = linker.resolver.members(method.name, of: linker.resolver.selfType(of: id))
      return (method.name, method.range, found.map { Location($0.member.file, $0.member.nameRange) })
    }
  }
}
