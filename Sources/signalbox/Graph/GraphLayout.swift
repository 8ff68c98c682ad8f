/// Asks Graphviz for the layout of a drawing.

import IDE
import Workspace

/// The drawing as SVG, without the declarations that only a file of its own needs.
func graphvizSVG(_ dot: String) throws -> String {
  let result: ToolResult
  do throws(ToolError) {
    result = try runTool("dot", ["-Tsvg"], input: Array(dot.utf8))
  } catch {
    switch error {
    case .notFound:
      throw CommandFailure(
        "this format is laid out by Graphviz, and its program 'dot' is not on the PATH; install it with "
          + "'apt-get install graphviz' or 'brew install graphviz', or take --format mermaid or dot")
    case .notStarted(let message): throw CommandFailure("'dot' cannot be started: \(message)")
    }
  }
  let text = String(decoding: result.output, as: UTF8.self)
  guard result.status == 0, let start = text.firstRange(of: "<svg") else {
    let complaint = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first ?? "no picture"
    throw CommandFailure("'dot' failed: \(printable(String(complaint)))")
  }
  return String(text[start.lowerBound...])
}

/// A file of its own.
func graphSVG(_ drawing: GraphDrawing, _ direction: GraphDirection) throws -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n" + (try graphvizSVG(drawing.dot(direction)))
}
