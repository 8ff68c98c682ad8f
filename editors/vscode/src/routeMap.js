// The panel with the route map. The server knows the graph, `media/map.js` draws it, and this file carries between them.
'use strict'

const crypto = require('crypto')
const vscode = require('vscode')
const { openSource } = require('./source')

class RouteMap {
  /**
   * @param {vscode.Uri} extensionUri
   * @param {(method: 'signalbox/routeGraph', params: { format: 'json' }) => Promise<unknown>} request
   */
  constructor(extensionUri, request) {
    this.media = vscode.Uri.joinPath(extensionUri, 'media')
    this.request = request
    /** @type {vscode.WebviewPanel | undefined} */
    this.panel = undefined
    this.saving = vscode.workspace.onDidSaveTextDocument(document => {
      if (document.languageId === 'swift' && this.panel?.visible) return this.refresh()
    })
  }

  show() {
    if (this.panel) return this.panel.reveal()
    this.panel = vscode.window.createWebviewPanel('signalbox.routeMap', 'Route Map', vscode.ViewColumn.Beside, {
      enableScripts: true,
      localResourceRoots: [this.media],
      retainContextWhenHidden: true,
    })
    this.panel.onDidDispose(() => { this.panel = undefined })
    this.panel.webview.onDidReceiveMessage(message => this.receive(message))
    this.panel.webview.html = this.html(this.panel.webview)
  }

  /** @param {{ type: string, uri?: string, range?: import('vscode-languageclient/node').Range }} message */
  async receive(message) {
    if (message.type === 'ready' || message.type === 'refresh') return this.refresh()
    if (message.type === 'open' && message.uri && message.range) return openSource(message.uri, message.range, vscode.ViewColumn.One)
  }

  async refresh() {
    let message
    try {
      message = { type: 'graph', graph: await this.request('signalbox/routeGraph', { format: 'json' }) }
    } catch (error) {
      message = { type: 'problem', text: error instanceof Error ? error.message : String(error) }
    }
    await this.panel?.webview.postMessage(message)
  }

  /** @param {vscode.Webview} webview */
  html(webview) {
    const nonce = crypto.randomBytes(16).toString('base64')
    const style = webview.asWebviewUri(vscode.Uri.joinPath(this.media, 'map.css'))
    const layout = webview.asWebviewUri(vscode.Uri.joinPath(this.media, 'layout.js'))
    const script = webview.asWebviewUri(vscode.Uri.joinPath(this.media, 'map.js'))
    const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`
    return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <link rel="stylesheet" href="${style}">
  <title>Route Map</title>
</head>
<body>
  <header>
    <input id="filter" type="search" placeholder="Filter by name" aria-label="Filter by name">
    <button id="refresh" type="button">Refresh</button>
    <span id="summary" role="status"></span>
  </header>
  <main id="map"></main>
  <script nonce="${nonce}" src="${layout}"></script>
  <script nonce="${nonce}" src="${script}"></script>
</body>
</html>`
  }

  dispose() {
    this.saving.dispose()
    this.panel?.dispose()
  }
}

module.exports = { RouteMap }
