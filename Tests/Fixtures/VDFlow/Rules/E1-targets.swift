// E1-targets Two targets declare a flow of one name: code means its own target's, and of what that lacks nothing is said.
// unfinished
// resolved: E1Targets.list, E1Targets.home, E1Targets.cart, E1Targets.pay, E1Targets.none, E1Targets.cart, E1Targets.pay, E1TargetsOnce.cart
// unresolved: 'E1Targets' is declared more than once; 'E1Targets' is declared more than once; 'E1Targets' is declared more than once
//- /Sources/Feed/Flow.swift
import VDFlow
@Steps struct E1Targets { var home; var list: [Int] = [] }
func e1targetsFeed(_ f: inout E1Targets) {
  f.selected = .list
  f.$home.select()
  f.selected = .pay
}
//- /Sources/Shop/Flow.swift
import VDFlow
@Steps struct E1Targets { var cart; var pay: String = ""; var none }
struct E1TargetsShop { var flow: E1Targets = .cart }
@Steps struct E1TargetsOnce { var cart; var none }
//- /Sources/Shop/Pay.swift
import VDFlow
func e1targetsShop(_ f: inout E1Targets, _ shop: inout E1TargetsShop, _ once: inout E1TargetsOnce) {
  f.selected = .pay
  f.selected = nil
  shop.flow.$cart.select()
  f = .pay("x")
  once.$cart.select()
  once.$pay.select()
//      ^^^ unknown-route
  f.$list.select()
}
//- /Sources/Both/Use.swift
import Feed
import VDFlow
func e1targetsBoth(_ f: inout E1Targets) { f.selected = .home }
