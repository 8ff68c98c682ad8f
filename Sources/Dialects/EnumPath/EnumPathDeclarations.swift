/// What the declarations of a file say: routes and their cases, holders that views make or read, and views that are a
/// container at their root.

import Facts
import RouteGraph
import Semantics
import SourceText

extension EnumPathVisitor {
  func noteDeclarations() {
    for entry in resolver.names.types(of: file) + resolver.names.extensions(of: file) {
      guard let id = resolver.extent(of: entry)?.id else { continue }
      if !isTest, entry.node.kind != .extension, entry.node.kind != .enum, places.isView(id) {
        for creation in HolderCreationReader($model, resolver).creations(in: entry, of: id) {
          places.note(creation)
        }
      }
      if entry.node.kind == .enum, isAction(id) {
        for case .enumCase(let node) in entry.node.members { noteAction(id, node.name, node.nameRange, .declaration) }
      }
      if entry.node.kind == .enum, model.routes[id] != nil {
        result.occurrences.append(
          Occurrence(range: entry.node.nameRange, symbol: .coordinators([CoordinatorID(id.name)]), role: .declaration))
        for case .enumCase(let node) in entry.node.members {
          result.occurrences.append(
            Occurrence(range: node.nameRange, symbol: .routes([model.routeID(id, node.name)]), role: .declaration))
        }
      }
      if let route = model.routes[id] { noteBareCases(in: entry.node, of: route) }
      for case .variable(let node) in entry.node.members {
        for binding in node.bindings where binding.name?.text == "body" && resolver.isDeclaredOnce(id) {
          noteContainer(binding, resolver.context(inside: entry, of: id).inner, id)
        }
        if node.head.attribute("EnvironmentObject") != nil { noteRead(node, entry, id) }
      }
    }
  }

  /// `return home`, in static code of the enum or of a type in it.
  func noteBareCase(_ node: NameExpression, at position: CodePosition) {
    guard model.words.cases.contains(node.name), position.scope.lookup(node.name) == nil else { return }
    let context = position.scope.context
    let around = context.isStatic ? context.enclosingTypes : context.enclosingTypes.dropLast()
    guard let owner = around.last(where: { !resolver.members(node.name, of: .nominal($0, [])).isEmpty }),
      model.routes[owner]?.case(node.name) != nil
    else { return }
    note(owner, node.name, node.nameRange, isPattern: false, at: position)
  }

  /// In an enum's static code, and in types that it nests, its cases stand without a dot. Not all of that code is walked.
  private func noteBareCases(in node: TypeDeclaration, of route: EnumPathRoute, depth: Int = 0) {
    for member in node.members where depth < 8 {
      switch member {
      case .type(let nested): noteBareCases(in: nested, of: route, depth: depth + 1)
      case _ where depth > 0 || member.head.modifiers.isTypeMember:
        ExpressionWalk.visit([.declaration(member)]) { expression in
          if case .name(let name) = expression, route.case(name.name) != nil { result.possibleNames.insert(name.name) }
        }
      default: break
      }
    }
  }

  private func noteRead(_ node: VariableDeclaration, _ entry: NameTable.TypeEntry, _ id: NominalID) {
    let context = resolver.context(inside: entry, of: id).inner
    for binding in node.bindings {
      guard let name = binding.name, let written = binding.type,
        let holder = resolver.resolve(written, in: context).nominalID,
        model.isHolder(holder)
      else { continue }
      result.environmentReads.append(
        EnumPathEnvironmentRead(view: id, holder: holder, name: name.text, range: name.range))
    }
  }

  /// `.environmentObject(nav)`, in an extension of views also without a dot.
  func noteProvided(by call: CallExpression, _ name: String, at position: CodePosition) {
    guard name == "environmentObject", let object = call.arguments.first?.value else { return }
    let type = typer.type(of: object, in: position.scope).unwrapped.nominalID
    if isPartOfApp(position, call.range) {
      result.provided.insert(type)
    } else if !isTest {
      result.providedInPreviews.insert(type)
    }
  }

  private func noteContainer(
    _ binding: VariableDeclaration.Binding, _ context: DeclarationContext, _ id: NominalID
  ) {
    guard let body = binding.accessors.first(where: { $0.kind == .get })?.body else { return }
    let root = ConstructionFinder.root(of: body.statements) { type in
      NavigationContainers.isContainer(type) && EnumPathSwiftUI.declares(type, in: context, resolver)
    }
    if root != nil { result.containers.insert(id) }
  }
}
