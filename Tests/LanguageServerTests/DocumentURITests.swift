/// Spellings of URIs.

import SourceText
import Testing

@testable import LanguageServer

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("file:///a//b.swift", "/a/b.swift"), ("file:///a/./b.swift", "/a/b.swift"),
    ("file:///a/x/../b.swift", "/a/b.swift"), ("file:///../b.swift", "/b.swift"), ("file:///%61/b.swift", "/a/b.swift"),
    ("FILE:///a/b.swift", "/a/b.swift"), ("file:/a/b.swift", "/a/b.swift"), ("file://localhost/a", "/a"),
    ("file:///c%3A/a", "/c:/a"), ("file:///C:/a", "/c:/a"), ("file:///a%20b%2", "/a b%2"), ("file:///a%zz", "/a%zz"),
    ("file:///%C3%A4", "/ä"), ("file://host/a", "/host/a"), ("file:", "/"), ("file:///", "/"),
  ]) func paths(_ spelling: String, _ path: String) {
    #expect(DocumentURI(spelling).path == path)
    #expect(DocumentURI(spelling).key == path)
    #expect(DocumentURI(spelling).spelling == spelling)
  }

  @Test(arguments: ["untitled:Untitled-1", "git:/a", "", "a", ":", "%"]) func othersHaveNoPath(_ spelling: String) {
    #expect(DocumentURI(spelling).path == nil)
  }

  @Test func otherSchemesHaveOneKeyForAllSpellings() {
    #expect(DocumentURI("untitled:a%20b").key == DocumentURI("untitled:a b").key)
  }

  /// A combining mark is one character with the slash before it.
  @Test func filesBeginWithAnyCharacter() {
    for path in ["/", "/a"] {
      let place = FolderPlace(id: FolderID(number: 1), path: path, isLoose: false)
      let folder = path == "/" ? "" : path
      #expect(place.file(of: DocumentURI("file://\(folder)/%CC%81b/c.swift"))?.path == "\u{301}b/c.swift")
      #expect(place.file(of: DocumentURI("file://\(folder)")) == nil)
      #expect(place.file(of: DocumentURI("file:///ab/c.swift")) == (path == "/" ? FileID("ab/c.swift") : nil))
    }
  }

  @Test func pathsAreEncodedAsClientsDo() {
    #expect(percentEncoded("/a b/ä+(1)/x-1._~.swift") == "/a%20b/%C3%A4%2B%281%29/x-1._~.swift")
    #expect(DocumentURI(folder: "/a b/").spelling == "file:///a%20b")
    #expect(DocumentURI(folder: "file:///a%20b").path == "/a b")
  }
}
