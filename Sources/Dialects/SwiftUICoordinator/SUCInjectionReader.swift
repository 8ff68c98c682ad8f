/// Reads what puts a coordinator into the environment, and around which views: `.environmentObject(self)`, and calls of
/// functions and views of the workspace that may do so for what they are given.

import Facts
import RouteGraph
import Semantics
import SourceText

/// `.environmentObject(x)`
struct SUCProvision: Sendable {
  /// The modified expression.
  var range: TextRange
  /// Nil where it may be any type.
  var type: SUCTerm?
  var file: FileID
  var place: SUCPlace
}

/// A call that gets views and may show them with a coordinator in their environment: `Host(coordinator: self) { … }`.
struct SUCWrapping: Sendable {
  enum Wrapper: Hashable, Sendable {
    /// Whether it gets a coordinator matters where the function is out of sight.
    case function(String, isGivenCoordinator: Bool)
    case type(NominalID)
    /// Out of sight, and given a coordinator.
    case unknown
  }

  var wrapper: Wrapper
  /// What it gets: the expression in front of the dot, and the arguments.
  var wrapped: [TextRange]
  var file: FileID
  var place: SUCPlace
}

/// A name in a coordinator's code that stands for a view that is made elsewhere.
struct SUCViewName: Hashable, Sendable {
  enum Meaning: Hashable, Sendable {
    /// A function or a property.
    case member(String)
    /// Code of this file: the value of a local variable.
    case code(TextRange)
  }

  var meaning: Meaning
  var range: TextRange
  var file: FileID
  var place: SUCPlace
}

struct SUCInjectionReader {
  let visitor: SUCVisitor
  let position: CodePosition

  init(_ visitor: SUCVisitor, _ position: CodePosition) {
    self.visitor = visitor
    self.position = position
  }

  private var typer: Typer { visitor.typer }
  private var model: SUCModel { visitor.model }

  // MARK: Calls

  func read(_ call: CallExpression) {
    switch call.callee {
    case .member(let node):
      if node.name == "environmentObject" {
        noteProvision(call, of: node.base)
      } else if isRouteView(call) {
        note(.member("view"), node.nameRange)
      }
      note(call, modifier: node)
    case .name(let node):
      if node.name == "environmentObject" {
        noteProvision(call, of: nil)
      } else if let type = constructed(call) {
        note(made: type, call)
      } else if position.scope.lookup(node.name) == nil {
        note(call, function: node.name)
      }
    default: break
    }
  }

  private func noteProvision(_ call: CallExpression, of base: Expression?) {
    guard let object = call.arguments.first else { return }
    let type = typer.type(of: object.value, in: position.scope)
    let receiver = visitor.receiver(of: type, position.scope.context)
    // An object of another kind provides no coordinator.
    if receiver == .other { return }
    visitor.result.provisions.append(
      SUCProvision(
        range: (base ?? call.callee).range,
        type: receiver == .unknown || receiver == .existential ? nil : visitor.term(of: type, position.scope.context),
        file: visitor.file, place: visitor.place(of: position, call.range)))
  }

  /// `S().routed(by: self)`, `S().modifier(Routed(coordinator: self))`, `S().buttonStyle(Routed(coordinator: self))`
  private func note(_ call: CallExpression, modifier node: MemberExpression) {
    if let type = constructed(call) {
      note(made: type, call)
    } else if node.name == "modifier" || node.name.hasSuffix("Style"), let argument = call.arguments.first {
      note(made: typer.type(of: argument.value, in: position.scope), call)
    } else if !SUCInjectionReader.plainModifiers.contains(node.name) {
      note(call, function: node.name)
    }
  }

  /// They take coordinators, and put none where `@EnvironmentObject` looks.
  private static let plainModifiers: Set<String> = ["environment", "environmentObject", "onReceive", "tag", "id"]

  private func note(_ call: CallExpression, function name: String) {
    let isGiven = isGivenCoordinator(call)
    // A function that nothing declares matters to nobody else.
    if !isGiven, visitor.resolver.isDeclaredNowhere(name) { return }
    note(.function(name, isGivenCoordinator: isGiven), call)
  }

  /// What `X(…)` makes; nil for other calls.
  private func constructed(_ call: CallExpression) -> Type? {
    if case .member(let node) = call.callee, node.name == "init" {
      return typer.type(of: .call(call), in: position.scope)
    }
    return ConstructionFinder.constructedType(call).map { _ in typer.type(of: .call(call), in: position.scope) }
  }

  private func note(made: Type, _ call: CallExpression) {
    if let id = made.unwrapped.nominalID {
      if model.coordinators[id] == nil { note(.type(id), call) }
    } else if isGivenCoordinator(call) {
      note(.unknown, call)
    }
  }

  private func isGivenCoordinator(_ call: CallExpression) -> Bool {
    call.arguments.map(\.value).contains(where: isCoordinator)
  }

  private func isCoordinator(_ expression: Expression) -> Bool {
    if case .closure = expression { return false }
    return visitor.receiver(of: typer.type(of: expression, in: position.scope), position.scope.context).isCoordinator
  }

  private func note(_ wrapper: SUCWrapping.Wrapper, _ call: CallExpression) {
    var wrapped = call.arguments.map(\.value).filter { mayBeView($0) && !isCoordinator($0) }
    if case .member(let node) = call.callee, let base = node.base, mayBeView(base) { wrapped.append(base) }
    guard !wrapped.isEmpty else { return }
    visitor.result.wrappings.append(
      SUCWrapping(
        wrapper: wrapper, wrapped: wrapped.map(\.range), file: visitor.file,
        place: visitor.place(of: position, call.range)))
  }

  private func mayBeView(_ expression: Expression) -> Bool {
    switch expression {
    case .literal, .keyPath, .missing: false
    case .name(let node): !["self", "super"].contains(node.name)
    case .member(let node): node.base != nil
    default: true
    }
  }

  /// `S() <~ self` in a coordinator's code: an operator of the app's own.
  func read(_ node: SequenceExpression) {
    guard let owner = position.owner.type, isCoordinatorCode(owner) else { return }
    for name in Set(node.operators).sorted() {
      visitor.result.wrappings.append(
        SUCWrapping(
          wrapper: .function(name, isGivenCoordinator: false), wrapped: node.operands.map(\.range), file: visitor.file,
          place: visitor.place(of: position, node.range)))
    }
  }

  // MARK: Names

  /// `content(for: route)`, `screen` in a coordinator's code; elsewhere what holds the view of a route.
  func read(_ node: NameExpression) {
    guard let owner = position.owner.type, node.name.first?.isUppercase == false else { return }
    let local = position.scope.lookup(node.name)
    guard isCoordinatorCode(owner) else {
      if let value = local?.declaredValue, case .call(let call) = value, isRouteView(call) {
        note(.code(value.range), node.range)
      }
      return
    }
    if let value = local?.constantValue { return note(.code(value.range), node.range) }
    switch local?.binding {
    case nil: if !visitor.resolver.isDeclaredNowhere(node.name) { note(.member(node.name), node.nameRange) }
    case .closureParameter(let call, _, _): note(.code(call.range), node.range)
    default:
      // What it holds, any code of the function may have said.
      if let function = visitor.functions[position.owner.nameRange.start] { note(.code(function.range), node.range) }
    }
  }

  /// `coordinator.view(for: route)`
  private func isRouteView(_ call: CallExpression) -> Bool {
    guard case .member(let node) = call.callee else { return false }
    return node.name == "view" && call.arguments.first?.label == "for"
  }

  /// `self.screen`
  func read(_ node: MemberExpression) {
    guard let base = node.base, ReceiverChain.name(base) == "self", let owner = position.owner.type,
      isCoordinatorCode(owner)
    else { return }
    note(.member(node.name), node.nameRange)
  }

  private func isCoordinatorCode(_ owner: NominalID) -> Bool {
    model.coordinators[owner] != nil || model.plainBases[owner] != nil
  }

  private func note(_ meaning: SUCViewName.Meaning, _ range: TextRange) {
    visitor.result.viewNames.append(
      SUCViewName(meaning: meaning, range: range, file: visitor.file, place: visitor.place(of: position, range)))
  }
}
