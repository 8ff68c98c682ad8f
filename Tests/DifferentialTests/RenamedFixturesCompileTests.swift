/// Fixtures whose routes have other names are Swift as before: no use is left behind, and none of anything else taken.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct RenamedFixturesCompileTests {
  /// In each fixture every route that may be renamed is, one after the other, as far as the edits stay inside it. Not
  /// VDFlow's: without its macro nothing compiles.
  @Test(arguments: [
    ("Stinsen", 150), ("SwiftUICoordinator", 60), ("EnumPath", 300), ("XCoordinator", 120),
  ])
  func whatRenamingLeavesCompiles(_ name: String, _ atLeast: Int) throws {
    var count = 0
    let complaints = try EditedFixtures(name).complaints(where: \.isAccepted) { snapshot, own in
      var snapshot = snapshot
      for old in Set(declarations(in: snapshot, of: own).map(\.name)).sorted() {
        // Types may share the name; each rename moves what stands behind it.
        for index in 0..<declarations(in: snapshot, of: own).count(where: { $0.name == old }) {
          guard let place = declarations(in: snapshot, of: own).first(where: { $0.name == old })?.place,
            let edits = try? rename(at: place.range.start, in: place.file, of: snapshot, to: "\(old)Anew\(index)"),
            edits.allSatisfy({ own[$0.location.file] != nil })
          else { break }
          snapshot = snapshot.updating(applying(edits, to: snapshot))
          count += 1
        }
      }
      return snapshot
    }
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(count >= atLeast, "\(count) renames")
  }

  private func declarations(in snapshot: Snapshot, of files: OwnFiles) -> [(name: String, place: Location)] {
    snapshot.coordinators.flatMap(\.routes).flatMap { route in
      route.declarations.filter { files[$0.file] != nil }.map { (route.name, $0) }
    }.sorted { $0.1 < $1.1 }
  }
}
