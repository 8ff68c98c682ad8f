/// Which dialects a workspace may use, and so which files are read, and how much of them.

import Dialects
import Extraction
import Facts
import RouteGraph
import Semantics
import SourceText

struct ReadingPlan: Sendable {
  /// All dialects' marks in one list: files name them by index.
  static let marks = MarkSet(allDialects.flatMap(\.marks))

  /// Those of which a sign occurs somewhere in the workspace.
  let dialects: [any Dialect]
  /// Indices of their marks.
  private let wanted: Set<Int>
  /// A file that spells one of these is read whole: known when all declarations are.
  var decisiveNames: Set<String> {
    get { decisive.names }
    set { if newValue != decisive.names { decisive = DecisiveNames(newValue) } }
  }
  private var decisive = DecisiveNames([])
  /// Somebody passes bodies by for want of a name.
  private let notesNames: Bool
  /// Nil where every body of a file with a mark is read.
  private let selection: Selection?

  private struct Selection {
    var dialects: [any BodySelection]
    var words: BodyWords
    /// Indices of marks.
    var wholeFileMarks: Set<Int>
  }

  /// `isSelective`: bodies that cannot matter are not read. Whoever asks about places wants them all.
  init(_ files: [FileID: SourceFile], _ configuration: AnalysisConfiguration, isSelective: Bool) {
    let all = ReadingPlan.marks.words
    let occurring = files.values.reduce(into: Set<Int>()) { $0.formUnion($1.marks) }
    let words = Set(occurring.compactMap { all.indices.contains($0) ? all[$0] : nil })
    dialects = allDialects.filter { dialect in
      (configuration.dialects?.contains(dialect.name) ?? true) && !words.isDisjoint(with: dialect.signs)
    }
    notesNames = dialects.contains(where: \.looksForNames)
    let marks = Set(dialects.flatMap(\.marks))
    wanted = Set(all.indices.filter { marks.contains(all[$0]) })
    let selections = dialects.map(\.bodySelection)
    if isSelective {
      let whole = selections.reduce(into: Set<String>()) { $0.formUnion($1.wholeFileMarks) }
      selection = Selection(
        dialects: selections, words: BodyWords(selections.flatMap(\.words)),
        wholeFileMarks: Set(all.indices.filter { whole.contains(all[$0]) }))
    } else {
      selection = nil
    }
  }

  /// Bodies may have been left out.
  var isSelective: Bool { selection != nil }
  var dialectNames: [String] { dialects.map(\.name) }

  /// The bodies of all files may be needed, whatever words they hold.
  var mayReadAllBodies: Bool { dialects.contains(where: \.mayNeedAllBodies) }

  func foreseesAllBodies(_ facts: FileFacts) -> Bool { dialects.contains { $0.foreseesAllBodies(facts) } }

  func readsBodies(of file: SourceFile) -> Bool { !file.marks.isDisjoint(with: wanted) }

  /// The facts of a file, with its bodies where they can matter.
  func facts(of file: SourceFile, readsAllBodies: Bool = false) -> FileFacts {
    FileFacts(extractFacts(from: file.text, bodies: bodies(of: file, readsAllBodies)), marks: file.marks)
  }

  /// The same of a text that was edited. `older`: the facts of the text before. `history`: of readings before; is there
  /// for large texts alone.
  func facts(
    of file: SourceFile, readsAllBodies: Bool, since older: FileFacts?, _ history: inout ReadingHistory?,
    _ parallelism: any Parallelism
  ) -> FileFacts {
    let bodies = bodies(of: file, readsAllBodies)
    let wasUnbalanced = older?.isUnbalanced == true
    let isLarge = file.text.count >= ReadingPlan.largeText
    history = isLarge ? history ?? ReadingHistory() : nil
    guard isLarge, wasUnbalanced, parallelism.width > 1 else {
      return FileFacts(
        extractFacts(from: file.text, bodies: bodies, wasUnbalanced: wasUnbalanced, &history), marks: file.marks)
    }
    // While one thread finds out whether the text still is unbalanced, another reads it as if it were.
    enum Result { case isUnbalanced(Bool, ReadingHistory?), facts(FileFacts, ReadingHistory?) }
    let results = parallelism.map([true, false]) { [history] asks -> Result in
      var history = history
      if asks { return .isUnbalanced(isUnbalanced(file.text, &history), history) }
      return .facts(extractFacts(fromUnbalanced: file.text, bodies: bodies, &history), history)
    }
    guard case .isUnbalanced(let isUnbalanced, let first?)? = results.first,
      case .facts(let found, let second?)? = results.last
    else { return facts(of: file, readsAllBodies: readsAllBodies) }
    history = ReadingHistory(balanceOf: first, restOf: second)
    if isUnbalanced { return FileFacts(found, marks: file.marks) }
    return FileFacts(
      extractFacts(from: file.text, bodies: bodies, wasUnbalanced: false, &history), marks: file.marks)
  }

  /// In bytes: from here on a second thread is worth its start, and what was read before the memory that it takes.
  private static let largeText = 1 << 16

  private func bodies(of file: SourceFile, _ readsAllBodies: Bool) -> BodyReading {
    let whole = notesNames ? BodyReading.noted : .all
    let isMarked = readsBodies(of: file)
    if readsAllBodies || isMarked && selection == nil || decisive.occur(in: file) { return whole }
    if !isMarked { return .none }
    guard let selection, file.marks.isDisjoint(with: selection.wholeFileMarks) else { return whole }
    return .holding(selection.words)
  }

  func isDecisive(_ file: SourceFile) -> Bool { decisive.occur(in: file) }

  /// Files without marks of which another plan, for the same dialects, reads the bodies or leaves them out.
  func files(among files: [FileID: SourceFile], readOtherwiseBy other: ReadingPlan) -> [FileID: SourceFile] {
    if decisiveNames == other.decisiveNames { return [:] }
    let difference = DecisiveNames(decisiveNames.symmetricDifference(other.decisiveNames))
    return files.filter { _, file in
      !readsBodies(of: file) && difference.occur(in: file) && isDecisive(file) != other.isDecisive(file)
    }
  }

  /// Tells which files hold bodies that were left out and matter after all, now that all declarations are known. Nil where
  /// this plan leaves none out.
  func secondReading(_ files: [FileNames]) -> SecondReading? {
    selection.map { SecondReading($0.dialects.map { $0.names(in: files) }) }
  }
}

/// What is known of bodies when all files have been read once.
struct SecondReading: Sendable {
  private let names: [BodyNames]
  private let words: MarkSet
  private let types: Set<String>
  private let functions: Set<String>

  init(_ names: [BodyNames]) {
    self.names = names
    words = MarkSet(names.reduce(into: Set<String>()) { $0.formUnion($1.words) }.sorted())
    types = names.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    functions = names.reduce(into: Set<String>()) { $0.formUnion($1.functions) }
  }

  /// Whether one of the bodies that were not read must be.
  func needs(_ file: SourceFile, _ facts: FileFacts, _ names: FileNames) -> Bool {
    if facts.skippedBodies.isEmpty { return false }
    if names.typeNames.contains(where: types.contains) { return true }
    if names.globalFunctions.contains(where: { functions.contains($0.name) }) { return true }
    if self.names.contains(where: { $0.isNeeded(names) }) { return true }
    let own = self.names.reduce(into: Set<String>()) { $0.formUnion($1.ownWords(names)) }
    let ownWords = own.isEmpty ? nil : MarkSet(own.sorted())
    return file.text.withUnsafeBufferPointer { text in
      facts.skippedBodies.contains { range in
        guard range.start <= range.end, range.end <= text.count else { return true }
        let body = UnsafeBufferPointer(rebasing: text[range.start..<range.end])
        return !words.occurring(in: body).isEmpty || ownWords.map { !$0.occurring(in: body).isEmpty } == true
      }
    }
  }
}

/// Names that make a file matter, whatever marks it holds.
private struct DecisiveNames: Sendable {
  let names: Set<String>
  private let words: MarkSet

  init(_ names: Set<String>) {
    self.names = names
    words = MarkSet(names.sorted())
  }

  func occur(in file: SourceFile) -> Bool { !names.isEmpty && !words.occurring(in: file.text).isEmpty }
}
