/// Where a text may name a member.

import SourceText
import Testing

@testable import IDE

@Suite struct MemberPlacesTests {
  private func places(_ text: String, _ kind: MemberPlaces.Kind = .any) -> [Int] {
    let places = MemberPlaces(of: "cart", in: Array(text.utf8), kind)
    return (0..<text.utf8.count).filter { places.lie(in: TextRange($0, $0 + 1)) }
  }

  @Test(arguments: [
    (".cart", 1), ("a.cart(1)", 2), (".`cart`", 2), ("a\n  .cart?.b", 5), ("\\.cart", 2), ("\"\\(Page.cart)\"", 8),
    ("a. cart", 3), (".cart×2", 1),
  ]) func aMemberIsFound(_ text: String, _ offset: Int) { #expect(places(text) == [offset]) }

  @Test(arguments: ["cart", "cart.a", "let cart: Int", "case cart", ".carts", ".cart2", ".discart", "a.cart_", ".car"])
  func nothingElseIs(_ text: String) { #expect(places(text) == []) }

  @Test(arguments: [
    ("\\.cart", 2), ("\\Shop.cart", 6), ("\\.shop?.cart.first", 8), ("f(\\.$cart)", 5), ("\\[Shop].cart", 8),
  ]) func aComponentOfAKeyPathIsFound(_ text: String, _ offset: Int) { #expect(places(text, .ofKeyPaths) == [offset]) }

  @Test(arguments: [".cart", "shop.cart", "\\.discart", "\"\\(shop.cart)\"", "\\.shop, shop.cart"])
  func noOtherMemberIs(_ text: String) { #expect(places(text, .ofKeyPaths).isEmpty) }

  @Test func placesLieInRanges() {
    let places = MemberPlaces(of: "cart", in: Array(".cart .cart".utf8))
    #expect(places.lie(in: TextRange(0, 2)) && places.lie(in: TextRange(5, 11)))
    #expect(!places.lie(in: TextRange(0, 1)) && !places.lie(in: TextRange(2, 7)) && !places.isEmpty)
  }
}
