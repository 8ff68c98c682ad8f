// From the settings of VS Code to what the server is started with and told.

import type { WorkspaceConfiguration } from 'vscode'
import type { Executable } from 'vscode-languageclient/node'

type Section = Record<string, any>

/** Keys of the section that mean something to the extension, and are not passed on as they are. */
const EXTENSION_KEYS = ['path', 'arguments', 'trace']

export function serverOptions(configuration: WorkspaceConfiguration): Executable {
  return {
    command: configuration.get('path', 'signalbox'),
    args: configuration.get('arguments', ['lsp']),
  }
}

function companion(choice: string | undefined, hasSwiftExtension: boolean) {
  if (choice === 'sourcekit-lsp' || choice === 'none') return choice
  return hasSwiftExtension ? 'sourcekit-lsp' : 'none'
}

/** The section as the server knows it: `auto` is decided, and of `trace` only the file is the server's. */
export function serverSettings(section: Section | null, hasSwiftExtension: boolean): Section | null {
  if (!section) return section
  const known = Object.entries(section).filter(([key]) => !EXTENSION_KEYS.includes(key))
  const trace = section.trace?.file ? { trace: { file: section.trace.file } } : {}
  return { ...Object.fromEntries(known), ...trace, companion: companion(section.companion, hasSwiftExtension) }
}

export function initializationOptions(configuration: WorkspaceConfiguration, hasSwiftExtension: boolean) {
  const keys = ['companion', 'features', 'diagnostics', 'trace']
  return serverSettings(Object.fromEntries(keys.map(key => [key, configuration.get(key)])), hasSwiftExtension)
}
