/// Pictures of the graph as files of their own.

import GraphPictures
import IDE

/// `graph --format svg`
func graphSVGFile(_ drawing: GraphDrawing, _ direction: GraphDirection) throws -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
    + (try picture { () throws(PictureError) in try graphSVG(drawing, direction) })
}

/// The picture, or what to do where there is none.
func picture(_ draw: () throws(PictureError) -> String) throws(CommandFailure) -> String {
  do throws(PictureError) {
    return try draw()
  } catch {
    throw CommandFailure(error.message + (error.isMissingTool ? ", or take --format mermaid or dot" : ""))
  }
}
