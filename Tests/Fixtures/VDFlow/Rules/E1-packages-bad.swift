// E1-packages-bad Two targets of a package keep a flow of one name each to themselves: code is held to its own target's.
// unfinished
// resolved: E1Packages.home, E1Packages.list, E1Packages.cart, E1Packages.pay
// unresolved: 'E1PackagesOpen' is declared more than once; 'E1Packages' is declared more than once
//- /Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Apps",
  targets: [
    .target(name: "Feed"), .target(name: "Shop"), .target(name: "Core"), .testTarget(name: "FeedTests"),
  ])
//- /Sources/Feed/Flow.swift
import VDFlow
@Steps struct E1Packages { var home; var list: Int = 0 }
@Steps struct E1PackagesOpen { var a; var b: Int = 0 }
func e1packagesFeed(_ f: inout E1Packages, _ o: inout E1PackagesOpen) {
  f.$home.select()
  f.selected = .list
  f.selected = .cart
//              ^^^^ unknown-route
  switch f.selected { case .home: break }
//       ^^^^^^^^^^ non-exhaustive-switch
  o.$c.select()
}
func e1packagesAssigned(_ f: inout E1Packages) {
  f.list = 3
//  ^^^^ warning no-op-transition
}
//- /Sources/Shop/Flow.swift
import VDFlow
@Steps struct E1Packages { var cart; var pay: String = "" }
//- /Sources/Shop/Pay.swift
import VDFlow
func e1packagesShop(_ f: inout E1Packages) {
  f.$cart.select()
  f.$pay.select(with: "x")
  f.$crt.select()
//   ^^^ unknown-route
}
//- /Sources/Core/Flow.swift
import VDFlow
@Steps public struct E1PackagesOpen { public var c; public var d }
//- /Tests/FeedTests/Flows.swift
import VDFlow
import XCTest
@testable import Feed
func e1packagesTest(_ f: inout E1Packages) { f.selected = .home }
