/// The manual page, made of what the argument parser knows about itself.

import JSON
import Workspace

/// In the macros of man(7). `description` is the parser's own, as JSON.
func manualPage(of description: JSONValue) -> String {
  guard let command = description["command"] else { return "" }
  var text = ".TH \(productName.uppercased()) 1 \"\" \"\(productName) \(productVersion)\" \"\"\n"
  text += ".SH NAME\n\(productName) \\- \(roff(command["abstract"]?.stringValue ?? ""))\n"
  let commands = (command["subcommands"]?.arrayValue ?? []).filter { name(of: $0) != "help" && isShown($0) }
  text += ".SH SYNOPSIS\n"
  for command in commands { text += ".B \(productName) \(name(of: command))\n\(synopsis(of: command)).br\n" }
  text += ".SH DESCRIPTION\n" + paragraphs(command["discussion"]?.stringValue)
  text += ".SH COMMANDS\n"
  // Options that every command has are told once.
  let lists = commands.map { ($0["arguments"]?.arrayValue ?? []).filter(isShown) }
  let analysing = lists.filter { $0.contains { long($0) == "root" } }
  let common = (analysing.first ?? []).filter { argument in
    isOption(argument) && analysing.allSatisfy { $0.contains(argument) }
  }
  for (command, arguments) in zip(commands, lists) {
    text += ".SS \(name(of: command))\n\(roff(command["abstract"]?.stringValue ?? ""))\n"
    for argument in arguments where !common.contains(argument) && long(argument) != "help" { text += entry(argument) }
    text += ".PP\n" + paragraphs(command["discussion"]?.stringValue)
  }
  text += ".SH COMMON OPTIONS\nWhat every command that analyses a root understands.\n"
  for argument in common where long(argument) != "help" { text += entry(argument) }
  text += ".SH EXIT STATUS\n.TP\n.B 0\nclean, or answered\n.TP\n.B 1\n"
  text += "findings at or above the level that fails, or no chain\n.TP\n.B 2\n"
  text += "usage, configuration, input or output\n.TP\n.B 70\na mistake of the program\n"
  return text
}

private func name(of command: JSONValue) -> String { command["commandName"]?.stringValue ?? "" }

private func isShown(_ value: JSONValue) -> Bool { value["shouldDisplay"]?.boolValue ?? true }

private func isOption(_ argument: JSONValue) -> Bool { argument["kind"]?.stringValue != "positional" }

private func long(_ argument: JSONValue) -> String? { argument["preferredName"]?["name"]?.stringValue }

/// `[options] [path]`
private func synopsis(of command: JSONValue) -> String {
  let places = (command["arguments"]?.arrayValue ?? []).filter { isShown($0) && !isOption($0) }
  let words = places.map { argument in
    let name = "\\fI\(roff(argument["valueName"]?.stringValue ?? ""))\\fR"
    let repeated = argument["isRepeating"]?.boolValue == true ? name + " ..." : name
    return argument["isOptional"]?.boolValue == true ? "[\(repeated)]" : repeated
  }
  return (["[options]"] + words).joined(separator: " ") + "\n"
}

private func label(of argument: JSONValue) -> String {
  let value = argument["valueName"]?.stringValue.map { "\\fI\(roff($0))\\fR" } ?? ""
  if !isOption(argument) { return value }
  let names = (argument["names"]?.arrayValue ?? []).map { name -> String in
    let dashes = name["kind"]?.stringValue == "long" ? "--" : "-"
    return "\\fB\(roff(dashes + (name["name"]?.stringValue ?? "")))\\fR"
  }
  return names.joined(separator: ", ") + (argument["kind"]?.stringValue == "option" ? " " + value : "")
}

private func entry(_ argument: JSONValue) -> String {
  var text = ".TP\n\(label(of: argument))\n\(roff(argument["abstract"]?.stringValue ?? ""))"
  let values = (argument["allValues"]?.arrayValue ?? []).compactMap(\.stringValue)
  if !values.isEmpty { text += " One of \(values.map { "\\fB\(roff($0))\\fR" }.joined(separator: ", "))." }
  if let standard = argument["defaultValue"]?.stringValue { text += " The default is \\fB\(roff(standard))\\fR." }
  return text + "\n"
}

private func paragraphs(_ text: String?) -> String {
  guard let text, !text.isEmpty else { return "" }
  var lines: [String] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    lines.append(line.isEmpty ? ".PP" : roff(String(line)))
  }
  return lines.joined(separator: "\n") + "\n"
}

/// No text is taken for a macro, an escape or a hyphen that may be broken.
private func roff(_ text: String) -> String {
  let escaped = printable(text).map { character in
    switch character {
    case "\\": "\\e"
    case "-": "\\-"
    default:
      character.unicodeScalars.map { $0.isASCII ? String($0) : "\\[u\(hexadecimal($0))]" }.joined()
    }
  }.joined()
  return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
}

/// At least four digits.
private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
