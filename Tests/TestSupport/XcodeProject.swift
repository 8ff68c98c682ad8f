/// What Xcode writes, as far as it matters.

/// A `project.pbxproj` that compiles these files, with more entries. Names stand as they would in Xcode's: in quotes where
/// they hold spaces.
package func xcodeProject(
  naming files: [String], entries: [String] = [], phase: String = "PBXSourcesBuildPhase"
) -> String {
  let references = files.map {
    "\t\tAB /* \($0) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \($0); };\n"
  }
  let builds = files.map { "\t\tCD /* \($0) in Sources */ = {isa = PBXBuildFile; fileRef = AB /* \($0) */; };\n" }
  let sources = files.map { "\t\t\t\tCD /* \($0) in Sources */,\n" }
  return """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {
    \(builds.joined())\(references.joined())\(entries.map { "\t\t\($0)\n" }.joined())\
    \t\tEF /* Sources */ = {
    \t\t\tisa = \(phase);
    \t\t\tfiles = (
    \(sources.joined())\t\t\t);
    \t\t};
    \t};
    \trootObject = FF /* Project object */;
    }

    """
}
