/// The sample apps of all dialects as snapshots.

import IDE
import RouteGraph
import SourceText
import TestSupport

let sampleNames = [
  "EnumPath/Library", "Stinsen/Parcelbox", "SwiftUICoordinator/Bakery", "VDFlow/Manual", "VDFlow/Trailhead",
  "XCoordinator/Ferryline",
]

func sampleSnapshot(_ name: String) throws -> Snapshot {
  let workspace = try SampleWorkspace("SampleWorkspaces/" + name)
  let files = workspace.files.map { (FileID($0.path), SourceFile(text: Array($0.text.utf8))) }
  return Snapshot(files: Dictionary(files) { first, _ in first })
}
