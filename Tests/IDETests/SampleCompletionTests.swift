/// What is inserted compiles: asked in the sample apps.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct SampleCompletionTests {
  @Test func theInputOfAWholeChainStandsInsideItsParentheses() throws {
    let question = try SampleQuestion(
      "Stinsen/Parcelbox", "Screens/ParcelDetailScreen.swift", "home.de‸",
      inPlaceOf: #"home.focusFirst(\.send).child.popToRoot()"#)
    #expect(
      question.offered.contains(
        #"parcels › detail => focusFirst(\.parcels).child.route(to: \.detail, ${1:id: Parcel.ID})"#))
  }

  @Test func aPayloadThatStandsThereIsNotWrittenAgain() throws {
    let ferries = try SampleQuestion(
      "XCoordinator/Ferryline", "Harbour/HarbourCoordinator.swift", "router.trigger(.sai‸(id: 3))",
      inPlaceOf: "router.trigger(.sailing)")
    #expect(ferries.offered == ["sailing => sailing"])
    let bakery = try SampleQuestion(
      "SwiftUICoordinator/Bakery", "Counter/CounterCoordinator.swift", "show(route: .br‸(id: id))",
      inPlaceOf: "show(route: .bread(id: id))")
    #expect(bakery.offered == ["bread => bread"])
    let show = try SampleQuestion(
      "SwiftUICoordinator/Bakery", "Counter/CounterCoordinator.swift", "parent?.handle(action); self.sh‸(route: .oven)",
      inPlaceOf: "parent?.handle(action)")
    #expect(show.offered.first == "show(route:) => show")
    let handler = try SampleQuestion(
      "XCoordinator/Ferryline", "Harbour/HarbourCoordinator.swift", "return .pu‸(controller)",
      inPlaceOf: "return .push(controller)")
    #expect(handler.offered.contains(".push => .push") || handler.offered.contains("push => push"))
    let pattern = try SampleQuestion(
      "XCoordinator/Ferryline", "Harbour/HarbourCoordinator.swift",
      "case .sai‸(let id): return .push(UIViewController())",
      inPlaceOf: "case .sailing: return .push(UIViewController())")
    #expect(pattern.offered == ["sailing => sailing"])
  }

  /// LS:85: the kind and the target.
  @Test(arguments: [
    ("XCoordinator/Ferryline", "App/Welcome.swift", "router.trigger(.‸mian)", "welcome push → WelcomeController"),
    (
      "SwiftUICoordinator/Bakery", "Counter/CounterCoordinator.swift", "show(route: .‸oven)", "bread push → OrderScreen"
    ),
    ("EnumPath/Library", "Screens/HallView.swift", "navigator.go(to: .‸garden)", "garden push → GardenView"),
  ])
  func itemsSayWhatIsShown(_ sample: String, _ path: String, _ marked: String, _ wanted: String) throws {
    let items = try SampleQuestion(sample, path, marked).items
    #expect(items.map { "\($0.label) \($0.description ?? "-")" }.contains(wanted), "\(items)")
  }

  /// LS:84
  @Test(arguments: [
    ("XCoordinator/Ferryline", "Harbour/HarbourCoordinator.swift", "router.trigger(.‸sailing)"),
    ("SwiftUICoordinator/Bakery", "Counter/CounterCoordinator.swift", "show(route: .‸oven)"),
    ("SwiftUICoordinator/Bakery", "Counter/CounterScreen.swift", "handle(CounterAction.‸oven)"),
    ("EnumPath/Library", "Screens/HallView.swift", "navigator.go(to: .‸garden)"),
  ])
  func casesAreEnumMembers(_ sample: String, _ path: String, _ marked: String) throws {
    let items = try SampleQuestion(sample, path, marked).items
    #expect(!items.isEmpty && items.allSatisfy { $0.kind == .enumCase })
  }

  /// Editors narrow down by themselves the list that they got behind the dot: what is listed must not depend on what has
  /// been typed since.
  @Test(arguments: sampleNames) func theListIsTheSameWhateverIsTyped(_ name: String) throws {
    let snapshot = try sampleSnapshot(name)
    var asked = 0
    for file in snapshot.fileIDs {
      guard let text = snapshot.file(file)?.text else { continue }
      for word in memberNames(in: text) where !completions(at: word.lowerBound, in: file, of: snapshot).isEmpty {
        let lists = [0, 1, 3].map { count in
          var changed = text
          changed.replaceSubrange(word, with: text[word].prefix(count))
          let typed = snapshot.updating([file: SourceFile(text: changed)])
          return completions(at: word.lowerBound + min(count, word.count), in: file, of: typed)
        }
        asked += 1
        for (list, count) in zip(lists.dropFirst(), [1, 3]) {
          let typed = String(decoding: text[word].prefix(count), as: UTF8.self)
          let matching = lists[0].filter { $0.filterText.lowercased().hasPrefix(typed.lowercased()) }.map(\.label)
          let others = Set(list.map(\.label)).subtracting(lists[0].map(\.label))
          #expect(list.map(\.label).filter(matching.contains) == matching, "\(file.path) \(typed)")
          #expect(others.isEmpty, "\(file.path) \(typed)")
        }
      }
    }
    #expect(asked > 0)
  }

  /// Those behind a dot, without what has arguments: a case without its name is no pattern.
  private func memberNames(in text: [UInt8]) -> [Range<Int>] {
    text.indices.dropFirst().compactMap { start -> Range<Int>? in
      guard text[start - 1] == UInt8(ascii: "."), isNamePart(text[start]) else { return nil }
      let end = text[start...].firstIndex { !isNamePart($0) } ?? text.count
      return end < text.count && text[end] == UInt8(ascii: "(") ? nil : start..<end
    }
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    let scalar = Character(UnicodeScalar(byte))
    return byte < 0x80 && (scalar.isLetter || scalar.isNumber || scalar == "_")
  }
}
