/// Where a view, a link, a destination or a push stands: what one member of a view type says about it.

import Facts
import Semantics
import SourceText

/// A property or function that gives back a view.
struct ViewMember: Hashable, Sendable {
  var type: NominalID
  var name: String
}

struct ViewPlace: Hashable, Sendable {
  enum Above: Hashable, Sendable {
    /// A navigation stack; its path where one is bound.
    case stack(EnumPathBound?)
    /// A window or a sheet: no stack reaches in here.
    case nothing
    /// Whatever is above the member.
    case member(ViewMember)
    case unknown
  }

  var above: Above
  /// Inside a `TabView`, as far as the member says.
  var isInTab = false
  /// The view type in whose code the place is.
  var owner: NominalID?
  /// What the stack or the window shows that is above, as far as this code says.
  var content = TextRange.zero

  static let unknown = ViewPlace(above: .unknown)
}

/// A view type that is constructed, or a member that is named.
struct ViewUse: Hashable, Sendable {
  var member: ViewMember
  var range: TextRange
  var place: ViewPlace
}

/// A `NavigationStack`, or a container with columns, and the place at which it stands.
struct ViewStack: Hashable, Sendable {
  var path: EnumPathBound?
  var range: TextRange
  var place: ViewPlace
  /// Of a `NavigationSplitView`: the type in whose code it stands.
  var splitView: NominalID?
}

/// `NavigationLink(value:)`, or a destination.
struct ViewNeed: Hashable, Sendable {
  var range: TextRange
  var isLink: Bool
  var place: ViewPlace
}

/// `.withRoutes()`, a function of the app's own that adds nothing but destinations to what is in front of it.
struct ViewMounting: Hashable, Sendable {
  var name: String
  var nameRange: TextRange
  /// With what it is added to.
  var range: TextRange
  var place: ViewPlace
}

/// `@StateObject var nav = Nav()` in a view.
struct HolderCreation: Hashable, Sendable {
  var view: NominalID
  var holder: NominalID
  var name: String
  var range: TextRange
  /// `$nav` occurs: a stack, or somebody else, gets its path.
  var isBound: Bool
  /// The object itself is handed to somebody.
  var isHandedOn: Bool
  var pushes: Bool
}

/// What one file says about the tree of views.
struct ViewFacts: Sendable {
  var uses: [ViewUse] = []
  var stacks: [ViewStack] = []
  var needs: [ViewNeed] = []
  var mountings: [ViewMounting] = []
  var creations: [HolderCreation] = []

  var isEmpty: Bool {
    uses.isEmpty && stacks.isEmpty && needs.isEmpty && mountings.isEmpty && creations.isEmpty
  }
}

/// SwiftUI's names by what they do to views inside them.
enum ViewContainers {
  static let windows: NameSet = ["WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra"]
  static let sheets: NameSet = ["sheet", "fullScreenCover", "popover"]
  /// Leave what is inside where it is.
  static let transparent: NameSet = [
    "VStack", "HStack", "ZStack", "Group", "List", "ForEach", "Section", "Form", "ScrollView", "LazyVStack",
    "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "GeometryReader", "ScrollViewReader", "TabView", "Tab",
    "AnyView", "GroupBox", "DisclosureGroup", "ViewThatFits", "NavigationLink", "Button", "Label", "Text", "Image",
    "Spacer", "Divider", "EmptyView", "Color", "Toggle", "Picker", "TextField", "Menu", "Link", "ProgressView",
  ]
  /// Modifiers that leave what they modify, and what they bring, where it is.
  static let modifiers: NameSet = [
    "padding", "frame", "background", "overlay", "foregroundColor", "foregroundStyle", "font", "bold", "opacity",
    "cornerRadius", "clipShape", "clipped", "shadow", "offset", "position", "zIndex", "hidden", "disabled", "tint",
    "accentColor", "tag", "id", "tabItem", "badge", "navigationTitle", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "navigationBarHidden", "navigationBarBackButtonHidden", "toolbar",
    "toolbarBackground", "toolbarColorScheme", "navigationDestination", "listStyle", "listRowBackground",
    "listRowInsets", "listRowSeparator", "scrollContentBackground", "safeAreaInset", "ignoresSafeArea",
    "edgesIgnoringSafeArea", "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "task", "onOpenURL",
    "refreshable", "searchable", "environment", "environmentObject", "transition", "animation", "alert",
    "confirmationDialog", "contextMenu", "swipeActions", "accessibilityLabel", "accessibilityIdentifier", "buttonStyle",
    "textFieldStyle", "pickerStyle", "labelStyle", "preferredColorScheme", "colorScheme", "lineLimit",
    "multilineTextAlignment", "scaleEffect", "rotationEffect", "layoutPriority", "fixedSize", "aspectRatio",
    "resizable", "sheet", "fullScreenCover", "popover", "tabViewStyle", "navigationViewStyle", "gesture",
  ]
}
