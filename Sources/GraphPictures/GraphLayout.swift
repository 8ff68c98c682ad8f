/// Asks Graphviz for the layout of a drawing.

package import IDE
import Workspace

/// Why there is no picture, as a sentence for whoever asked.
package struct PictureError: Error, Equatable {
  /// Whether Graphviz is not there at all.
  package var isMissingTool = false
  package var message: String
}

/// The drawing as SVG, without the declarations that only a file of its own needs.
package func graphSVG(_ drawing: GraphDrawing, _ direction: GraphDirection) throws(PictureError) -> String {
  let text = try laidOut(drawing.dot(direction), "-Tsvg")
  guard let start = text.firstRange(of: "<svg") else { throw PictureError(message: "'dot' drew no picture") }
  return String(text[start.lowerBound...])
}

/// What Graphviz writes about some graphs.
func laidOut(_ graphs: String, _ arguments: String...) throws(PictureError) -> String {
  let result: ToolResult
  do throws(ToolError) {
    result = try runTool("dot", arguments, input: Array(graphs.utf8))
  } catch {
    switch error {
    case .notFound:
      throw PictureError(
        isMissingTool: true,
        message: "this format is laid out by Graphviz, and its program 'dot' is not on the PATH; install it with "
          + "'apt-get install graphviz' or 'brew install graphviz'")
    case .notStarted(let message): throw PictureError(message: "'dot' cannot be started: \(message)")
    }
  }
  guard result.status == 0 else {
    let complaint = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first ?? "no picture"
    throw PictureError(message: "'dot' failed: \(printable(String(complaint)))")
  }
  return String(decoding: result.output, as: UTF8.self)
}
