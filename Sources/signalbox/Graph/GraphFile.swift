/// Pictures of the graph as files of their own.

import GraphPictures
import IDE

/// `graph --format svg`
func graphSVGFile(_ drawing: GraphDrawing, _ direction: GraphDirection) -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n" + graphSVG(drawing, direction)
}
