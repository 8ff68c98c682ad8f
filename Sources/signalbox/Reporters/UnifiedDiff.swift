/// A change of one file in the unified format, which `patch` and `git apply` read.

/// Three lines of context. The texts are bytes, so that line ends and byte order marks show as they are.
func unifiedDiff(path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
  let (before, after) = (lines(of: old), lines(of: new))
  let steps = diffSteps(before, after)
  var output = Array("--- \(diffName("a/" + path))\n+++ \(diffName("b/" + path))\n".utf8)
  for hunk in hunks(of: steps) {
    let first = steps[hunk.lowerBound]
    let oldCount = steps[hunk].count { $0.kind != .added }
    let newCount = steps[hunk].count { $0.kind != .removed }
    let oldStart = span(start: first.old, count: oldCount)
    output += Array("@@ -\(oldStart) +\(span(start: first.new, count: newCount)) @@\n".utf8)
    for step in steps[hunk] {
      let line = step.kind == .added ? after[step.new] : before[step.old]
      output.append(step.kind.rawValue)
      output += line
      if line.last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
  return output
}

private struct DiffStep {
  enum Kind: UInt8 {
    case kept = 32
    case removed = 45
    case added = 43
  }

  var kind: Kind
  /// The lines, from zero, at which both sides stand.
  var old: Int
  var new: Int
}

private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
    lines.append(text[start...index])
    start = index + 1
  }
  if start < text.count { lines.append(text[start...]) }
  return lines
}

private func diffSteps(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [DiffStep] {
  let difference = after.difference(from: before)
  var removed = Set<Int>()
  var inserted = Set<Int>()
  for case .remove(let offset, _, _) in difference.removals { removed.insert(offset) }
  for case .insert(let offset, _, _) in difference.insertions { inserted.insert(offset) }
  var steps: [DiffStep] = []
  var (old, new) = (0, 0)
  while old < before.count || new < after.count {
    if removed.contains(old) {
      steps.append(DiffStep(kind: .removed, old: old, new: new))
      old += 1
    } else if inserted.contains(new) {
      steps.append(DiffStep(kind: .added, old: old, new: new))
      new += 1
    } else {
      steps.append(DiffStep(kind: .kept, old: old, new: new))
      old += 1
      new += 1
    }
  }
  return steps
}

/// Stretches of steps: changes that are at most six lines apart share one.
private func hunks(of steps: [DiffStep]) -> [Range<Int>] {
  var hunks: [Range<Int>] = []
  for (index, step) in steps.enumerated() where step.kind != .kept {
    let range = max(0, index - 3)..<min(steps.count, index + 4)
    if let last = hunks.last, range.lowerBound <= last.upperBound {
      hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
    } else {
      hunks.append(range)
    }
  }
  return hunks
}

/// `11,7`; a single line has no count, and nothing stands behind the line before it.
private func span(start: Int, count: Int) -> String {
  count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
}

/// Names that the readers of diffs would misunderstand are quoted as Git does.
private func diffName(_ name: String) -> String {
  let isPlain = name.utf8.allSatisfy {
    $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
  if isPlain { return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name }
  var quoted = "\""
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "\""): quoted += "\\\""
    case UInt8(ascii: "\\"): quoted += "\\\\"
    case UInt8(ascii: "\n"): quoted += "\\n"
    case UInt8(ascii: "\t"): quoted += "\\t"
    case 0x20..<0x7F: quoted.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 8)
      quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
  return quoted + "\""
}
