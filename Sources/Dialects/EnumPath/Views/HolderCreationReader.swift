/// Views that make a holder of their own, and what they do with it.

import Facts
import RouteGraph
import Semantics
import SourceText

struct HolderCreationReader {
  @Boxed var model: EnumPathModel
  let resolver: Resolver

  init(_ model: Boxed<EnumPathModel>, _ resolver: Resolver) {
    _model = model
    self.resolver = resolver
  }

  /// `@StateObject var nav = Nav()` in a view's own declaration.
  func creations(in entry: NameTable.TypeEntry, of view: NominalID) -> [HolderCreation] {
    let context = resolver.context(inside: entry, of: view).inner
    return entry.node.members.flatMap { member -> [HolderCreation] in
      guard case .variable(let node) = member,
        node.head.attribute("StateObject") != nil || node.head.attribute("State") != nil
      else { return [] }
      return node.bindings.compactMap { binding in
        guard let name = binding.name, case .call(let call)? = binding.value, call.arguments.isEmpty,
          let written = ConstructionFinder.constructedType(call),
          let holder = resolver.resolve(written, in: context).nominalID,
          model.isHolder(holder)
        else { return nil }
        return creation(of: holder, name, in: view, entry.file)
      }
    }
  }

  private func creation(
    of holder: NominalID, _ name: (text: String, range: TextRange), in view: NominalID, _ file: FileID
  ) -> HolderCreation {
    var found = HolderCreation(
      view: view, holder: holder, name: name.text, range: name.range, isBound: false, isHandedOn: false, pushes: false)
    var mentions = 0
    var receivers = 0
    func visit(_ expression: Expression) {
      switch expression {
      case .name(let node):
        if node.name == "$" + name.text || node.name == "_" + name.text { found.isBound = true }
        if node.name == name.text { mentions += 1 }
      case .member(let node):
        guard case .name(let base)? = node.base, base.name == name.text else { return }
        receivers += 1
        if model.mutators[holder]?[node.name]?.contains(where: { !$0.isPresenting }) ?? false { found.pushes = true }
      default: break
      }
    }
    let info = resolver.info(view)
    let entries = info.entries + info.extensions
    for member in entries.filter({ $0.file == file }).flatMap(\.node.members) {
      switch member {
      case .variable(let node):
        for body in node.bindings.flatMap(\.accessors).compactMap(\.body) {
          ExpressionWalk.visit(body.statements, visit)
        }
      case .function(let node): ExpressionWalk.visit(node.body?.statements ?? [], visit)
      default: break
      }
    }
    // What other files' extensions do with it is not looked at.
    found.isHandedOn = mentions != receivers || mentions == 0 || entries.contains { $0.file != file }
    return found
  }
}
