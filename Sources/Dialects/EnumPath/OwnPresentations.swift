/// Modifiers and views of the app that hand a binding of whatever they are made for to a sheet:
/// `func modal<T: Identifiable, C: View>(item: Binding<T?>, @ViewBuilder content: @escaping (T) -> C)`. What they are given
/// is presented as if SwiftUI's own were called.

import Facts
import Semantics
import SourceText

/// Who is given what a sheet shows.
enum EnumPathPresenter: Hashable, Sendable {
  /// A parameter of a function that is added to all views. Its place is not kept: it may move.
  case function(name: String, signature: String, file: FileID, parameter: Int)
  /// A property of a view or a modifier.
  case property(NominalID, String)

  /// What a file spells that uses it.
  var spelling: String {
    switch self {
    case .function(let name, _, _, _): name
    case .property(let type, _): type.simpleName
    }
  }

  /// Who hands on what stands there: `item`, `$item`, `self.$item`, `Binding(get: { item }, set: { item = $0 })`.
  init?(handing value: Expression, _ position: CodePosition, _ file: FileID, _ resolver: Resolver) {
    let value = Projections.bound(by: value) ?? value
    guard let written = ReceiverChain.ownMember(value) else { return nil }
    if case .name = ReceiverChain.stripped(value), let local = position.scope.lookup(written) {
      let functions = resolver.names.extensions(of: file).filter { AddedViewFunctions.owner(of: $0, resolver) != nil }
        .flatMap(\.node.members)
      for case .function(let node) in functions where node.nameRange == position.owner.nameRange {
        guard let index = node.parameters.firstIndex(where: { $0.nameRange == local.range }) else { return nil }
        self = .function(name: node.name, signature: MutatorReader.signature(of: node), file: file, parameter: index)
        return
      }
      return nil
    }
    guard let owner = position.owner.type, resolver.isWorkspaceType(owner) else { return nil }
    self = .property(owner, written.hasPrefix("$") ? String(written.dropFirst()) : written)
  }
}

struct OwnPresentations: Equatable, Sendable {
  /// What a call presents, and its argument that makes a view of that.
  struct Shown {
    var item: Expression
    var content: Expression?
  }

  let presenters: Set<EnumPathPresenter>
  let names: NameSet

  init() { (presenters, names) = ([], []) }

  init(_ presenters: Set<EnumPathPresenter>, _ table: NameTable) {
    self.presenters = presenters
    names = NameSet(table.names(standingFor: Set(presenters.map(\.spelling))))
  }

  static func == (a: OwnPresentations, b: OwnPresentations) -> Bool {
    a.presenters == b.presenters && a.names == b.names
  }

  /// Nil where a call does not certainly hand something to a sheet.
  func shown(by call: CallExpression, in scope: Scope, _ typer: Typer) -> Shown? {
    if presenters.isEmpty { return nil }
    switch call.callee {
    case .member(let node):
      if let base = node.base, names.contains(node.name), !hasOwn(node.name, typer.type(of: base, in: scope), typer) {
        return shown(by: call, node.name, typer)
      }
    case .name(let node):
      let isImplicit = names.contains(node.name) && !node.name.startsLikeType && scope.lookup(node.name) == nil
      if isImplicit, !hasOwn(node.name, typer.selfType(in: scope.context), typer) {
        return shown(by: call, node.name, typer)
      }
    default: return nil
    }
    return shown(byMaking: call, in: scope, typer)
  }

  /// What is asked has a function of that name itself.
  private func hasOwn(_ name: String, _ type: Type, _ typer: Typer) -> Bool {
    type.unwrapped.nominalID.map { !typer.resolver.info($0).members(named: name).isEmpty } ?? false
  }

  private func shown(by call: CallExpression, _ name: String, _ typer: Typer) -> Shown? {
    let fitting = typer.functionsOfViews(name, call)
    let shown = fitting.map { member, node -> Shown? in
      for case .function(name, MutatorReader.signature(of: node), member.entry.file, let parameter) in presenters {
        return self.shown(by: call, parameter, of: node.parameters, node.generics, typer)
      }
      return nil
    }
    return agreed(shown)
  }

  private func shown(byMaking call: CallExpression, in scope: Scope, _ typer: Typer) -> Shown? {
    guard let type = ConstructionFinder.constructedType(call), let name = type.dottedName ?? simpleName(type),
      names.contains(NameTable.lastComponent(name)),
      let id = typer.resolver.resolve(type, in: scope.context).nominalID,
      let entry = typer.resolver.info(id).entries.first
    else { return nil }
    let fitting = typer.initializerParameters(of: id).filter { call.isBroken || typer.fits(call, $0) }
    return agreed(
      fitting.map { parameters -> Shown? in
        for case .property(id, let property) in presenters {
          guard let index = parameter(of: parameters, setting: property, of: id, typer.resolver) else { continue }
          return shown(by: call, index, of: parameters, entry.node.generics, typer)
        }
        return nil
      })
  }

  private func simpleName(_ type: TypeSyntax) -> String? {
    if case .named(let parts) = type { parts.last?.name } else { nil }
  }

  /// What all that may be meant agree on.
  private func agreed(_ found: [Shown?]) -> Shown? {
    guard let first = found.first, let first else { return nil }
    return found.allSatisfy { $0?.item.range == first.item.range } ? first : nil
  }

  /// By the memberwise initializer, or by one that assigns it.
  private func parameter(
    of parameters: [Parameter], setting property: String, of id: NominalID, _ resolver: Resolver
  ) -> Int? {
    let signature = MutatorReader.signature(of: parameters)
    for member in resolver.info(id).members(named: "init") {
      guard case .function(let node) = member.declaration, MutatorReader.signature(of: node) == signature else {
        continue
      }
      var given: String?
      ExpressionWalk.visit(node.body?.statements ?? []) { expression in
        guard case .assignment(let assignment) = expression, case .name(let value) = assignment.value,
          let target = ReceiverChain.ownMember(assignment.target), [property, "_" + property].contains(target)
        else { return }
        given = value.name
      }
      return node.parameters.firstIndex { $0.name == given }
    }
    return parameters.firstIndex { $0.label == property }
  }

  private func shown(
    by call: CallExpression, _ parameter: Int, of parameters: [Parameter], _ generics: [GenericParameter],
    _ typer: Typer
  ) -> Shown? {
    var shown: Shown?
    var content: Expression?
    for (index, argument) in call.arguments.enumerated() {
      guard let position = typer.parameterIndex(of: index, in: call, parameters), parameters.indices.contains(position)
      else { return nil }
      if position == parameter { shown = Shown(item: argument.value) }
      if OwnPresentations.isContent(parameters[position], generics) { content = argument.value }
    }
    shown?.content = content
    return shown
  }

  /// `@ViewBuilder content: (T) -> Content`: what makes a view of the one thing that it is given.
  private static func isContent(_ parameter: Parameter, _ generics: [GenericParameter]) -> Bool {
    guard case .function(let function) = parameter.type, function.parameters.count == 1 else { return false }
    if parameter.attributes.contains("ViewBuilder") || EnumPathSwiftUI.isView(function.result) { return true }
    return generics.contains { $0.name == function.result.dottedName }
  }
}
