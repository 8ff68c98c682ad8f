/// Reports before judges that are not ours: schemas, parsers, and the schema of the configuration.

import Foundation
import JSON
import RouteGraph
import TestSupport
import Testing
import Workspace

@testable import signalbox

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Programs that `.ci/setup judges` installs. Elsewhere than in continuous integration, their tests wait until they are
/// there.
enum Judge {
  /// What the program writes, given a text; nil if it cannot be started.
  static func run(_ command: [String], _ input: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // The input may be larger than a pipe holds, while the program waits for it to end.
    DispatchQueue.global().async {
      try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? standardInput.fileHandleForWriting.close()
    }
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, answer)
  }

  static let python = ["python3", "/usr/bin/python3"].first { name in
    (try? run([name, "-c", "import jsonschema, yaml"], ""))?.status == 0
  }

  static let hasXMLLint = (try? run(["xmllint", "--version"], ""))?.status == 0

  static func xmlOpinion(of text: String, by schema: String) throws -> (status: Int32, output: String) {
    try run(["xmllint", "--nonet", "--noout", "--schema", schema, "-"], text)
  }

  static let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] != nil

  static func schema(_ name: String) -> String { testsDirectory.appendingPathComponent("Schemas/\(name)").path }

  /// The mistakes of JSON texts, each with the number of its text.
  static func mistakes(in texts: [String], by schema: String) throws -> [(text: Int, message: String)] {
    let lines = try texts.map { String(decoding: try writeJSON(try parseJSON(Array($0.utf8))), as: UTF8.self) }
    let command = [python ?? "python3", "-W", "ignore", Judge.schema("validate.py"), schema]
    let answer = try run(command, lines.joined(separator: "\n"))
    return answer.output.split(separator: "\n").map { line in
      (line.prefix { $0 != " " }.wholeMatch(of: /\d+/).flatMap { Int($0.0) } ?? -1, String(line))
    }
  }

  /// The schema that the format's owners have published; nil where `.ci/setup judges` has not fetched it.
  static func published(_ name: String) -> String? {
    let file = testsDirectory.deletingLastPathComponent().appendingPathComponent(".build-schemas/\(name)")
    return FileManager.default.fileExists(atPath: file.path) ? file.path : nil
  }

  static let hasPublished = published("sarif.schema.json") != nil && published("junit.xsd") != nil

  /// What a program that reads such reports has understood.
  static func understanding(of text: String, _ format: String) throws -> JSONValue {
    let readers = "PYTHONPATH=" + (published("readers") ?? "")
    let answer = try run([readers, python ?? "python3", "-W", "ignore", schema("readers.py"), format], text)
    guard answer.status == 0 else { throw ReaderFailure(output: answer.output) }
    return try parseJSON(Array(answer.output.utf8))
  }

  struct ReaderFailure: Error { var output: String }

  static let hasReaders =
    published("readers") != nil && (try? run([python ?? "python3", "-c", "import tomllib, yaml"], ""))?.status == 0
}

@Suite struct JudgeTests {
  static let samples = ["clean", "everything", "accepted", "many"]

  private func report(_ sample: String) -> CheckReport {
    switch sample {
    case "clean": ReporterSamples.clean
    case "everything": ReporterSamples.everything
    case "accepted": ReporterSamples.accepted
    default: ReporterSamples.many(300)
    }
  }

  @Test(.enabled(if: Judge.isContinuousIntegration)) func judgesAreThere() {
    #expect(Judge.python != nil && Judge.hasXMLLint && Judge.hasPublished && Judge.hasReaders)
  }

  @Test(.enabled(if: Judge.python != nil), arguments: ["sarif", "sonarqube", "gitlab", "codeclimate"])
  func jsonSchemas(format: String) throws {
    let texts = try JudgeTests.samples.map { try output(format, report($0)) }
    let mistakes = try Judge.mistakes(in: texts, by: Judge.schema("\(format).schema.json"))
    #expect(mistakes.isEmpty, "\(mistakes)")
  }

  @Test(.enabled(if: Judge.python != nil && Judge.hasPublished, "`.ci/setup judges` fetches the published schemas"))
  func thePublishedSchemaOfSARIF() throws {
    let schema = try #require(Judge.published("sarif.schema.json"))
    let mistakes = try Judge.mistakes(in: JudgeTests.samples.map { try output("sarif", report($0)) }, by: schema)
    #expect(mistakes.isEmpty, "\(mistakes)")
    let wrong = try output("sarif", ReporterSamples.everything)
      .replacingOccurrences(of: "\"level\":\"error\"", with: "\"level\":\"hint\"")
    #expect(try !Judge.mistakes(in: [wrong], by: schema).isEmpty)
  }

  @Test(
    .enabled(if: Judge.hasXMLLint && Judge.hasPublished, "`.ci/setup judges` fetches the published schemas"),
    arguments: samples)
  func thePublishedSchemaOfJUnit(sample: String) throws {
    let schema = try #require(Judge.published("junit.xsd"))
    let text = try output("junit", report(sample))
    let answer = try Judge.xmlOpinion(of: text, by: schema)
    #expect(answer.status == 0, "\(answer.output)")
    #expect(try Judge.xmlOpinion(of: text.replacingOccurrences(of: "testcase", with: "case"), by: schema).status != 0)
  }

  /// A judge that accepts everything would prove nothing.
  @Test(.enabled(if: Judge.python != nil)) func theSchemasRefuseMistakes() throws {
    let text = try output("sarif", ReporterSamples.everything)
    let wrong = [
      ("\"level\":\"error\"", "\"level\":\"hint\""), ("\"startLine\":1", "\"startLine\":0"),
      ("App/Login.swift", "App/Log in.swift"), ("\"message\":", "\"massage\":"),
    ].map { text.replacingOccurrences(of: $0, with: $1) }
    let mistakes = try Judge.mistakes(in: wrong, by: Judge.schema("sarif.schema.json"))
    #expect(Set(mistakes.map(\.text)) == [0, 1, 2, 3])
  }

  @Test(.enabled(if: Judge.hasXMLLint), arguments: ["checkstyle", "junit"], samples)
  func xmlSchemas(format: String, sample: String) throws {
    let text = try output(format, report(sample))
    let answer = try Judge.xmlOpinion(of: text, by: Judge.schema("\(format).xsd"))
    #expect(answer.status == 0, "\(answer.output)")
  }

  /// What SonarQube's importer checks and no schema can: every issue's rule is there, and none twice.
  @Test(arguments: samples) func issuesForSonarQubeHaveTheirRules(sample: String) throws {
    let text = try parseJSON(Array(try output("sonarqube", report(sample)).utf8))
    let rules = (text["rules"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }
    let used = (text["issues"]?.arrayValue ?? []).compactMap { $0["ruleId"]?.stringValue }
    #expect(Set(rules).count == rules.count && Set(rules) == Set(used))
    #expect(used.count == report(sample).diagnostics.count)
  }

  // MARK: Parsers

  /// What a reader of XML gets back: elements with their attributes, and all text.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
  }

  private func read(_ format: String, _ report: CheckReport) throws -> Reader {
    let parser = XMLParser(data: Data(try output(format, report).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(format): \(parser.parserError.map { "\($0)" } ?? "")")
    return reader
  }

  @Test(arguments: ["checkstyle", "junit", "html"], samples)
  func everyElementIsClosed(format: String, sample: String) throws {
    #expect(try !read(format, report(sample)).elements.isEmpty)
  }

  @Test func whatIsEscapedComesBack() throws {
    let report = ReporterSamples.everything
    let messages = report.diagnostics.map(\.message)
    let checkstyle = try read("checkstyle", report)
    #expect(checkstyle.elements.compactMap { $0.attributes["message"] } == messages)
    #expect(
      checkstyle.elements.compactMap { $0.name == "file" ? $0.attributes["name"] : nil }.contains(ReporterSamples.odd))
    let junit = try read("junit", report).elements
    #expect(junit.compactMap { $0.attributes["message"] }.sorted() == messages.sorted())
    let html = try read("html", report).text
    for message in messages { #expect(html.contains(message)) }
    #expect(html.contains("/* 👩‍👩‍👧 <&> ü */ go(.home, \"x\")"))
  }

  @Test func thePageNeedsNoNetworkAndNoScript() throws {
    let page = try read("html", ReporterSamples.everything)
    #expect(page.elements.allSatisfy { !["script", "link", "img", "iframe"].contains($0.name) })
    #expect(page.elements.allSatisfy { $0.attributes["src"] == nil && $0.attributes["href"]?.hasPrefix("#") != false })
    #expect(try !output("html", ReporterSamples.everything).contains("url("))
    let targets = Set(page.elements.compactMap { $0.attributes["id"] })
    let links = page.elements.compactMap { $0.attributes["href"]?.dropFirst() }.filter { !$0.isEmpty }
    #expect(links.count == 4 && links.allSatisfy { targets.contains(String($0)) })
  }

  // MARK: Configuration

  @Test(.enabled(if: Judge.python != nil)) func theSchemaOfTheConfigurationAgreesWithItsReader() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("signalbox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schema = folder.appendingPathComponent("schema.json")
    try Data(try jsonBytes(configurationSchema(), .indented)).write(to: schema)
    // JSON is YAML: both readers can be asked about the same text.
    let texts = [
      (#"{}"#, true), (#"{"include": "App", "exclude": ["a", "b"], "dialects": ["stinsen"]}"#, true),
      (#"{"severity": {"ownership": "off", "unused-route": "warning"}, "fail_level": "never"}"#, true),
      (#"{"severity": {"ownership": false}, "entry_points": ["A"], "baseline": "b.json"}"#, true),
      (#"{"baseline": null, "cache": ".build/x"}"#, true), (#"{"cache": ["a"]}"#, false),
      (#"{"exlude": []}"#, false), (#"{"dialects": ["sting"]}"#, false), (#"{"severity": {"ownrship": "off"}}"#, false),
      (#"{"severity": {"ownership": "loud"}}"#, false), (#"{"fail_level": "off"}"#, false),
      (#"{"include": {"a": "b"}}"#, false),
    ]
    let refused = Set(try Judge.mistakes(in: texts.map(\.0), by: schema.path).map(\.text))
    for (index, (text, isRight)) in texts.enumerated() {
      let file = folder.appendingPathComponent("c.yml")
      try Data(text.utf8).write(to: file)
      #expect(((try? readConfiguration(at: file.path)) != nil) == isRight, "reader: \(text)")
      #expect(!refused.contains(index) == isRight, "schema: \(text)")
    }
  }
}
