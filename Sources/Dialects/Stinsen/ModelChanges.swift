/// What of a coordinator other files' results follow from: all but places and bodies.

import Facts
import RouteGraph
import Semantics
import SourceText

extension StinsenModel {
  func change(since older: any DialectModel) -> ModelChange? {
    guard let older = older as? StinsenModel, ownOperations == older.ownOperations, versions == older.versions else {
      return nil
    }
    var changed = Set<String>()
    for (id, coordinator) in coordinators {
      guard let known = older.coordinators[id] else {
        changed.insert(id.simpleName)
        continue
      }
      if !coordinator.isIdentical(to: known), coordinator.meaning != known.meaning { changed.insert(id.simpleName) }
    }
    for id in older.coordinators.keys where coordinators[id] == nil { changed.insert(id.simpleName) }
    // A file does not record the names that it need not look up.
    let spelled = simpleNames.names.symmetricDifference(older.simpleNames.names)
      .union(wrapperNames.symmetricDifference(older.wrapperNames))
    return ModelChange(types: changed, spelled: spelled)
  }
}

extension StinsenModel {
  func readsBodies(of file: FileID, in project: Project) -> Bool {
    let entries = project.names.types(of: file) + project.names.extensions(of: file)
    let isOwn = entries.contains { entry in
      let name = NominalID(entry.qualifiedName).simpleName
      return simpleNames.contains(name) || wrapperNames.contains(name)
    }
    return isOwn || coordinators.values.contains { $0.hasFactory(in: file) }
  }
}

extension StinsenCoordinator {
  /// Whether a route's factory or handler is declared there.
  func hasFactory(in file: FileID) -> Bool {
    variants.contains { variant in
      variant.routes.values.contains { route in
        route.shapes.contains { shape in
          shape.factories.contains { $0.location.file == file }
            || shape.handlers.contains { $0.targets.contains { $0.file == file } }
        }
      }
    }
  }
}

extension StinsenCoordinator {
  /// Nothing of it was read anew.
  fileprivate func isIdentical(to other: StinsenCoordinator) -> Bool { reading === other.reading }

  struct Meaning: Equatable {
    var variants: [StinsenVariant.Meaning]
    var isForeign: Bool
    var isFullyKnown: Bool
    var routerStorable: Type?
  }

  var meaning: Meaning {
    Meaning(
      variants: variants.map(\.meaning), isForeign: isForeign, isFullyKnown: isFullyKnown,
      routerStorable: routerStorable)
  }
}

extension StinsenVariant {
  struct Meaning: Equatable {
    var kind: Kind
    var file: FileID
    var conditions: [BuildCondition]
    var routes: [[StinsenShape.Meaning]]
    var order: [String]
    var start: StinsenStart.Meaning
    var isPublic: Bool
    var customizesWithContainer: Bool
  }

  var meaning: Meaning {
    Meaning(
      kind: kind, file: file, conditions: conditions, routes: order.map { routes[$0]?.shapes.map(\.meaning) ?? [] },
      order: order, start: start.meaning, isPublic: isPublic, customizesWithContainer: customizesWithContainer)
  }
}

extension StinsenShape {
  struct Meaning: Equatable {
    var kind: Kind
    var conditions: [BuildCondition]
    var access: Access
    var input: Type
    /// Name, type and default.
    var parameter: [String?]
    var output: Output
    var targets: [NominalID?]
    var embedded: [Bool]
    var constructed: [NominalID]
    var factories: [String]
  }

  var meaning: Meaning {
    Meaning(
      kind: kind, conditions: conditions, access: access, input: input,
      parameter: [parameter?.name, parameter?.type, parameter?.defaultText], output: output,
      targets: targets.map(\.id), embedded: targets.map(\.isEmbedded), constructed: constructed,
      factories: factories.map(\.name))
  }
}

extension StinsenStart {
  struct Meaning: Equatable {
    var names: [String]
    var foreignRoots: [Type?]
    var inputs: [Type?]
    var hasInput: [Bool]
    var isReplaced: [Bool]
    var isKnown: Bool
    var isExact: Bool
    var activeTab: Int?
  }

  var meaning: Meaning {
    Meaning(
      names: items.map(\.name), foreignRoots: items.map(\.foreignRoot), inputs: items.map(\.input),
      hasInput: items.map(\.hasInput), isReplaced: items.map(\.isReplaced), isKnown: isKnown, isExact: isExact,
      activeTab: activeTab?.value)
  }
}
