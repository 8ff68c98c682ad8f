/// What a screen's code does that may take something off the screen, and where it names its own methods: what R15 asks.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Where something stands in the code of a member.
struct StinsenPlace: Sendable {
  var range: TextRange
  /// The innermost closure around it; nil where it runs with the member itself.
  var closure: TextRange?
  var owner: NominalID?
  var member: String
  var block: Int
  /// In a local function, or behind `defer`.
  var runsLater: Bool
}

/// A call that takes something off a screen, or may do so: `popToRoot()`, `dismiss()`, a closure that somebody passed in.
struct StinsenRemoval: Sendable {
  var place: StinsenPlace
  /// The method that is called, of whichever type; nil for the call itself.
  var method: String?

  /// Whether it may be over when what stands at a place runs.
  func mayPrecede(_ other: StinsenPlace) -> Bool {
    guard place.owner == other.owner, place.member == other.member else { return false }
    let surrounds = place.closure?.contains(other.range) ?? true
    if place.range.start < other.range.start { return surrounds || other.closure?.contains(place.range) ?? true }
    // Behind it, it may come first where the other waits.
    return surrounds && (place.closure != other.closure || place.block == other.block || other.runsLater)
  }
}

/// A method of its own that a type's code calls or hands on.
struct StinsenMethodMention: Sendable {
  var name: String
  var place: StinsenPlace
}

/// Which methods may remove something: by names alone, since of which type a receiver is matters less than a false alarm.
struct StinsenRemovingMethods: Equatable, Sendable {
  private(set) var names: Set<String>
  /// Types whose code may remove something.
  let owners: Set<NominalID>

  init(_ removals: [StinsenRemoval]) {
    owners = Set(removals.compactMap(\.place.owner))
    names = Set(removals.lazy.filter { $0.method == nil }.map(\.place.member))
    let calls = removals.filter { $0.method != nil }
    var count = -1
    while names.count != count {
      count = names.count
      for call in calls where call.method.map(names.contains) ?? false { names.insert(call.place.member) }
    }
  }
}

/// A call of which only its receiver's type tells whether it may remove something.
struct StinsenUnjudgedCall {
  var name: String
  /// Nil for a method of its own.
  var base: Expression?
  var place: StinsenPlace
  var scope: Scope
}

struct StinsenRemovalReader {
  private let visitor: StinsenVisitor
  private let position: CodePosition

  init(_ visitor: StinsenVisitor, _ position: CodePosition) {
    self.visitor = visitor
    self.position = position
  }

  func note(_ call: CallExpression) {
    switch ReceiverChain.stripped(call.callee) {
    case .name(let node): note(node.name, node.nameRange, base: nil)
    case .member(let node): if let base = node.base { note(node.name, node.nameRange, base: base) }
    default: break
    }
  }

  private func note(_ name: String, _ range: TextRange, base: Expression?) {
    if StinsenOperation(named: name)?.removes ?? false { return add(range) }
    // All bodies of these that can matter are read: what others do beside an operation need not be known.
    guard let owner = position.owner.type, !name.startsLikeType else { return }
    let isScreen = visitor.routerOwners.contains(owner)
    guard isScreen || visitor.model.coordinators[owner] != nil else { return }
    if name.hasPrefix("dismiss") { return add(range) }
    let isOwn = base.map { ReceiverChain.name($0) == "self" } ?? true
    if isOwn, base == nil, position.scope.lookup(name) != nil { return add(range) }
    // What modifiers of views make of a view is no removal, and their chains are long.
    if let base, !isOwn, !isPath(base) { return }
    let call = StinsenUnjudgedCall(
      name: name, base: isOwn ? nil : base, place: visitor.place(of: range, at: position), scope: position.scope)
    if isScreen { visitor.unjudgedCalls.append(call) } else { visitor.judge(call) }
  }

  private func isPath(_ expression: Expression) -> Bool {
    var current = ReceiverChain.stripped(expression)
    for _ in 0..<16 {
      switch current {
      case .name: return true
      case .member(let node):
        guard let base = node.base else { return false }
        current = ReceiverChain.stripped(base)
      default: return false
      }
    }
    return false
  }

  private func add(_ range: TextRange) {
    visitor.result.removals.append(StinsenRemoval(place: visitor.place(of: range, at: position)))
  }

  // MARK: Methods

  func note(_ node: NameExpression) { noteMention(node.name, node.nameRange, isBare: true) }

  func note(_ node: MemberExpression) {
    guard case .name(let base)? = node.base, base.name == "self" else { return }
    noteMention(node.name, node.nameRange, isBare: false)
  }

  private func noteMention(_ name: String, _ range: TextRange, isBare: Bool) {
    guard visitor.screenMethods.contains(name), let owner = position.owner.type, visitor.routerOwners.contains(owner),
      !isBare || position.scope.lookup(name) == nil
    else { return }
    visitor.result.methodMentions.append(
      StinsenMethodMention(name: name, place: visitor.place(of: range, at: position)))
  }
}

extension StinsenVisitor {
  /// Most screens ask for no route of what may lie below another coordinator: nobody asks what they call.
  func judgeRemovals() {
    let owners = Set(result.calls.filter { $0.mayBeCovered(in: model) }.map(\.owner))
    for call in unjudgedCalls where owners.contains(call.place.owner) { judge(call) }
    result.methodMentions.removeAll { !owners.contains($0.place.owner) }
  }

  func judge(_ call: StinsenUnjudgedCall) {
    let type = call.base.map { typer.type(of: $0, in: call.scope).unwrapped }
    let members = (type ?? call.place.owner.map(resolver.selfType)).map { resolver.members(call.name, of: $0) } ?? []
    for member in members.map(\.member) {
      switch member.declaration {
      case .variable(let node, let index):
        let isHarmless = node.bindings.indices.contains(index) && node.bindings[index].type?.givesSomething == true
        if !isHarmless { result.removals.append(StinsenRemoval(place: call.place)) }
        return
      case .function(let node): if !node.doesSomething { return }
      default: break
      }
    }
    result.removals.append(StinsenRemoval(place: call.place, method: call.name))
  }
}

extension TypeSyntax {
  /// A closure that is called for its result.
  fileprivate var givesSomething: Bool {
    guard case .function(let function) = self else { return false }
    switch function.result {
    case .tuple(let elements): return !elements.isEmpty
    default: return function.result.dottedName != "Void"
    }
  }
}
