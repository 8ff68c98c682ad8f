/// Functions that the app adds to all views: what a chain of SwiftUI's modifiers gives back is some view, and has them.

import Facts
import Semantics

enum AddedViewFunctions {
  /// What stands for all views, where an extension is theirs.
  static func owner(of entry: NameTable.TypeEntry, _ resolver: Resolver) -> NominalID? {
    let views = EnumPathCallback.views
    guard entry.node.kind == .extension, let name = entry.node.extended?.dottedName,
      NameTable.lastComponent(name) == views.name, resolver.info(views).entries.isEmpty
    else { return nil }
    return views
  }

  /// Whether an expression is certainly a view: `Text("a").padding()`, made by a type that the workspace has not or that is
  /// one of its views.
  static func isMade(_ expression: Expression) -> Bool {
    var current = expression
    for _ in 0..<256 {
      guard case .call(let call) = current else { return false }
      switch call.callee {
      case .name(let node): return node.name.startsLikeType
      case .member(let node):
        guard let base = node.base else { return false }
        current = base
      default: return false
      }
    }
    return false
  }
}

extension Typer {
  /// Those that fit a call.
  func functionsOfViews(_ name: String, _ call: CallExpression) -> [(member: Member, node: FunctionDeclaration)] {
    resolver.members(name, of: .nominal(EnumPathCallback.views, [])).compactMap { found in
      guard case .function(let node) = found.member.declaration, fits(call, node.parameters) else { return nil }
      return (found.member, node)
    }
  }

  /// What such a function gives a closure: `type` of `.onNavigate { type in … }`.
  func parameter(_ index: Int, ofClosure argument: Int, inFunctionOfViews call: CallExpression) -> Type {
    guard case .member(let callee) = call.callee else { return .unknown }
    let found = functionsOfViews(callee.name, call)
    guard found.count == 1, let (member, node) = found.first,
      let position = parameterIndex(of: argument, in: call, node.parameters),
      node.parameters.indices.contains(position),
      case .function(let parameters, _) = resolver.resolve(
        node.parameters[position].passedType, in: member.context(resolver)
      ).unwrapped,
      parameters.indices.contains(index)
    else { return .unknown }
    return parameters[index].type
  }
}
