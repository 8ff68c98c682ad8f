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
struct StinsenRemovingMethods {
  private(set) var names: Set<String>

  init(_ removals: [StinsenRemoval]) {
    names = Set(removals.lazy.filter { $0.method == nil }.map(\.place.member))
    let calls = removals.filter { $0.method != nil }
    var count = -1
    while names.count != count {
      count = names.count
      for call in calls where call.method.map(names.contains) ?? false { names.insert(call.place.member) }
    }
  }
}

struct StinsenRemovalReader {
  private let visitor: StinsenVisitor
  private let position: CodePosition

  init(_ visitor: StinsenVisitor, _ position: CodePosition) {
    self.visitor = visitor
    self.position = position
  }

  private var resolver: Resolver { visitor.resolver }

  /// All bodies of these types are read: what others do beside an operation need not be known.
  private var isKnownWhole: Bool {
    guard let owner = position.owner.type else { return false }
    return visitor.routerOwners.contains(owner) || visitor.model.coordinators[owner] != nil
  }

  func note(_ call: CallExpression) {
    switch ReceiverChain.stripped(call.callee) {
    case .name(let node): note(node.name, node.nameRange, base: nil)
    case .member(let node): if let base = node.base { note(node.name, node.nameRange, base: base) }
    default: break
    }
  }

  private func note(_ name: String, _ range: TextRange, base: Expression?) {
    if StinsenOperation(named: name)?.removes ?? false { return add(range, method: nil) }
    guard isKnownWhole, !name.startsLikeType else { return }
    if name.hasPrefix("dismiss") { return add(range, method: nil) }
    guard let base, ReceiverChain.name(base) != "self" else { return noteOwn(name, range, isMember: base != nil) }
    // What modifiers of views make of a view is no removal, and their chains are long.
    guard isPath(base) else { return }
    let type = visitor.typer.type(of: base, in: position.scope)
    note(resolver.members(name, of: type.unwrapped).map(\.member), name, range)
  }

  private func noteOwn(_ name: String, _ range: TextRange, isMember: Bool) {
    if !isMember, position.scope.lookup(name) != nil { return add(range, method: nil) }
    note(
      position.owner.type.map { resolver.members(name, of: resolver.selfType(of: $0)).map(\.member) } ?? [], name, range
    )
  }

  private func note(_ members: [Member], _ name: String, _ range: TextRange) {
    for member in members {
      switch member.declaration {
      case .variable(let node, let index):
        guard node.bindings.indices.contains(index), givesSomething(node.bindings[index].type) else {
          return add(range, method: nil)
        }
        return
      case .function(let node):
        if node.result?.mentionedNames.contains(where: ["View", "AnyView"].contains) ?? false { return }
      default: break
      }
    }
    add(range, method: name)
  }

  /// A closure that is called for its result.
  private func givesSomething(_ type: TypeSyntax?) -> Bool {
    guard case .function(let function)? = type else { return false }
    switch function.result {
    case .tuple(let elements): return !elements.isEmpty
    default: return function.result.dottedName != "Void"
    }
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

  private func add(_ range: TextRange, method: String?) {
    visitor.result.removals.append(StinsenRemoval(place: visitor.place(of: range, at: position), method: method))
  }

  // MARK: Methods

  func note(_ node: NameExpression) {
    guard position.scope.lookup(node.name) == nil else { return }
    noteMention(node.name, node.nameRange)
  }

  func note(_ node: MemberExpression) {
    guard case .name(let base)? = node.base, base.name == "self" else { return }
    noteMention(node.name, node.nameRange)
  }

  private func noteMention(_ name: String, _ range: TextRange) {
    guard let owner = position.owner.type, visitor.routerOwners.contains(owner), !name.startsLikeType else { return }
    let isMethod = resolver.info(owner).members(named: name).contains {
      if case .function = $0.declaration { true } else { false }
    }
    guard isMethod else { return }
    visitor.result.methodMentions.append(
      StinsenMethodMention(name: name, place: visitor.place(of: range, at: position)))
  }
}
