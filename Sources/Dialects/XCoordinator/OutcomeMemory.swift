/// What handlers were found to answer, kept as long as nothing that was read for it changes.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Belongs to one model: a change of any file in `XCModel.readFiles`, or of any declaration, makes a new model.
final class XCOutcomeMemory: Sendable {
  private let outcomes = MemoTable<XCEvaluator.Key, [XCOutcome]>()
  /// To evaluate every handler.
  let preparation = Once()

  var all: [XCEvaluator.Key: [XCOutcome]] { outcomes.all }

  /// Payloads of single sites are not worth keeping: their expressions belong to files that change.
  func keep(_ found: [XCEvaluator.Key: [XCOutcome]]) {
    outcomes.add(found.filter { $0.key.value.arguments.isEmpty })
  }
}

extension XCLinker {
  /// Files whose places the model holds, and all whose bodies evaluation may read: those of routes, of classes and of
  /// whatever they inherit from or conform to, and of the workspace's own transitions.
  func readFiles(_ model: XCModel) -> Set<FileID> {
    var files = Set(model.routes.values.map(\.file) + model.routes.values.flatMap { $0.cases.map(\.file) })
    var seen = Set<NominalID>()
    let types = model.classes.keys.map(resolver.selfType(of:)) + [XCName.nominal(XCName.transition, [.unknown])]
    for type in types {
      for ancestor in resolver.lineage(of: type) where seen.insert(ancestor.id).inserted {
        let info = resolver.info(ancestor.id)
        for entry in info.entries + info.extensions where !entry.isInterface { files.insert(entry.file) }
      }
    }
    return files
  }
}
