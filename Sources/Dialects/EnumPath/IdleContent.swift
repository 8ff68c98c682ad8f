/// Content from which nothing is pushed where a stack has no path: it shows no link.

import Facts
import Semantics
import SourceText

struct IdleContent {
  private let resolver: Resolver
  private let file: FileID
  /// Whose members the content may name.
  private let owner: NominalID?
  /// How many of those are still followed, one in another. What is named deeper is taken for idle: a tree of names has no
  /// end, and nobody knows what it shows.
  private var depth = 2

  /// Whether statements show the platform's own views alone, by themselves or in members of the file that they name:
  /// `ProgressView()`, `VStack { Text(message) }.padding()`, `placeholder`.
  static func holds(_ statements: [Statement], _ resolver: Resolver, _ file: FileID, of owner: NominalID?) -> Bool {
    IdleContent(resolver: resolver, file: file, owner: owner).isIdle(statements)
  }

  private func isIdle(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      guard case .expression(let expression) = statement else { return false }
      return isIdle(expression)
    }
  }

  /// A view and its modifiers.
  private func isIdle(_ expression: Expression) -> Bool {
    var current = expression
    for _ in 0..<256 {
      guard case .call(let call) = current else { return isIdleMember(current) }
      switch call.callee {
      case .name(let node): return isPlatformView(node.name) && showsNoLink(call, named: node.name)
      case .member(let node):
        guard let base = node.base, showsNoLink(call, named: node.name) else { return false }
        current = base
      default: return false
      }
    }
    return false
  }

  /// `placeholder`, where that is a computed property beside the content.
  private func isIdleMember(_ expression: Expression) -> Bool {
    guard let name = ReceiverChain.ownMember(expression), let owner else { return false }
    let members = resolver.info(owner).members(named: name)
    guard members.count == 1, let only = members.first, only.context(resolver).file == file,
      case .variable(let node, let index) = only.declaration, node.bindings.indices.contains(index),
      let body = node.bindings[index].accessors.first?.body, node.bindings[index].accessors.count == 1
    else { return false }
    if depth == 0 { return true }
    var inside = self
    inside.depth -= 1
    return inside.isIdle(body.statements)
  }

  private func isPlatformView(_ name: String) -> Bool {
    guard name.startsLikeType, name != "NavigationLink" else { return false }
    let type = resolver.resolve(.name(name), in: DeclarationContext(file: file))
    return type.nominalID.map { !resolver.isWorkspaceType($0) } ?? true
  }

  /// Of a container's closures the content is looked at; what a button or a modifier runs shows nothing, and a
  /// sheet is a window of its own.
  private func showsNoLink(_ call: CallExpression, named name: String) -> Bool {
    let action = name == "Button" ? actionIndex(of: call) : nil
    let runs =
      name.hasPrefix("on") || ["task", "refreshable"].contains(name)
      || EnumPathSwiftUI.itemPresentations.contains(name)
    let shows = name == "Button" || !name.startsLikeType || EnumPathSwiftUI.plainContainers.contains(name)
    return call.arguments.indices.allSatisfy { index in
      guard case .closure(let closure) = call.arguments[index].value else {
        return !hasClosure(call.arguments[index].value)
      }
      return runs || index == action || (shows && isIdle(closure.statements))
    }
  }

  /// `Button("Again") { load() }`, `Button { load() } label: { … }`, `Button(action: { load() }) { … }`
  private func actionIndex(of call: CallExpression) -> Int? {
    let closures = call.arguments.indices.filter {
      if case .closure = call.arguments[$0].value { true } else { false }
    }
    return call.arguments.firstIndex { $0.label == "action" } ?? closures.first { call.arguments[$0].label == nil }
  }

  private func hasClosure(_ value: Expression) -> Bool {
    var found = false
    ExpressionWalk.visit(value) { if case .closure = $0 { found = true } }
    return found
  }
}
