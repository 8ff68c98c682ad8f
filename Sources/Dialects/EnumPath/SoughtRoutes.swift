/// Which code of a body a walk has to look at: where a name stands that is about routes, and what code around it binds.

import Facts
import Semantics
import SourceText

extension EnumPathVisitor {
  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool {
    places.enter(body, of: owner)
    sought = soughtPlaces(in: body, of: owner)
    contexts.sought = sought
    return sought?.isEmpty != true
  }

  /// Nil where all of a body matters.
  private func soughtPlaces(in body: CodeBlock, of owner: CodeOwner) -> SoughtPlaces? {
    guard let wanted = model.wanted, let spelled = body.spelled, !places.mayShadow(spelled, owner) else { return nil }
    var offsets = wanted.offsets(in: spelled)
    let ownName = spelled.offsets(of: "Self")
    if !ownName.isEmpty, owner.type.map(mayBeRoute) == true { offsets += ownName }
    let sought = SoughtPlaces(offsets, in: spelled)
    // What its parameters are of, and what it gives back, all of a function may be about.
    return sought.first.map { $0 < body.range.start } == true ? nil : sought
  }

  /// Whether `Self` may be a route or an action in the code of a type.
  private func mayBeRoute(_ type: NominalID) -> Bool {
    let entries = resolver.info(type).entries
    return entries.isEmpty || entries.contains { [.enum, .protocol].contains($0.node.kind) }
  }

  var isSelective: Bool { sought != nil }

  func isSought(_ range: TextRange) -> Bool { sought?.lie(in: range) != false }

  /// What code binds that is about routes may be one.
  func visitBinding(of name: String, range: TextRange, at position: CodePosition) { seek(name) }

  private func seek(_ name: String, in range: TextRange? = nil) {
    if name != "self" { sought?.add(placesOf: name, in: range) }
  }

  /// What somebody is asked or told about routes, his closures may be told, too.
  func seekParameters(of call: CallExpression) {
    guard let sought else { return }
    for case .closure(let closure) in call.arguments.lazy.map(\.value) {
      let isTold =
        sought.lie(in: call.callee.range)
        || call.arguments.contains { argument in
          if case .closure = argument.value { false } else { sought.lie(in: argument.value.range) }
        }
      guard isTold else { return }
      let names = closure.parameters?.map(\.name) ?? ["$0", "$1", "$2"]
      for name in names { seek(name, in: closure.range) }
    }
  }

  func seekLocals(_ node: FunctionDeclaration) {
    for name in [node.name] + node.parameters.map(\.name) { seek(name) }
  }

  /// Code that is about no route still says which views it makes.
  func pass(_ expression: Expression, at position: CodePosition) {
    places.visit(expression, at: position, isPartOfApp: isPartOfApp)
  }

  func pass(_ declaration: Declaration) { places.visit(.declaration(declaration)) }

  func isNoted(_ range: TextRange) -> Bool { places.isNoted(range) }
}
