/// What has no input file: values that only a program can make, and the options.

import JSON
import Testing

@Suite struct JSONTests {
  init() { prepareJSON() }

  private func written(_ value: JSONValue, layout: JSONLayout = .compact) throws -> String {
    String(decoding: try writeJSON(value, layout: layout), as: UTF8.self)
  }

  @Test func realsThatJSONCannotExpressAreNull() throws {
    #expect(try written([.real(.nan), .real(.infinity), .real(-.infinity)]) == "[null,null,null]")
  }

  @Test func realsArePrintedAsPeopleWriteThem() throws {
    #expect(try written([0.1, 0.3, 1e300, 12.345]) == "[0.1,0.3,1e300,12.345]")
  }

  @Test func longTextIsWrittenWhole() throws {
    let text = String(repeating: "ä𐐀\u{0}", count: 50_000)
    #expect(try parseJSON(try writeJSON(["a": .string(text)])) == ["a": .string(text)])
  }

  @Test func valuesDeeperThanTheLimitAreRefused() throws {
    var value: JSONValue = 1
    for _ in 0..<256 { value = .array([value]) }
    #expect(throws: Never.self) { try writeJSON(value) }
    #expect(throws: JSONWriteError.tooDeep) { try writeJSON(["a": value]) }
  }

  @Test func indentedLayoutIsStable() throws {
    #expect(try written(["b": 1, "a": [true]], layout: .indented) == "{\n  \"b\": 1,\n  \"a\": [\n    true\n  ]\n}")
  }

  @Test func duplicateKeysCanBeRejected() {
    #expect(throws: JSONSyntaxError.self) {
      try parseJSON(Array(#"{"a":1,"a":2}"#.utf8), rejectingDuplicateKeys: true)
    }
  }

  @Test func errorsSayWhere() {
    let error = #expect(throws: JSONSyntaxError.self) { try parseJSON(Array(#"{"a":tru}"#.utf8)) }
    #expect(error?.offset == 8)
  }

  @Test func realsAreIntegersOnlyWhereExact() {
    #expect(JSONValue.real(3).integerValue == 3)
    #expect(JSONValue.real(3.5).integerValue == nil)
    #expect(JSONValue.real(1e300).integerValue == nil)
    #expect(JSONValue.real(.nan).integerValue == nil)
  }

  @Test func membersWithoutValueAreLeftOut() throws {
    let object = JSONObject(["a": 1, "b": nil, "c": .null] as KeyValuePairs<String, JSONValue?>)
    #expect(try written(.object(object)) == #"{"a":1,"c":null}"#)
  }

  @Test func everyByteAsInputIsSurvived() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max { _ = try? parseJSON([first, second]) }
      _ = try? parseJSON([UInt8(ascii: "\""), UInt8(ascii: "\\"), first])
      _ = try? parseJSON([UInt8(ascii: "\""), UInt8(ascii: "\\"), first, UInt8(ascii: "\"")])
    }
  }
}
