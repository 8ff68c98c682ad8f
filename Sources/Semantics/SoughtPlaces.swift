/// Where in a body something stands that a visitor has to see: what holds none of these places is passed.

package import Facts
package import SourceText

package final class SoughtPlaces {
  /// In ascending order.
  private var offsets: [Int]
  private let spelled: SpelledNames

  /// `offsets`: in no order.
  package init(_ offsets: [Int], in spelled: SpelledNames) {
    self.offsets = offsets.count < 2 ? offsets : offsets.sorted()
    self.spelled = spelled
  }

  package var isEmpty: Bool { offsets.isEmpty }
  package var first: Int? { offsets.first }

  package func lie(in range: TextRange) -> Bool {
    let index = index(of: range.start)
    return index < offsets.count && offsets[index] < range.end
  }

  package func add(_ offset: Int) {
    let index = index(of: offset)
    if index == offsets.count || offsets[index] != offset { offsets.insert(offset, at: index) }
  }

  /// All places where the body spells a name, within a range.
  package func add(placesOf name: String, in range: TextRange? = nil) {
    for offset in spelled.offsets(of: name) where range?.contains(offset) != false { add(offset) }
  }

  /// Of the first place from an offset on.
  private func index(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
