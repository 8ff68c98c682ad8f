// The page of the panel, as far as `media/map.js` touches it.
'use strict'

const fs = require('fs')
const path = require('path')
const vm = require('vm')

class Element {
  constructor(name) {
    Object.assign(this, { name, attributes: {}, children: [], listeners: {}, classList: { add() {} }, textContent: '', value: '' })
  }

  setAttribute(key, value) { this.attributes[key] = value }

  append(...children) { this.children.push(...children) }

  replaceChildren(...children) { this.children = children }

  addEventListener(name, listener) { this.listeners[name] = listener }
}

/** Runs the scripts of the panel as the panel does. */
module.exports = folder => {
  const byID = new Map(['filter', 'map', 'summary', 'refresh'].map(id => [id, new Element(id)]))
  const page = new Element('page')
  const sent = []
  const context = vm.createContext({
    acquireVsCodeApi: () => ({ postMessage: message => sent.push(message) }),
    document: { getElementById: id => byID.get(id), createElementNS: (_, name) => new Element(name) },
    window: page,
  })
  for (const script of ['layout.js', 'map.js']) {
    vm.runInContext(fs.readFileSync(path.join(folder, 'media', script), 'utf8'), context, { filename: script })
  }
  return {
    sent,
    receive: data => page.listeners.message({ data }),
    filter(text) {
      byID.get('filter').value = text
      byID.get('filter').listeners.input()
    },
    nodes: () => byID.get('map').children[0].children
      .filter(each => each.attributes.class?.startsWith('node'))
      .map(each => ({ text: each.children[1].textContent, click: () => each.listeners.click() })),
  }
}
