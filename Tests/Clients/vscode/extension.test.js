// The extension from its activation to its end, against the real server.
'use strict'

const assert = require('assert')
const path = require('path')
const { pathToFileURL } = require('url')
const test = require('node:test')

const host = require('./host')
const folder = process.env.SIGNALBOX_EXTENSION
const manifest = require(path.join(folder, 'package.json'))
const extension = require(path.join(folder, manifest.main))
const { layout } = require(path.join(folder, 'media/layout.js'))
const { serverSettings } = require(path.join(folder, 'out/settings.js'))

const { record } = host
const run = name => record.commands.get(name)()
Object.assign(host.settings, {
  path: process.env.SIGNALBOX, root: pathToFileURL(process.env.WORKSPACE).toString(), companion: 'auto',
})

test('activation registers every command of the manifest, and starts the server', async () => {
  await extension.activate({ extensionUri: folder, subscriptions: [] })
  assert.deepStrictEqual(record.errors, [])
  assert.deepStrictEqual([...record.commands.keys()].sort(), manifest.contributes.commands.map(each => each.command).sort())
  const { server, options } = host.LanguageClient.last
  assert.deepStrictEqual(server.args, manifest.contributes.configuration.properties['signalbox.arguments'].default)
  assert.deepStrictEqual(options.documentSelector, [{ language: 'swift', scheme: 'file' }])
  assert.strictEqual(options.initializationOptions.companion, 'none')
})

test('the server gets the settings that it knows, and no others', async () => {
  const section = { path: 'a', arguments: [], trace: { server: 'off' }, companion: 'auto', features: { hover: false } }
  assert.deepStrictEqual(serverSettings(section, true), { companion: 'sourcekit-lsp', features: { hover: false } })
  const traced = { trace: { server: 'off', file: '/tmp/session' }, companion: 'none' }
  assert.deepStrictEqual(serverSettings(traced, true), { companion: 'none', trace: { file: '/tmp/session' } })
  assert.strictEqual(serverSettings(null, true), null)
  const { configuration } = host.LanguageClient.last.options.middleware.workspace
  const params = { items: [{ section: 'signalbox' }, { section: 'other' }] }
  const next = async () => [section, { path: 'b' }]
  assert.deepStrictEqual(await configuration(params, undefined, next), [
    { companion: 'none', features: { hover: false } }, { path: 'b' },
  ])
})

test('the panel shows the graph, without access to anything remote', async () => {
  await run('signalbox.showRouteMap')
  const [panel] = record.panels
  const { html } = panel.webview
  assert.match(html, /default-src 'none'/)
  assert.doesNotMatch(html, /unsafe|https?:(?!\/\/panel\.example)/)
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(html)
  assert.strictEqual(html.split(`nonce="${nonce}"`).length, 3)
  await panel.send({ type: 'ready' })
  const { graph } = panel.messages.at(-1)
  assert.ok(graph.nodes.some(node => node.id === 'ParcelsCoordinator.detail'))
  const { boxes, width, height } = layout(graph)
  assert.strictEqual(boxes.length, graph.nodes.length)
  const places = new Set(boxes.map(box => `${box.x},${box.y}`))
  assert.strictEqual(places.size, boxes.length)
  assert.ok(boxes.every(box => box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height))
})

test('a click opens the source', async () => {
  const [panel] = record.panels
  const node = panel.messages.at(-1).graph.nodes.find(each => each.id === 'ParcelsCoordinator.detail')
  await panel.send({ type: 'open', uri: node.uri, range: node.range })
  const opened = record.opened.at(-1)
  assert.match(opened.target, /Coordinators\/ParcelsCoordinator\.swift$/)
  assert.strictEqual(opened.viewColumn, 1)
  const line = require('fs').readFileSync(new URL(opened.target), 'utf8').split('\n')[opened.selection.startLine]
  assert.strictEqual(line.slice(opened.selection.startCharacter, opened.selection.endCharacter), 'detail')
})

test('saving draws anew, and only one panel is ever there', async () => {
  const [panel] = record.panels
  const before = panel.messages.length
  await host.save({ languageId: 'swift' })
  await host.save({ languageId: 'json' })
  await run('signalbox.showStatus')
  assert.strictEqual(panel.messages.length, before + 1)
  await run('signalbox.showRouteMap')
  assert.ok(panel.revealed && record.panels.length === 1)
})

test('the drawing script draws, filters and sends clicks', async () => {
  const drawing = require('./drawing')(folder)
  drawing.receive({ type: 'graph', graph: record.panels[0].messages.at(-1).graph })
  assert.strictEqual(drawing.nodes().length, record.panels[0].messages.at(-1).graph.nodes.length)
  drawing.nodes().find(node => node.text === 'detail').click()
  assert.match(drawing.sent.at(-1).uri, /ParcelsCoordinator\.swift$/)
  drawing.filter('tracking')
  assert.ok(drawing.nodes().length > 1 && drawing.nodes().length < 10)
})

test('a path is shown hop by hop, and copied as code', async () => {
  const named = name => items => items.find(item => item.label === name)
  host.choose(named('MainCoordinator'), named('ProfileScreen'), hops => hops.at(-1))
  await run('signalbox.showPath')
  assert.match(record.opened.at(-1).target, /\.swift$/)
  host.choose(named('MainCoordinator'), named('ProfileScreen'))
  await run('signalbox.copyPath')
  assert.match(record.clipboard, /focusFirst\(\\\.profile\)/)
  host.choose(named('ProfileScreen'), named('MainCoordinator'))
  await run('signalbox.copyPath')
  assert.match(record.information.at(-1), /No chain/)
  host.choose(() => undefined)
  await run('signalbox.showPath')
  assert.deepStrictEqual(record.errors, [])
})

test('a change of the settings starts the server anew, one of the trace does not', async () => {
  const first = host.LanguageClient.last
  await host.changeSettings({ 'trace.server': 'verbose' })
  assert.strictEqual(host.LanguageClient.last, first)
  await host.changeSettings({ extensions: ['swiftlang.swift-vscode'], features: { hover: false } })
  assert.strictEqual(first.exitCode, 0)
  assert.strictEqual(host.LanguageClient.last.options.initializationOptions.companion, 'sourcekit-lsp')
})

test('a missing server is one message that says what to do', async () => {
  await host.changeSettings({ path: '/nowhere/signalbox' })
  assert.strictEqual(record.errors.length, 1)
  assert.match(record.errors[0], /make install/)
  await host.changeSettings({ path: process.env.SIGNALBOX })
  assert.strictEqual(record.errors.length, 1)
})

test('the end is clean', async () => {
  const last = host.LanguageClient.last
  await extension.deactivate()
  assert.strictEqual(last.exitCode, 0)
})
