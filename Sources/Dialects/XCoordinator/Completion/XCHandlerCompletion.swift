/// Completion inside a handler: the cases that it does not name yet.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCCompletionSource {
  /// The handler around the cursor.
  var handler: (function: FunctionDeclaration, own: NominalID)? {
    guard case .function(let function)? = request.declarations.last,
      function.name == "prepareTransition" || function.name == "prepare"
    else { return nil }
    return declaringType.map { (function, $0.id) }
  }

  /// The type around the cursor.
  var declaringType: (id: NominalID, entry: NameTable.TypeEntry)? {
    guard let entry, let id = types.resolver.extent(of: entry)?.id else { return nil }
    return (id, entry)
  }

  private var entry: NameTable.TypeEntry? {
    let names = request.project.names
    return (names.types(of: request.file) + names.extensions(of: request.file))
      .filter { $0.node.range.touches(request.offset) }
      .min { $0.node.range.length < $1.node.range.length }
  }

  /// `case ‸` in a handler's `switch`.
  func patterns() -> [CompletionProposal]? {
    let line = request.lineBefore.drop { $0 == " " || $0 == "\t" }
    guard line.hasPrefix("case "), !line.contains(":"), line.dropFirst(5).lastPattern != nil,
      let (function, own) = handler, let body = function.body,
      let id = types.routeType(of: types.resolver.selfType(of: own))?.nominalID, let route = route(id)
    else { return matchedCases }
    var named = Set<String>()
    for case .switch(let node) in body.statements {
      for item in node.cases {
        for alternative in item.items {
          guard case .enumCase(_, let name, let range, _) = alternative.pattern, !range.touches(request.offset) else {
            continue
          }
          named.insert(name)
        }
      }
    }
    let missing = route.caseNames.filter { name in
      guard !named.contains(name), let declared = route.cases(named: name).first else { return false }
      return declared.kind == .enumCase && !(request.isBeforeArguments && declared.parameters.isEmpty)
    }
    let kind = types.rootKind(ofCoordinator: types.resolver.selfType(of: own)) ?? .view
    let prefix: String
    if case .dot = start { prefix = "" } else { prefix = "." }
    let items = missing.compactMap { name in route.cases(named: name).first.map { pattern($0, id, prefix, kind) } }
    let isWhole = request.isPatternAlone && !request.isPatternEnded
    return items + (items.count > 1 && isWhole ? [all(missing, route, prefix, kind)] : [])
  }

  /// `switch route { case .‸`, `if case .‸ = route`, outside of handlers.
  private var matchedCases: [CompletionProposal]? {
    guard let (type, named) = request.matchedType, let id = declared(type), let route = route(id) else {
      return nil
    }
    return route.cases.filter { item in
      item.kind == .enumCase && !named.contains(item.name) && !(request.isBeforeArguments && item.parameters.isEmpty)
    }.map { item in
      let text = request.isBeforeArguments ? item.name : self.text(of: item)
      return CompletionProposal(
        label: item.name, kind: .enumCase, detail: item.payload.isEmpty ? nil : "(\(item.payload))",
        description: id.name, range: request.prefixRange, snippet: text, plain: text,
        route: model.routeIDs(id, item.name).first)
    }
  }

  private func pattern(_ declared: XCCase, _ id: NominalID, _ prefix: String, _ kind: XCRootKind) -> CompletionProposal
  {
    let text = prefix + text(of: declared)
    let isEnded = request.isPatternEnded
    let branch = isEnded ? "" : ":\n  return .${1:\(XCFactory.presenting(on: kind)[0])}($2)"
    return CompletionProposal(
      label: prefix + declared.name, kind: .enumCase, detail: declared.payload.isEmpty ? nil : "(\(declared.payload))",
      description: id.name, filterText: declared.name, range: request.prefixRange,
      snippet: text + branch, plain: isEnded ? text : text + ":",
      route: model.routeIDs(id, declared.name).first)
  }

  private func text(of declared: XCCase) -> String {
    guard !declared.parameters.isEmpty, request.isPatternAlone else { return declared.name }
    let names = declared.parameters.enumerated().map { index, parameter in
      "let " + (parameter.label ?? (parameter.name.isEmpty ? "value\(index + 1)" : parameter.name))
    }
    return declared.name + "(" + names.joined(separator: ", ") + ")"
  }

  private func all(_ missing: [String], _ route: XCRouteType, _ prefix: String, _ kind: XCRootKind)
    -> CompletionProposal
  {
    let factory = XCFactory.presenting(on: kind)[0]
    var plain: [String] = []
    var snippet: [String] = []
    for (index, name) in missing.enumerated() {
      guard let declared = route.cases(named: name).first else { continue }
      let lead = index == 0 ? prefix : "case ."
      plain.append("\(lead)\(text(of: declared)):\n  return .none()")
      snippet.append("\(lead)\(text(of: declared)):\n  return .${\(index + 1):\(factory)}()")
    }
    return CompletionProposal(
      label: "all missing cases", kind: .enumCase, description: route.id.name, filterText: "all",
      range: request.prefixRange,
      snippet: snippet.joined(separator: "\n"), plain: plain.joined(separator: "\n"), hops: 1)
  }
}
