/// A page in a headless browser: a script acts on it as a person would, and says what it then shows.

import Foundation
import JSON

enum Tool {
  /// On a developer's machine, tests without their tool are skipped; in continuous integration they fail.
  static func isExpected(_ names: [String]) -> Bool {
    find(names) != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// The first of some programs that is on the path.
  static func find(_ names: [String]) -> String? {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in directories.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

struct Browser {
  let program: String

  init(_ program: String) { self.program = program }

  /// Members of `said`, as text; `errors` has what went wrong in any script.
  func run(_ page: String, in directory: URL, _ script: String) throws -> [String: String] {
    let probe = """
      <script>
      window.addEventListener("load", () => {
        const text = (query) => document.querySelector(query)?.textContent;
        const all = (query) => [...document.querySelectorAll(query)].map((found) => found.textContent);
        const data = JSON.parse(text("#data"));
        const numberOf = (id) => data.nodes.findIndex((node) => node.id === id);
        // A folded coordinator has an element of its own.
        const node = (id) => document.getElementById("f" + numberOf(id))
          || document.getElementById(data.nodes[numberOf(id)].el);
        const click = (at) => (at.querySelector("text") || at)
          .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        const key = (name) => window.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
        const type = (words) => {
          const field = document.querySelector("#search");
          field.value = words;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        };
        const choose = (query, value) => {
          const field = document.querySelector(query);
          field.value = value;
          field.dispatchEvent(new Event("change", { bubbles: true }));
        };
        const viewBox = () => document.querySelector("#view > svg").getAttribute("viewBox").split(" ").map(Number);
        const shown = () => [...document.querySelectorAll("svg .node")]
          .filter((box) => getComputedStyle(box).display !== "none").length + " boxes";
        try { \(script) } catch (error) { errors.push(String(error)); }
        said.errors = JSON.stringify(errors);
        document.body.textContent = "";
        document.body.append(Object.assign(document.createElement("pre"),
          { id: "said", textContent: encodeURIComponent(JSON.stringify(said)) }));
      });
      </script></body>
      """
    let watch = "<head><script>var errors = [], said = {}; onerror = (message) => { errors.push(message); };</script>"
    let file = directory.appendingPathComponent("probe.html")
    let whole = page.replacingOccurrences(of: "<head>", with: watch).replacingOccurrences(of: "</body>", with: probe)
    try Data(whole.utf8).write(to: file)
    let output = try dump(file, profile: directory.appendingPathComponent("profile"))
    guard let start = output.range(of: "<pre id=\"said\">"),
      let end = output.range(of: "</pre>", range: start.upperBound..<output.endIndex),
      let json = output[start.upperBound..<end.lowerBound].removingPercentEncoding,
      let said = try parseJSON(Array(json.utf8)).objectValue
    else { return ["errors": "the browser said nothing: \(output.prefix(500))"] }
    var found: [String: String] = [:]
    for member in said.members {
      found[member.key] = try member.value.stringValue ?? String(decoding: writeJSON(member.value), as: UTF8.self)
    }
    return found
  }

  private func dump(_ file: URL, profile: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(profile.path)", "--window-size=1400,900", "--virtual-time-budget=5000", "--dump-dom",
      file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return answer
  }
}

/// The names of a document's elements; empty where it is not well-formed.
struct XMLProbe {
  var elements: [String]

  init(_ text: String) {
    var open: [Substring] = []
    var found: [String] = []
    for match in text.replacing(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/, with: "").matches(of: /<(\/?)([\w:]+)[^>]*?(\/?)>/) {
      if match.1.isEmpty {
        found.append(String(match.2))
        if match.3.isEmpty { open.append(match.2) }
      } else if open.popLast() != match.2 {
        found = []
        break
      }
    }
    elements = open.isEmpty ? found : []
  }
}
