// E2 a module's name in front of a type's tells it from what the file calls so itself.
// unfinished
// resolved: E2Shelf.book, E2Shelf.cover, E2Cover.front
//- /Sources/Library/Shelf.swift
import VDFlow

public struct E2Book: Equatable { public init() {} }
@Steps public struct E2Cover { public var front; public var back; public var none }
@Steps public struct E2Shelf {
  public var book: E2Book = E2Book()
  public var cover: E2Cover = .none
  public var none
}

//- /Sources/Reader/Reading.swift
import Library
import VDFlow

private struct E2Book { var id = 0 }
private struct E2Cover { var isOpen = false }
func e2Read(_ shelf: inout E2Shelf) {
  shelf.$book.select(with: Library.E2Book())
  shelf.cover.selected = Library.E2Cover.Steps.front
  print(E2Book().id, E2Cover().isOpen)
}
