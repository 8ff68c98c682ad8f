/// Completion inside a handler: the transitions and components that are legal on its coordinator.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCCompletionSource {
  private enum Lead {
    /// `return .‸`
    case dot
    /// `return ‸`
    case bare
    /// `Transition.‸`
    case qualified
    /// A statement of a builder.
    case statement
  }

  /// Nil where the cursor is at no place of a transition.
  func factories() -> [CompletionProposal]? {
    guard let (function, kind, isCoordinator) = performedKind ?? handlerKind ?? helperKind,
      let lead = lead(in: function)
    else {
      return nil
    }
    let prefix = if case .bare = lead { "." } else { "" }
    let found = transitions(on: kind, prefix: prefix)
    switch lead {
    case .statement: return components(on: kind)
    case .dot: return found + (isCoordinator ? [deepLink(behind: 1)] : [])
    case .bare: return found + (isCoordinator ? [deepLink(behind: 0)] : [])
    case .qualified: return found
    }
  }

  private typealias Place = (function: FunctionDeclaration, kind: XCRootKind, isCoordinator: Bool)

  /// `performTransition(.‸` of a coordinator's own.
  private var performedKind: Place? {
    guard isInPerformance, case .function(let function)? = request.declarations.last, let own = declaringType?.id,
      let kind = types.rootKind(ofCoordinator: types.resolver.selfType(of: own))
    else { return nil }
    return (function, kind, true)
  }

  private var isInPerformance: Bool {
    guard let (call, _, index) = request.enclosingCall else { return false }
    return index == 0 && call.ownFunctionName == "performTransition"
  }

  private var handlerKind: Place? {
    guard let (function, own) = handler,
      let kind = types.rootKind(ofCoordinator: types.resolver.selfType(of: own))
    else { return nil }
    return (function, kind, true)
  }

  /// Of a function that gives a transition.
  private var helperKind: Place? {
    guard case .function(let function)? = request.declarations.last, let result = function.result else { return nil }
    let own = declaringType
    let context = own.map { types.resolver.context(inside: $0.entry, of: $0.id).inner }
    let type = types.resolver.resolve(result, in: context ?? DeclarationContext(file: request.file))
    guard var root = types.rootController(of: type) else { return nil }
    // `extension Transition where RootViewController: UINavigationController`
    if case .parameter = root {
      root = own.flatMap { types.requiredControllers($0.entry).first } ?? .external("UIViewController", [])
    }
    guard let kind = types.rootKind(of: root) else { return nil }
    return (function, kind, own.map { types.isCoordinator(types.resolver.selfType(of: $0.id)) } ?? false)
  }

  private func lead(in function: FunctionDeclaration) -> Lead? {
    let typed = request.lineBefore.dropLast(request.prefix.count)
    if typed.hasSuffix("return .") { return .dot }
    if typed.hasSuffix("return ") { return .bare }
    if typed.hasSuffix("Transition.") { return .qualified }
    if isInMultiple || isInPerformance {
      switch start {
      case .dot: return .dot
      case .bare: return .bare
      case .qualified, .other: return nil
      }
    }
    let line = typed.drop { $0 == " " || $0 == "\t" }
    if line.hasPrefix("case ."), typed.hasSuffix(": .") { return .dot }
    // The only expression of a body.
    if line == "." || line.hasSuffix("{ ."), function.body?.statements.count == 1, request.enclosingCall == nil {
      return .dot
    }
    guard function.name == "prepare", model.versions.shape == .components else { return nil }
    let isBehindCase = line.hasPrefix("case .") && typed.hasSuffix(": ")
    return line.isEmpty || isBehindCase ? .statement : nil
  }

  /// `.multiple(.push(vc), ‸`
  private var isInMultiple: Bool {
    guard case .member(let node)? = request.enclosingCall?.call.callee else { return false }
    return node.name == "multiple" && node.base == nil
  }

  private func components(on kind: XCRootKind) -> [CompletionProposal] {
    XCComponent.names(on: kind).compactMap { name in
      XCComponent.all[name].map { form in
        let snippet =
          switch form.publishes {
          case .presentable, .performed, .run: name + " { $1 }"
          case .list: name + " { [$1] }"
          case .pages: name + "(direction: ${1:.forward}) { $2 }"
          case .routed: name + "(as: $1, to: $2)"
          case .triggered: name + "($1, on: $2)"
          case .deepLink: name + "(with: self, $1)"
          case .nothing: name + "($1)"
          }
        return CompletionProposal(
          label: name, kind: .factory, description: form.routeKind, range: request.prefixRange, snippet: snippet,
          plain: name)
      }
    }
  }

  private func transitions(on kind: XCRootKind, prefix: String) -> [CompletionProposal] {
    var seen = Set<String>()
    var result: [CompletionProposal] = []
    for factory in XCFactory.all where factory.kinds?.contains(kind) ?? true {
      guard !factory.name.hasPrefix("with"), seen.insert(factory.name).inserted else { continue }
      let takes =
        factory.name == "trigger"
        || XCFactory.all.contains { $0.name == factory.name && $0.publishes != .nothing }
      result.append(
        CompletionProposal(
          label: prefix + factory.name, kind: .factory, description: factory.routeKind, filterText: factory.name,
          range: request.prefixRange, snippet: prefix + factory.name + (takes ? "($1)" : "()"),
          plain: prefix + factory.name + "()"))
    }
    let first = XCFactory.presenting(on: kind).map { prefix + $0 }
    result.sort { a, b in
      (first.firstIndex(of: a.label) ?? 9, a.label) < (first.firstIndex(of: b.label) ?? 9, b.label)
    }
    for name in helpers(on: kind).sorted() where seen.insert(name).inserted {
      result.append(
        CompletionProposal(
          label: prefix + name, kind: .factory, description: "helper", filterText: name, range: request.prefixRange,
          snippet: prefix + name + "($1)", plain: prefix + name + "()", hops: 1))
    }
    return result
  }

  /// Written without the dot that may stand there already.
  private func deepLink(behind dots: Int) -> CompletionProposal {
    let range = TextRange(max(0, request.prefixRange.start - dots), request.prefixRange.end)
    return CompletionProposal(
      label: "deepLink", kind: .factory, description: "deepLink", filterText: dots > 0 ? ".deepLink" : "deepLink",
      range: range, snippet: "deepLink($1)", plain: "deepLink()", hops: 1)
  }

  /// The workspace's own factories, those of extensions whose constraint this kind meets.
  private func helpers(on kind: XCRootKind) -> Set<String> {
    var names = Set<String>()
    for entry in types.resolver.info(NominalID(XCName.transition)).extensions
    where !entry.isInterface && meets(entry, kind) {
      for declaration in entry.node.members where declaration.head.modifiers.isTypeMember {
        if case .function(let node) = declaration { names.insert(node.name) }
      }
    }
    return names
  }

  private func meets(_ entry: NameTable.TypeEntry, _ kind: XCRootKind) -> Bool {
    types.requiredControllers(entry).allSatisfy { controller in
      let wanted = types.rootKind(of: controller)
      return wanted == nil || wanted == .view || wanted == kind
    }
  }
}
