/// What can be set, and what cannot.

import JSON
import Testing

@testable import LanguageServer

@Suite struct SettingsTests {
  @Test func laterSettingsWinAndOthersStay() {
    var settings = Settings()
    #expect(settings.merge(["companion": "sourcekit-lsp", "features": ["hover": false]]).isEmpty)
    #expect(settings.merge(["diagnostics": ["debounceMilliseconds": 0], "companion": .null]).isEmpty)
    #expect(settings.hasCompanion)
    #expect(settings.diagnosticsDebounce == .zero)
    #expect(!settings.isEnabled(Feature(name: "hover")))
    #expect(settings.isEnabled(Feature(name: "completion")))
  }

  @Test func oddValuesAreSurvived() {
    var settings = Settings()
    let complaints = settings.merge(["x": 1, "companion": 5, "features": []])
    #expect(
      complaints == [
        "There is no setting 'x'.", "The setting 'companion' is to be a string.",
        "The setting 'features' is to be an object.",
      ])
    #expect(settings.merge(["diagnostics": ["debounceMilliseconds": -5]]).isEmpty)
    #expect(settings.diagnosticsDebounce == .zero)
    #expect(settings.merge([1, 2]).isEmpty)
  }

  @Test func whatMeansNothingInsideOfAGroupIsNamedAndChangesNothing() {
    var settings = Settings()
    #expect(settings.merge(["features": ["hover": false], "trace": ["file": "a"]]).isEmpty)
    let old = settings
    let complaints = settings.merge([
      "features": ["hovr": false, "hover": "no", "completion": .null], "diagnostics": ["debounce": 5],
      "trace": ["fil": "b", "file": 5],
    ])
    #expect(
      complaints == [
        "There is no setting 'features.hovr'.", "The setting 'features.hover' is to be true or false.",
        "There is no setting 'diagnostics.debounce'.", "There is no setting 'trace.fil'.",
        "The setting 'trace.file' is to be a string.",
      ])
    #expect(settings == old)
  }

  @Test func anUnknownCompanionLeavesTheOneBefore() {
    var settings = Settings()
    #expect(settings.merge(["companion": "sourcekit-lsp"]).isEmpty)
    #expect(settings.merge(["companion": "auto"]) == ["There is no companion 'auto'."])
    #expect(settings.hasCompanion)
    #expect(settings.merge(["companion": "none"]).isEmpty)
    #expect(!settings.hasCompanion)
  }
}
