/// The language of ignore patterns.

import Testing

@testable import Workspace

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.swift", "a/b.swift", true), ("*.swift", "a/b.swiftx", false), ("a?c", "abc", true), ("a?c", "a/c", false),
    ("/a", "a", true), ("/a", "b/a", false), ("a", "b/a", true), ("a/b", "a/b", true), ("a/b", "x/a/b", false),
    ("**/b", "b", true), ("**/b", "x/y/b", true), ("a/**", "a", false), ("a/**", "a/b/c", true),
    ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y/c", false), ("[a-c]x", "bx", true),
    ("[!a-c]x", "bx", false), ("[^a]x", "bx", true), ("[]]x", "]x", true), ("[a", "[a", true), ("\\*", "*", true),
    ("\\*", "a", false), ("*a*b*c", "xaybzc", true), ("*a*b*c", "xaybz", false), ("*", "anything", true),
    ("**", "a/b", true), ("a*", "b/abc", true), ("\\", "a", false), ("x**y", "xaay", true),
    ("[[:alpha:]]x", "Qx", true), ("[[:alpha:]]x", "1x", false), ("[^[:digit:]_]", "a", true),
    ("[^[:digit:]_]", "7", false), ("[[:space:][:upper:]-]", "-", true), ("[[:xdigit:]]", "g", false),
    ("[[:xdigit:]]", "F", true), ("[[:nothing:]]", "n", false), ("[a\\]b]x", "]x", true), ("[a\\]b]x", "bx", true),
    ("[\\[-\\]]", "\\", true), ("[a-]", "-", true), ("[:a]", ":", true),
  ]) func matching(pattern: String, path: String, expected: Bool) throws {
    let compiled = try #require(GlobPattern(Array(pattern.utf8)))
    #expect(compiled.matches(pathComponents(path)[...]) == expected)
  }

  @Test func manyStarsDoNotTakeForEver() throws {
    let pattern = try #require(GlobPattern(Array((String(repeating: "*a", count: 200) + "b").utf8)))
    #expect(!pattern.matches([[UInt8](repeating: 97, count: 2000)]))
    let deep = try #require(GlobPattern(Array((String(repeating: "**/a/", count: 100) + "b").utf8)))
    #expect(!deep.matches([[UInt8]](repeating: [97], count: 500)[...]))
  }

  @Test(arguments: ["", "/", "//"]) func patternsThatMatchNothing(text: String) {
    #expect(GlobPattern(Array(text.utf8)) == nil)
  }
}
