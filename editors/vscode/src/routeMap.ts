// The panel with the route map. The server knows the graph, `media/map.js` draws it, this file carries between them.

import { randomBytes } from 'crypto'
import * as vscode from 'vscode'
import type { Range } from 'vscode-languageclient/node'
import { openSource } from './source'

/** What the script of the panel sends. */
interface PanelMessage { type: 'ready' | 'refresh' | 'open'; uri?: string; range?: Range }

type GraphRequest = (method: 'signalbox/routeGraph', params: { format: 'json' }) => Promise<unknown>

export class RouteMap {
  private readonly media: vscode.Uri
  private readonly saving: vscode.Disposable
  private panel: vscode.WebviewPanel | undefined

  constructor(extensionUri: vscode.Uri, private readonly request: GraphRequest) {
    this.media = vscode.Uri.joinPath(extensionUri, 'media')
    this.saving = vscode.workspace.onDidSaveTextDocument(document => {
      return document.languageId === 'swift' && this.panel?.visible ? this.refresh() : undefined
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
    this.panel.webview.onDidReceiveMessage((message: PanelMessage) => this.receive(message))
    this.panel.webview.html = this.html(this.panel.webview)
  }

  private async receive({ type, uri, range }: PanelMessage) {
    if (type === 'ready' || type === 'refresh') await this.refresh()
    if (type === 'open' && uri && range) await openSource(uri, range, vscode.ViewColumn.One)
  }

  private async refresh() {
    let message
    try {
      message = { type: 'graph', graph: await this.request('signalbox/routeGraph', { format: 'json' }) }
    } catch (error) {
      message = { type: 'problem', text: error instanceof Error ? error.message : String(error) }
    }
    await this.panel?.webview.postMessage(message)
  }

  private html(webview: vscode.Webview) {
    const nonce = randomBytes(16).toString('base64')
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
