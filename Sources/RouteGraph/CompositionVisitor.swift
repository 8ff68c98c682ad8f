/// Collects the constructions of one file.

package import Facts
package import Semantics
package import SourceText

package final class CompositionVisitor: CodeVisitor {
  private let file: FileID
  private let typer: Typer
  package private(set) var constructions: [Composition.Construction] = []
  /// What the code around a `.init(…)` wants of it.
  private var wanted: [ObjectIdentifier: Type] = [:]
  /// Whoever passes a directive does not know in which builds something is constructed.
  private static let seekable = WantedNames([.implicit("init"), .directive])
  /// Of the body that is walked; nil where all of it matters.
  private var sought: SoughtPlaces?
  package init(_ file: FileID, _ typer: Typer) {
    self.file = file
    self.typer = typer
  }

  // MARK: Walking, outer code first

  package func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool {
    sought = body.spelled.map { SoughtPlaces(CompositionVisitor.seekable.offsets(in: $0), in: $0) }
    return sought?.isEmpty != true
  }

  package var isSelective: Bool { sought != nil }

  package func isSought(_ range: TextRange) -> Bool { sought?.lie(in: range) != false }

  package func pass(_ expression: Expression, at position: CodePosition) {
    switch expression {
    case .call(let call): visit(callee: call.callee, at: position)
    case .member(let node): visit(node, at: position)
    default: break
    }
  }

  package func visit(_ expression: Expression, at position: CodePosition) {
    switch expression {
    case .call(let call):
      let made = made(byImplicit: call, at: position)
      for (index, argument) in call.arguments.enumerated() where implicitInit(argument.value) != nil {
        want(
          made.map { typer.expectedType(of: index, in: call, on: $0) }
            ?? typer.expectedType(of: index, in: call, position.scope), of: argument.value)
      }
      if let made { note(made, call.callee, at: position) } else { visit(callee: call.callee, at: position) }
    case .member(let node): visit(node, at: position)
    case .assignment(let node):
      if implicitInit(node.value) != nil { want(typer.type(of: node.target, in: position.scope), of: node.value) }
    default: break
    }
  }

  package func visit(_ statement: Statement, at position: CodePosition) {
    switch statement {
    case .return(let value?, _): wantResult(of: value, at: position)
    case .expression(let value): if position.owner.isSingleExpression { wantResult(of: value, at: position) }
    case .declaration(.variable(let node)):
      for binding in node.bindings {
        guard let value = binding.value, let type = binding.type, implicitInit(value) != nil else { continue }
        want(typer.resolver.resolve(type, in: position.scope.context), of: value)
      }
    default: break
    }
  }

  package func visit(skippedCallee callee: Expression, at position: CodePosition) {
    construct(by: callee, at: position)
  }

  private func visit(callee: Expression, at position: CodePosition) {
    if case .member(let node) = callee, node.name == "init" { return }
    construct(by: callee, at: position)
  }

  /// `X.init`, which makes one where it is called, and where it is handed on for somebody to call.
  private func visit(_ node: MemberExpression, at position: CodePosition) {
    if node.name == "init" { construct(by: .member(node), at: position) }
  }

  private func construct(by callee: Expression, at position: CodePosition) {
    guard let constructed = ConstructionFinder.constructed(callee), typer.resolver.mayNameType(constructed),
      case .metatype(let instance) = typer.type(of: constructed, in: position.scope)
    else { return }
    note(instance, callee, at: position)
  }

  private func note(_ type: Type, _ callee: Expression, at position: CodePosition) {
    guard let id = type.nominalID else { return }
    constructions.append(
      Composition.Construction(
        type: id, owner: position.owner.type, member: position.owner.name,
        location: Location(file, callee.range), conditions: position.conditions))
  }

  // MARK: `.init(…)`

  private func implicitInit(_ expression: Expression) -> CallExpression? {
    guard case .call(let call) = expression, case .member(let node) = call.callee, node.base == nil,
      node.name == "init"
    else { return nil }
    return call
  }

  private func want(_ type: Type, of value: Expression) {
    if let call = implicitInit(value) { wanted[ObjectIdentifier(call)] = type.unwrapped }
  }

  /// Of a value that a function gives back; a closure's result is not followed.
  private func wantResult(of value: Expression, at position: CodePosition) {
    guard implicitInit(value) != nil, position.returned != nil, let type = result(at: position) else { return }
    want(type, of: value)
  }

  private func result(at position: CodePosition) -> Type? {
    position.owner.result.map { typer.resolver.resolve($0, in: position.scope.context).unwrapped }
  }

  /// Nil where the call names what it makes.
  private func made(byImplicit call: CallExpression, at position: CodePosition) -> Type? {
    guard implicitInit(.call(call)) != nil else { return nil }
    if let known = wanted[ObjectIdentifier(call)] { return known }
    // Nothing else is around the initial value of a property.
    return position.owner.kind == .initialValue && position.closureDepth == 0 ? result(at: position) : nil
  }
}
