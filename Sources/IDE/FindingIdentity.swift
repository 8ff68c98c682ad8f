/// What makes two findings the same although the code has moved: for baselines and for services that track findings.

import Facts
package import RouteGraph
import SourceText

/// Neither path, line, column, message nor severity: moving or reformatting code and renaming files change nothing.
package struct FindingIdentity: Hashable, Sendable {
  package var code: String
  package var dialect: String
  /// Qualified name of the declaration around it; empty at the top level.
  package var enclosing: String
  /// The source under the finding, without white space and comments.
  package var subject: String

  package init(code: String, dialect: String, enclosing: String, subject: String) {
    self.code = code
    self.dialect = dialect
    self.enclosing = enclosing
    self.subject = subject
  }

  /// For people: `AuthenticatedCoordinator.testbed`.
  package var description: String {
    enclosing.isEmpty ? subject : subject.isEmpty ? enclosing : enclosing + "." + subject
  }

  /// 16 hexadecimal digits.
  package var fingerprint: String {
    IDE.fingerprint(of: ["1", code, dialect, enclosing, subject].joined(separator: "\0").utf8)
  }
}

package func identity(of finding: Diagnostic, in snapshot: Snapshot) -> FindingIdentity {
  identity(
    of: finding, enclosing: snapshot.enclosingNames(of: finding.location),
    source: snapshot.file(finding.location.file))
}

/// `enclosing`: names of the declarations around the finding, the outermost first.
package func identity(of finding: Diagnostic, enclosing: [String], source: SourceFile?) -> FindingIdentity {
  var identity = FindingIdentity(code: finding.code, dialect: finding.dialect, enclosing: "", subject: "")
  guard let source else { return identity }
  identity.subject = significantText(source.text, finding.location.range)
  // A finding at a declaration's name is about that declaration, whose parent encloses it.
  let isItsName = enclosing.last == identity.subject
  identity.enclosing = (isItsName ? enclosing.dropLast() : enclosing[...]).joined(separator: ".")
  return identity
}

extension Snapshot {
  /// Names of the declarations around a place, the outermost first.
  func enclosingNames(of location: Location) -> [String] {
    IDE.enclosingNames(of: location.range, in: facts(of: location.file)?.declarations ?? [])
  }
}

/// 16 hexadecimal digits.
package func fingerprint(of bytes: some Sequence<UInt8>) -> String {
  let digits = String(stableHash(bytes), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

private func enclosingNames(of range: TextRange, in declarations: [Declaration]) -> [String] {
  var names: [String] = []
  var declarations = declarations
  while let next = declaration(around: range, in: declarations) {
    declarations = []
    switch next {
    case .type(let type):
      names.append(type.extended.map(\.description) ?? type.name)
      declarations = type.members
    case .function(let function): names.append(function.name)
    case .variable(let variable):
      let binding = variable.bindings.last { ($0.name?.range.start ?? .max) <= range.start } ?? variable.bindings.first
      if let name = binding?.name?.text { names.append(name) }
    case .enumCase(let enumCase): names.append(enumCase.name)
    case .alias(let alias): names.append(alias.name)
    }
  }
  return names
}

/// By halves: siblings stand in the order of the text and do not overlap.
private func declaration(around range: TextRange, in siblings: [Declaration]) -> Declaration? {
  var rest = siblings[...]
  while rest.count > 1 {
    let middle = rest.startIndex + rest.count / 2
    rest = siblings[middle].range.start <= range.start ? rest[middle...] : rest[..<middle]
  }
  return rest.first.flatMap { $0.range.contains(range) ? $0 : nil }
}

/// Formatters move white space, and add or drop commas, semicolons and parentheses.
private func significantText(_ text: [UInt8], _ range: TextRange) -> String {
  let end = min(range.end, text.count)
  var kept: [UInt8] = []
  var offset = min(range.start, end)
  while offset < end {
    let next = nextInk(in: text, from: offset, to: end)
    if next > offset {
      offset = next
      continue
    }
    if !",;()".utf8.contains(text[offset]) { kept.append(text[offset]) }
    offset += 1
  }
  return String(decoding: kept, as: UTF8.self)
}

/// Behind blanks or a comment; the offset itself where there are none.
private func nextInk(in text: [UInt8], from offset: Int, to end: Int) -> Int {
  var index = offset
  while index < end, isBlank(text[index]) { index += 1 }
  if index > offset { return index }
  guard index + 1 < end, text[index] == UInt8(ascii: "/") else { return offset }
  switch text[index + 1] {
  case UInt8(ascii: "/"):
    while index < end, text[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  case UInt8(ascii: "*"):
    index += 2
    while index < end, !(text[index] == UInt8(ascii: "/") && text[index - 1] == UInt8(ascii: "*")) { index += 1 }
    return min(index + 1, end)
  default: return offset
  }
}
