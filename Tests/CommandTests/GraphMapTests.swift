/// The map of a large app in a real browser: it can be read however much of it is folded, and folding makes room.

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: GraphPageTests.hasBrowser)) struct GraphMapTests {
  /// A tree of coordinators, each with a few screens of its own.
  private func app(coordinators: Int) throws -> Terminal {
    var files: [String: String] = [:]
    files["App.swift"] = """
      import Stinsen
      import SwiftUI

      @main struct LargeApp: App {
        var body: some Scene { WindowGroup { Unit0Coordinator().view() } }
      }

      """
    for number in 0..<coordinators {
      let children = (3 * number + 1..<3 * number + 4).filter { $0 < coordinators }
      let details = 0..<3 + number % 3
      var text = "import Stinsen\nimport SwiftUI\n\nfinal class Unit\(number)Coordinator: NavigationCoordinatable {\n"
      text += "  let stack = NavigationStack(initial: \\Unit\(number)Coordinator.start)\n"
      text += "  @Root var start = makeStart\n  @ViewBuilder func makeStart() -> some View { Unit\(number)Screen() }\n"
      for detail in details {
        text += "  @Route(.push) var detail\(detail) = makeDetail\(detail)\n"
        text += "  @ViewBuilder func makeDetail\(detail)() -> some View { Unit\(number)Detail\(detail)() }\n"
      }
      for child in children {
        text += "  @Route(.modal) var unit\(child) = makeUnit\(child)\n"
        text += "  func makeUnit\(child)() -> Unit\(child)Coordinator { Unit\(child)Coordinator() }\n"
      }
      text += "}\n\nstruct Unit\(number)Screen: View {\n"
      text += "  @EnvironmentObject private var router: Unit\(number)Coordinator.Router\n"
      text += "  var body: some View {\n    VStack {\n"
      for route in details.map({ "detail\($0)" }) + children.map({ "unit\($0)" }) {
        text += "      Button(\"\(route)\") { router.route(to: \\.\(route)) }\n"
      }
      text += "    }\n  }\n}\n"
      for detail in details {
        text += "\nstruct Unit\(number)Detail\(detail): View { var body: some View { Text(\"\(detail)\") } }\n"
      }
      files["Unit\(number).swift"] = text
    }
    return try Terminal(files)
  }

  private func ask(_ terminal: Terminal, _ script: String) throws -> [String: String] {
    let page = try terminal.run("graph", "--format", "html").output
    return try GraphPageTests.browser.run(page, in: terminal.directory, measures + script)
  }

  /// Sizes as a reader sees them: pixels of a name, and boxes that lie on each other.
  private let measures = """
    const pixels = () => 12 * document.querySelector("#view > svg").getScreenCTM().a;
    const isSeen = (element) => getComputedStyle(element).display !== "none";
    const boxOf = (element) => {
      const shapes = [...element.querySelectorAll("polygon, path, rect")].map((shape) => shape.getBoundingClientRect());
      return { left: Math.min(...shapes.map((box) => box.left)), right: Math.max(...shapes.map((box) => box.right)),
        top: Math.min(...shapes.map((box) => box.top)), bottom: Math.max(...shapes.map((box) => box.bottom)) };
    };
    const seen = () => [...document.querySelectorAll("#view .node")].filter(isSeen);
    const overlaps = () => {
      const boxes = seen().map(boxOf);
      return boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)).length;
    };
    const extent = () => {
      const boxes = seen().map(boxOf);
      const scale = pixels() / 12;
      return [Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left)),
        Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))].map((side) => side / scale);
    };
    const isInView = (element) => {
      const [box, frame] = [boxOf(element), document.querySelector("#view").getBoundingClientRect()];
      return box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1
        && box.bottom <= frame.bottom + 1;
    };
    const double = (id) => node(id).dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
    const press = (query) => document.querySelector(query).click();
    const kinds = () => data.nodes.length;
    const note = () => (document.querySelector("#note").hidden ? "" : text("#note"));

    """

  /// Nine pixels can be read; larger than twenty-four wastes the window.
  private func isLegible(_ pixels: String?) -> Bool { (8.99...24).contains(Double(pixels ?? "") ?? 0) }

  @Test func tenNodesAreAllThere() throws {
    let found = try ask(
      app(coordinators: 1),
      """
      said.nodes = kinds();
      said.seen = seen().length + " " + seen().filter(isInView).length + " " + document.querySelectorAll(".card").length;
      said.pixels = pixels();
      said.overlaps = overlaps();
      said.note = note();
      double("Unit0Coordinator");
      said.folded = seen().length + " " + seen().filter(isInView).length + note();
      double("Unit0Coordinator");
      said.again = seen().length + " " + seen().filter(isInView).length + note();
      """)
    #expect(found["errors"] == "[]", "\(found)")
    #expect(found["folded"] == "1 1" && found["again"] == "6 6", "\(found)")
    #expect(found["nodes"] == "10" && found["seen"] == "6 6 0", "\(found)")
    #expect(isLegible(found["pixels"]) && found["overlaps"] == "0" && found["note"] == "", "\(found)")
  }

  /// It opens as an overview; Fit never makes it smaller than can be read, and says that there is more.
  @Test func fiveHundredNodesCanBeRead() throws {
    let terminal = try app(coordinators: 42)
    let start = ContinuousClock.now
    let found = try ask(
      terminal,
      """
      said.nodes = kinds();
      said.opened = pixels();
      said.cards = document.querySelectorAll(".card").length > 30;
      said.most = seen().filter(isInView).length * 2 > seen().length;
      said.entry = isInView(node("Unit0Coordinator"));
      said.overlaps = overlaps();
      said.overview = note();
      press("#fold-all");
      if (text("#fold-all") === "Unfold all") press("#fold-all");
      said.unfolded = seen().length + " boxes, " + overlaps() + " overlaps";
      said.whole = pixels();
      said.wholeEntry = isInView(node("Unit0Coordinator"));
      said.note = note();
      press("#zoom-out");
      press("#zoom-fit");
      said.fitted = pixels();
      """)
    #expect(ContinuousClock.now - start < .seconds(120))
    #expect(found["errors"] == "[]", "\(found)")
    #expect((450...550).contains(Int(found["nodes"] ?? "") ?? 0), "\(found)")
    #expect(isLegible(found["opened"]) && isLegible(found["whole"]) && isLegible(found["fitted"]), "\(found)")
    #expect(found["cards"] == "true" && found["most"] == "true" && found["entry"] == "true", "\(found)")
    #expect(found["overlaps"] == "0" && found["unfolded"]?.hasSuffix("0 overlaps") == true, "\(found)")
    #expect(found["wholeEntry"] == "true" && found["note"]?.contains("boxes are outside") == true, "\(found)")
  }

  /// What unfolds pushes the others away, without covering any; what folds or is filtered away leaves no hole.
  @Test func foldingLaysOutAgain() throws {
    let found = try ask(
      app(coordinators: 42),
      """
      press("#fold-all");
      if (text("#fold-all") === "Fold all") press("#fold-all");
      const [width, height] = extent();
      said.folded = seen().length + " boxes, " + overlaps() + " overlaps";
      const before = boxOf(node("Unit1Coordinator"));
      double("Unit1Coordinator");
      const after = boxOf(node("Unit1Coordinator"));
      said.opened = extent()[0] > width && extent()[1] > height && node("Unit1Detail0").closest(".off") === null;
      said.stays = Math.abs((after.left + after.right) - (before.left + before.right)) < 400;
      said.clear = overlaps() + " overlaps";
      for (const unit of [0, 2, 5, 14, 15]) double(`Unit${unit}Coordinator`);
      said.five = overlaps() + " overlaps, " + document.querySelectorAll(".frame").length + " frames";
      const wide = extent();
      for (const unit of [0, 1, 2, 5, 14, 15]) double(`Unit${unit}Coordinator`);
      said.closed = Math.abs(extent()[0] - width) < 1 && Math.abs(extent()[1] - height) < 1 && wide[1] > height;
      choose("#coordinator", "Unit2Coordinator");
      said.filtered = extent()[0] < width && extent()[1] < height && overlaps() === 0 && seen().length < 15;
      said.pixels = pixels();
      choose("#coordinator", "");
      press("#fold-all");
      if (text("#fold-all") === "Fold all") press("#fold-all");
      press("[name=kind][value=screen]");
      said.still = extent()[0] <= width + 1;
      """)
    #expect(found["errors"] == "[]", "\(found)")
    #expect(found["folded"] == "42 boxes, 0 overlaps" && found["clear"] == "0 overlaps", "\(found)")
    #expect(found["opened"] == "true" && found["stays"] == "true" && found["closed"] == "true", "\(found)")
    #expect(found["five"] == "0 overlaps, 6 frames", "\(found)")
    #expect(found["filtered"] == "true" && found["still"] == "true" && isLegible(found["pixels"]), "\(found)")
  }

  @Test func whatIsFoldedCanBeFound() throws {
    let terminal = try app(coordinators: 42)
    let found = try ask(
      terminal,
      """
      press("#fold-all");
      if (text("#fold-all") === "Fold all") press("#fold-all");
      type("unit20detail1");
      said.hits = [...document.querySelectorAll(".hit")].map((hit) => hit.id === "f" + numberOf("Unit20Coordinator")).join();
      press("#results button");
      said.found = isInView(node("Unit20Detail1")) + " " + text("#panel h2");
      type("");
      key("Escape");
      click(node("Unit0Coordinator"));
      click(node("Unit41Coordinator"));
      said.chain = text("#chain");
      said.path = document.querySelectorAll(".card.on-path").length + " cards, "
        + document.querySelectorAll(".edge.on-path").length + " lines";
      """)
    #expect(found["errors"] == "[]", "\(found)")
    #expect(found["hits"] == "true" && found["found"] == "true Unit20Detail1", "\(found)")
    let path = try terminal.run("path", "Unit0Coordinator", "Unit41Coordinator").output
    #expect(found["chain"].map { path.hasPrefix($0 + "\n\n") } == true, "\(found)")
    // Units 0, 1, 4, 13 and 41.
    #expect(found["path"] == "5 cards, 4 lines", "\(found)")
  }
}
