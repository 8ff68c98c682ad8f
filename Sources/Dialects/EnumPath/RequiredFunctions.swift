/// What a call through a protocol moves: what the protocol's extension does, and what whoever conforms does to meet it.

import Facts
import Semantics
import SourceText

extension MutatorReader {
  /// What a protocol's own extension pushes, and the requirements that an owner of a path meets by pushing. Gives what
  /// extensions push.
  func addProtocols(
    of owners: [NominalID: Names], to mutators: inout EnumPathMutators
  ) -> [NominalID: Set<String>] {
    var required: [NominalID: Names] = [:]
    for (owner, names) in owners {
      for id in protocols(of: owner) {
        let info = resolver.info(id)
        required[id, default: Names()].paths.formUnion(names.paths.filter { !info.members(named: $0).isEmpty })
        required[id, default: Names()].slots.formUnion(names.slots.filter { !info.members(named: $0).isEmpty })
      }
    }
    for (id, var names) in required where !names.isEmpty {
      names.observed = names.paths
      mutators[id] = self.mutators(of: id, names)
    }
    let defaults = mutators.filter { required[$0.key] != nil }.mapValues { Set($0.keys) }
    for owner in owners.keys.sorted() {
      for id in protocols(of: owner) {
        addRequirements(of: id, metBy: mutators[owner] ?? [:], of: owner, to: &mutators)
      }
    }
    return defaults
  }

  /// The requirements that other types meet by handing to a holder what they are given.
  func requirements(metBy forwarding: EnumPathMutators) -> EnumPathMutators {
    var found: EnumPathMutators = [:]
    for owner in forwarding.keys.sorted()
    where owner != EnumPathForwarder.topLevel && !resolver.info(owner).isProtocol {
      for id in protocols(of: owner) {
        addRequirements(of: id, metBy: forwarding[owner] ?? [:], of: owner, to: &found)
      }
    }
    return found
  }

  /// The requirements that somebody meets without moving what is given: a call may do that. `defaults` move it by the
  /// protocol's extension.
  func unmet(_ mutators: [EnumPathMutators], _ defaults: [NominalID: Set<String>]) -> [NominalID: Set<String>] {
    var found: [NominalID: Set<String>] = [:]
    for (id, functions) in mutators.joined() where id != EnumPathForwarder.topLevel && resolver.info(id).isProtocol {
      let unmet = functions.keys.filter { name in
        !isAlwaysMet(name, of: id, by: mutators, isByDefault: defaults[id]?.contains(name) ?? false)
      }
      if !unmet.isEmpty { found[id, default: []].formUnion(unmet) }
    }
    return found
  }

  /// Whether whoever conforms moves what it is given by a function of that name, or has none where the protocol's extension
  /// moves it.
  private func isAlwaysMet(
    _ name: String, of id: NominalID, by mutators: [EnumPathMutators], isByDefault: Bool
  ) -> Bool {
    func hasFunction(_ type: NominalID, _ isMeant: (FunctionDeclaration) -> Bool) -> Bool {
      resolver.info(type).members(named: name).contains { member in
        if case .function(let node) = member.declaration { isMeant(node) } else { false }
      }
    }
    // What only an extension has, nobody meets.
    guard hasFunction(id, { $0.body == nil }) else { return true }
    if !isByDefault, hasFunction(id, { $0.body != nil }) { return false }
    return resolver.names.entries(reaching: [id.simpleName]).allSatisfy { entry in
      guard let own = resolver.extent(of: entry)?.id, !resolver.info(own).isProtocol, !entry.file.isTest else {
        return true
      }
      let lineage = resolver.lineage(of: resolver.selfType(of: own)).map(\.id)
      guard lineage.contains(id) else { return true }
      let types = lineage.filter { !resolver.info($0).isProtocol }
      if types.contains(where: { type in mutators.contains { $0[type]?[name] != nil } }) { return true }
      return isByDefault && !types.contains { hasFunction($0) { _ in true } }
    }
  }

  func protocols(of owner: NominalID) -> [NominalID] {
    resolver.lineage(of: resolver.selfType(of: owner)).dropFirst().map(\.id).filter {
      resolver.info($0).isProtocol && resolver.isWorkspaceType($0)
    }
  }

  /// What the extensions of the owner's protocols push of an associated type, as the owner means it.
  func pushedByProtocols(onto path: EnumPathProperty, _ mutators: EnumPathMutators) -> [NominalID] {
    let owner = resolver.selfType(of: path.owner)
    let found = protocols(of: path.owner).flatMap { (mutators[$0] ?? [:]).values.joined() }.compactMap { mutator in
      mutator.typeParameter != nil && !mutator.isPresenting && mutator.path == path.name
        ? AssociatedTypes(resolver: resolver).meaning(of: mutator.written, in: owner) : nil
    }
    return Set(found).subtracting(path.pushed).sorted()
  }

  private func addRequirements(
    of id: NominalID, metBy functions: [String: [EnumPathMutator]], of owner: NominalID,
    to mutators: inout EnumPathMutators
  ) {
    for (name, found) in functions {
      for member in resolver.info(id).members(named: name) {
        guard case .function(let node) = member.declaration, node.body == nil else { continue }
        for witness in found
        where witness.labels == MutatorReader.labels(of: node) && resolver.sees(member, of: owner, from: witness.file) {
          // What a generic action carries is another thing for each conformer.
          guard witness.actions.allSatisfy(\.arguments.isEmpty) else { continue }
          var mutator = self.mutator(node, witness.parameter, witness.path, member.context(resolver))
          mutator.type = mutator.type ?? witness.type
          mutator.isConditional = witness.isConditional
          mutator.wrapsLater = witness.isWrapping || witness.wrapsLater
          mutator.isPresenting = witness.isPresenting
          mutator.isReplacing = witness.isReplacing
          mutator.actions = witness.actions
          mutator.holder = witness.holder
          mutator.wrapper = witness.wrapper
          mutator.casts = witness.casts
          if !witness.casts.isEmpty { mutator.type = nil }
          add(mutator, name, to: &mutators[id, default: [:]])
        }
      }
    }
  }

  /// Conformers that disagree about an associated type, or about the case that they make, leave it open.
  private func add(_ mutator: EnumPathMutator, _ name: String, to own: inout [String: [EnumPathMutator]]) {
    guard let index = own[name]?.firstIndex(where: { $0.signature == mutator.signature }) else {
      own[name, default: []].append(mutator)
      return
    }
    guard let known = own[name]?[index] else { return }
    if known.type != mutator.type { own[name]?[index].type = nil }
    if known.wrapper != mutator.wrapper || known.casts != mutator.casts {
      own[name]?[index].wrapper = EnumPathWrapper(cases: [])
    }
    if mutator.wrapsLater { own[name]?[index].wrapsLater = true }
    if known.isPresenting != mutator.isPresenting { own[name]?[index].isConditional = true }
  }
}
