/// What a stack shows below its path, where a property says which route that is: `build(nav.root)` in its content,
/// `nav.root?.view()`, or a function of the holder that does so.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A function or a property that gives back the view of what another property holds.
struct EnumPathShownProperty: Sendable {
  var function: EnumPathSlot
  var property: EnumPathSlot
  var route: NominalID
}

enum StackRoots {
  /// Properties that the content of `NavigationStack(path:)` hands to something, takes apart, or asks for a view.
  static func values(in call: CallExpression) -> [Expression] {
    guard case .closure(let content)? = call.arguments.last?.value else { return [] }
    return values(in: content.statements) + [asked(by: content.statements)?.base].compactMap { $0 }.filter(isProperty)
  }

  private static func values(in statements: [Statement]) -> [Expression] {
    var found: [Expression] = []
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .call(let call): if !isModifier(call) { found += call.arguments.map(\.value).filter(isProperty) }
      case .control(let node):
        if case .switch(let node) = node.statement, isProperty(node.subject) { found.append(node.subject) }
      default: break
      }
    }
    for case .switch(let node) in statements where isProperty(node.subject) { found.append(node.subject) }
    return found
  }

  /// `VStack { … }.onChange(of: nav.root)`: it waits for the value, or compares it.
  private static func isModifier(_ call: CallExpression) -> Bool {
    guard case .member(let node) = call.callee, case .call? = node.base else { return false }
    return true
  }

  private static func isProperty(_ value: Expression) -> Bool {
    switch value {
    case .name: true
    case .member(let node): node.base != nil
    default: false
    }
  }

  /// Who is asked for the only view that is shown, and for which member without arguments: `nav` and `rootView` of
  /// `nav.rootView().padding()`.
  static func asked(by statements: [Statement]) -> (base: Expression, member: String?)? {
    guard statements.count == 1 else { return nil }
    var current: Expression
    switch statements[0] {
    case .expression(let value), .return(let value?, _): current = value
    default: return nil
    }
    for _ in 0..<256 {
      guard case .call(let call) = current, case .member(let node) = call.callee, let base = node.base else {
        return nil
      }
      current = ReceiverChain.stripped(base)
      if case .call = current { continue }
      return (current, call.arguments.isEmpty ? node.name : nil)
    }
    return nil
  }

  /// Properties that say what stacks show, directly or by a function that one asks.
  static func slots(
    _ found: [MountVisitor.Found], _ readings: [EnumPathReading], _ registered: Set<NominalID>
  ) -> Set<EnumPathSlot> {
    let direct = found.flatMap(\.roots).filter { registered.contains($0.value) }.map(\.key)
    let asked = found.reduce(into: Set<EnumPathSlot>()) { $0.formUnion($1.rootFunctions) }
    if asked.isEmpty { return Set(direct) }
    let shown = readings.lazy.flatMap(\.shownProperties).filter {
      registered.contains($0.route) && asked.contains($0.function)
    }
    return Set(direct + shown.map(\.property))
  }

  /// Functions of a holder that show one of its properties.
  static func shownProperties(by entry: NameTable.TypeEntry, _ resolver: Resolver) -> [EnumPathShownProperty] {
    guard entry.node.kind != .protocol, entry.node.kind != .enum else { return [] }
    let shown = entry.node.members.compactMap { member -> (name: String, values: Set<String>)? in
      guard case .function(let node) = member, node.parameters.isEmpty, EnumPathSwiftUI.isView(node.result),
        let statements = node.body?.statements
      else { return nil }
      let values = values(in: statements) + [asked(by: statements)?.base].compactMap { $0 }
      let names = Set(values.compactMap(ReceiverChain.ownMember))
      return names.isEmpty ? nil : (node.name, names)
    }
    guard !shown.isEmpty, let id = resolver.extent(of: entry)?.id else { return [] }
    return shown.flatMap { name, values in
      values.sorted().compactMap { value in
        route(of: value, in: id, resolver).map { route in
          EnumPathShownProperty(
            function: EnumPathSlot(owner: id, name: name), property: EnumPathSlot(owner: id, name: value), route: route)
        }
      }
    }
  }

  /// The enum that a stored property of a type holds.
  private static func route(of name: String, in id: NominalID, _ resolver: Resolver) -> NominalID? {
    for member in resolver.info(id).members(named: name) {
      guard case .variable(let node, let index) = member.declaration, node.bindings.indices.contains(index),
        !node.bindings[index].isComputed, let written = node.bindings[index].type
      else { continue }
      let type = resolver.resolve(written, in: member.context(resolver)).unwrapped
      guard let route = type.nominalID, resolver.info(route).entries.contains(where: { $0.node.kind == .enum }) else {
        continue
      }
      return route
    }
    return nil
  }
}
