/// Asks Graphviz for the layout of a drawing. Where it is not installed, or fails, the drawing is laid out here.

package import IDE
import Workspace

/// Why there is no page, as a sentence for whoever asked.
package struct PictureError: Error, Equatable {
  package var message: String
}

/// The drawing as SVG, without the declarations that only a file of its own needs.
package func graphSVG(_ drawing: GraphDrawing, _ direction: GraphDirection) -> String {
  guard let text = laidOut(drawing.dot(direction), "-Tsvg"), let start = text.firstRange(of: "<svg") else {
    return OwnPicture(drawing, direction).svg()
  }
  return String(text[start.lowerBound...])
}

/// What Graphviz writes about some graphs.
func laidOut(_ graphs: String, _ arguments: String...) -> String? {
  guard let result = try? runTool("dot", arguments, input: Array(graphs.utf8)), result.status == 0 else { return nil }
  return String(decoding: result.output, as: UTF8.self)
}
