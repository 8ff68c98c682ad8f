/// Whether code is part of the app.

import Facts
import Semantics
import SourceText

enum SourceRole {
  /// Tests and what stands in for real things: never a sender, never an owner.
  static func isTest(_ file: FileID, imports: [String]) -> Bool {
    SourceModule.areTests(imports) || file.isTest || isPreviewContent(file)
  }

  /// In Xcode's folder of development assets. What a build for development holds, an app may rely on.
  static func isPreviewContent(_ file: FileID) -> Bool {
    guard file.path.utf8.contains(UInt8(ascii: " ")) else { return false }
    return file.path.split(separator: "/").dropLast().contains("Preview Content")
  }

  /// A provider of previews, or a stand-in by its name.
  static func isPreview(_ type: NominalID, _ resolver: Resolver) -> Bool {
    if type.simpleName.hasPrefix("Mock") || type.simpleName.hasSuffix("Mock") { return true }
    return resolver.info(type).supertypes.contains { $0.description == "PreviewProvider" }
  }

  /// In the code of such a type.
  static func isPreview(_ place: Location, _ names: NameTable, _ resolver: Resolver) -> Bool {
    names.types(of: place.file).contains {
      $0.node.range.contains(place.range) && isPreview(NominalID($0.qualifiedName), resolver)
    }
  }
}
