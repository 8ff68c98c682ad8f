// Draws the route map and sends clicks back. Runs in the panel, without access to anything else.
'use strict';

(function () {
  const vscode = acquireVsCodeApi()
  const filter = document.getElementById('filter')
  const map = document.getElementById('map')
  const summary = document.getElementById('summary')
  let graph = { nodes: [], edges: [] }

  function element(name, attributes = {}, text) {
    const result = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, value)
    if (text !== undefined) result.textContent = text
    return result
  }

  /** A click, or Enter on what has the focus, opens the source. */
  function leadsToSource(shape, { uri, range }) {
    if (!uri || !range) return
    const open = () => vscode.postMessage({ type: 'open', uri, range })
    shape.classList.add('link')
    shape.setAttribute('tabindex', '0')
    shape.setAttribute('role', 'link')
    shape.addEventListener('click', open)
    shape.addEventListener('keydown', event => { if (event.key === 'Enter') open() })
  }

  function drawEdge(edge, from, to) {
    const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
    const [x2, y2] = [to.x, to.y + to.height / 2]
    const bend = Math.max(40, Math.abs(x2 - x1) / 2)
    const path = `M${x1},${y1} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}`
    const shape = element('path', { class: `edge ${edge.kind}`, d: path, 'marker-end': 'url(#arrow)' })
    shape.append(element('title', {}, `${from.node.name} → ${to.node.name}: ${edge.kind}`))
    leadsToSource(shape, edge)
    return shape
  }

  function drawNode({ node, x, y, width, height }) {
    const group = element('g', { class: `node ${node.kind}`, transform: `translate(${x},${y})` })
    group.append(
      element('rect', { width, height, rx: node.kind === 'screen' ? 2 : 8 }),
      element('text', { x: width / 2, y: height / 2 }, node.name),
      element('title', {}, `${node.kind} ${node.id}`))
    leadsToSource(group, node)
    return group
  }

  /** What matches the filter, and its neighbours. */
  function shown() {
    const wanted = filter.value.trim().toLowerCase()
    if (!wanted) return graph
    const hits = new Set(graph.nodes.filter(node => node.name.toLowerCase().includes(wanted)).map(node => node.id))
    const edges = graph.edges.filter(edge => hits.has(edge.from) || hits.has(edge.to))
    const near = new Set([...hits, ...edges.flatMap(edge => [edge.from, edge.to])])
    return { nodes: graph.nodes.filter(node => near.has(node.id)), edges }
  }

  function draw() {
    const part = shown()
    const { boxes, width, height } = globalThis.signalbox.layout(part)
    const boxOf = new Map(boxes.map(box => [box.node.id, box]))
    const picture = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` })
    const arrow = element('marker', {
      id: 'arrow', viewBox: '0 0 8 8', refX: 8, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto',
    })
    arrow.append(element('path', { d: 'M0,0 L8,4 L0,8 z' }))
    picture.append(arrow)
    for (const edge of part.edges) {
      const [from, to] = [boxOf.get(edge.from), boxOf.get(edge.to)]
      if (from && to) picture.append(drawEdge(edge, from, to))
    }
    picture.append(...boxes.map(drawNode))
    map.replaceChildren(picture)
    summary.textContent = `${part.nodes.length} of ${graph.nodes.length} places`
  }

  window.addEventListener('message', ({ data }) => {
    if (data.type === 'graph') {
      graph = data.graph
      draw()
    } else if (data.type === 'problem') {
      summary.textContent = data.text
    }
  })
  filter.addEventListener('input', draw)
  document.getElementById('refresh').addEventListener('click', () => vscode.postMessage({ type: 'refresh' }))
  vscode.postMessage({ type: 'ready' })
})()
