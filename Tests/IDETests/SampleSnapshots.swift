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
  Snapshot(try SampleWorkspace("SampleWorkspaces/" + name))
}
