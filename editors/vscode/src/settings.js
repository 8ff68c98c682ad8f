// From the settings of VS Code to what the server is started with and told.
'use strict'

/** Keys of the section that mean something to the extension alone. */
const EXTENSION_KEYS = ['path', 'arguments', 'trace']

/** @param {import('vscode').WorkspaceConfiguration} configuration */
function serverOptions(configuration) {
  return {
    command: configuration.get('path', 'signalbox'),
    args: configuration.get('arguments', ['lsp']),
  }
}

/** @param {string | undefined} choice @param {boolean} hasSwiftExtension */
function companion(choice, hasSwiftExtension) {
  if (choice === 'sourcekit-lsp' || choice === 'none') return choice
  return hasSwiftExtension ? 'sourcekit-lsp' : 'none'
}

/** @param {import('vscode').WorkspaceConfiguration} configuration @param {boolean} hasSwiftExtension */
function initializationOptions(configuration, hasSwiftExtension) {
  return {
    companion: companion(configuration.get('companion'), hasSwiftExtension),
    features: configuration.get('features', {}),
    diagnostics: configuration.get('diagnostics', {}),
  }
}

/**
 * The section as the server knows it.
 *
 * @param {Record<string, any> | null} section
 * @param {boolean} hasSwiftExtension
 */
function serverSettings(section, hasSwiftExtension) {
  if (!section) return section
  const known = Object.entries(section).filter(([key]) => !EXTENSION_KEYS.includes(key))
  return { ...Object.fromEntries(known), companion: companion(section.companion, hasSwiftExtension) }
}

module.exports = { initializationOptions, serverOptions, serverSettings }
