/// `graph --format html` and `svg` on the built program; the page in a real browser.

import Foundation
import JSON
import TestSupport
import Testing

@Suite struct GraphPageTests {
  static let hasGraphviz = Tool.isExpected(["dot"])
  static let browsers = ["chromium", "chromium-browser", "google-chrome"]
  static let hasBrowser = hasGraphviz && Tool.isExpected(browsers)
  static let browser = Browser(Tool.find(browsers) ?? "chromium")

  private func parcelbox() throws -> Terminal {
    let workspace = try SampleWorkspace("SampleWorkspaces/Stinsen/Parcelbox")
    return try Terminal(Dictionary(workspace.files.map { ($0.path, $0.text) }) { $1 })
  }

  /// The same elements as with it.
  @Test(.enabled(if: hasGraphviz)) func picturesNeedNoGraphviz() throws {
    let terminal = try parcelbox()
    let ids = { (svg: String) in Set(svg.matches(of: /<g id="([^"]+)"/).map { String($0.output.1) }) }
    let drawn = ids(try terminal.run("graph", "--format", "svg").output)
    for (format, direction) in [("svg", "LR"), ("svg", "TB"), ("html", "LR")] {
      let own = try terminal.shell(
        "PATH=/nowhere '\(builtProgram.path)' graph --format \(format) --direction \(direction)")
      #expect(ids(own) == drawn && drawn.count > 50, "\(format) \(direction)")
    }
    let whole = try terminal.shell("PATH=/nowhere '\(builtProgram.path)' graph --format svg --output a.svg")
    #expect(whole == "")
    #expect(XMLProbe(try terminal.read("a.svg")).elements.contains("polygon"))
  }

  @Test(.enabled(if: hasGraphviz)) func picturesAreWholeFiles() throws {
    let terminal = try parcelbox()
    let svg = try terminal.run("graph", "--format", "svg")
    #expect(svg.status == 0 && svg.output.hasPrefix("<?xml"))
    #expect(XMLProbe(svg.output).elements.contains("svg"))
    #expect(
      try terminal.run("graph", "--format", "html", "--output", "a.html") == Outcome(status: 0, output: "", errors: ""))
    #expect(try terminal.run("graph", "--format", "html").output == (try terminal.read("a.html")))
    let page = try terminal.read("a.html")
    let data = page.replacing(/<!DOCTYPE[^>]*>|"http:\/\/www.w3.org\/[^"]*"|http-equiv/, with: "")
    #expect(!data.contains("http://") && !data.contains("https://"))
  }

  /// What a person does: search, click, click again, and read. Every script error fails.
  @Test(.enabled(if: hasBrowser))
  func thePageAnswersInABrowser() throws {
    let terminal = try parcelbox()
    let page = try terminal.run("graph", "--format", "html", "--editor-url", "edit://{path}#{line}.{column}").output
    let found = try GraphPageTests.browser.run(
      page, in: terminal.directory,
      """
      said.title = document.title;
      type("tracking");
      said.found = text("#count") + ": " + all("#results li").join(", ");
      said.hits = document.querySelectorAll("svg .hit").length;
      type("");
      click(node("ParcelsCoordinator.tracking"));
      said.details = text("#panel h2") + " " + document.querySelector("#panel a.source").href;
      key("Escape");
      click(node("MainCoordinator"));
      click(node("TrackingScreen"));
      said.chain = text("#chain");
      said.hops = all("#hops li").length + " steps, " + document.querySelectorAll("svg .edge.on-path").length + " lines";
      click(node("ReturnsCoordinator"));
      said.unreachable = all("#panel .tag").join(" ");
      click(node("TrackingScreen"));
      said.none = text("#chain-none");
      choose("#reach", "unreachable");
      said.dead = text("#count") + " " + shown();
      choose("#reach", "");
      choose("#coordinator", "AuthCoordinator");
      said.auth = shown();
      choose("#coordinator", "");
      document.querySelector("[name=kind][value=screen]").click();
      said.withoutScreens = shown();
      const wide = viewBox()[2];
      document.querySelector("#zoom-in").click();
      said.zoomed = viewBox()[2] < wide;
      document.querySelector("#zoom-fit").click();
      said.fitted = viewBox()[2] === wide;
      """)
    #expect(found["errors"] == "[]", "\(found)")
    #expect(found["title"]?.hasSuffix(": routes") == true)
    #expect(found["found"] == "2 found: ParcelsCoordinator.tracking, TrackingScreen" && found["hits"] == "2")
    #expect(
      found["details"]?.hasPrefix("ParcelsCoordinator.tracking edit:///") == true
        && found["details"]?.hasSuffix("/Coordinators/ParcelsCoordinator.swift#9.21") == true, "\(found)")
    let path = try terminal.run("path", "MainCoordinator", "TrackingScreen").output
    #expect(found["chain"].map { path.hasPrefix($0 + "\n\n") } == true, "\(found)")
    #expect(found["hops"] == "6 steps, 3 lines")
    #expect(found["unreachable"] == "coordinator stinsen unreachable")
    #expect(found["none"] == "No chain of transitions leads there.")
    #expect(found["dead"] == "3 shown 2 boxes", "\(found)")
    #expect(found["auth"] == "5 boxes", "\(found)")
    #expect(found["withoutScreens"] == "8 boxes")
    #expect(found["zoomed"] == "true" && found["fitted"] == "true")
  }

  /// What only a folded coordinator leads to goes with it, and comes back for whoever asks for it.
  @Test(.enabled(if: hasBrowser))
  func coordinatorsFold() throws {
    let terminal = try parcelbox()
    let found = try GraphPageTests.browser.run(
      try terminal.run("graph", "--format", "html").output, in: terminal.directory,
      """
      const visible = (name) => !node(name).classList.contains("off");
      const whole = shown();
      node("ParcelsCoordinator").dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
      said.folded = visible("ParcelsCoordinator") + " " + visible("TrackingScreen") + " " + visible("SignInScreen");
      said.fewer = shown() !== whole;
      type("trackingscreen");
      said.found = all("#results li").length;
      document.querySelector("#results button").click();
      type("");
      said.unveiled = visible("TrackingScreen") + " " + text("#panel h2");
      said.again = shown() === whole;
      click(node("ParcelsCoordinator"));
      key("Escape");
      click(node("ParcelsCoordinator"));
      document.querySelector("#fold").click();
      said.button = visible("TrackingScreen") + " " + text("#fold");
      document.querySelector("#fold").click();
      document.querySelector("#fold-all").click();
      said.closed = shown() + " " + text("#fold-all");
      document.querySelector("#fold-all").click();
      said.opened = shown() === whole;
      """)
    #expect(found["errors"] == "[]", "\(found)")
    #expect(found["folded"] == "true false true" && found["fewer"] == "true", "\(found)")
    #expect(found["found"] == "1" && found["unveiled"] == "true TrackingScreen" && found["again"] == "true", "\(found)")
    #expect(found["button"] == "false Unfold", "\(found)")
    #expect(found["closed"]?.hasSuffix(" Unfold all") == true && found["opened"] == "true", "\(found)")
  }

  /// Dialects put chains together in their own ways, and names can be anything.
  @Test(.enabled(if: hasBrowser))
  func chainsAreWrittenAsTheirDialectDoes() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/XCoordinator/Ferryline")
    let terminal = try Terminal(
      Dictionary(workspace.files.map { ("App </script> & \"x\"/" + $0.path, $0.text) }) { $1 })
    let found = try GraphPageTests.browser.run(
      try terminal.run("graph", "--format", "html").output, in: terminal.directory,
      """
      click(node("AppCoordinator"));
      click(node("HarbourController"));
      said.chain = text("#chain");
      """)
    let path = try terminal.run("path", "AppCoordinator", "HarbourController").output
    #expect(found["errors"] == "[]")
    #expect(
      found["chain"]?.hasPrefix("deepLink(") == true && path.hasPrefix((found["chain"] ?? "?") + "\n\n"), "\(found)")
  }
}
