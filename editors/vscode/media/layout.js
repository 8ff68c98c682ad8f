// Where the nodes of a route graph stand: columns by distance from where the app starts, rows by order.
'use strict';

(function (exports) {
  const CHARACTER = 7.5
  const PADDING = 12
  const HEIGHT = 26
  const ROW = 38
  const GAP = 90

  /** Nodes that nothing leads to, coordinators first: what they lead to stands to their right. */
  function starts(nodes, edges) {
    const reached = new Set(edges.filter(edge => edge.from !== edge.to).map(edge => edge.to))
    const free = nodes.filter(node => !reached.has(node.id))
    return [...free].sort((a, b) => (b.kind === 'coordinator') - (a.kind === 'coordinator'))
  }

  /** The column of each node: its distance from the nearest start. Cycles without a start begin anywhere. */
  function columns(nodes, edges) {
    const outgoing = new Map(nodes.map(node => [node.id, []]))
    for (const edge of edges) outgoing.get(edge.from)?.push(edge.to)
    const column = new Map()
    const walk = queue => {
      for (const id of queue) {
        for (const next of outgoing.get(id) ?? []) {
          if (column.has(next) || !outgoing.has(next)) continue
          column.set(next, column.get(id) + 1)
          queue.push(next)
        }
      }
    }
    const first = starts(nodes, edges).map(node => node.id)
    for (const id of first) column.set(id, 0)
    walk(first)
    for (const { id } of nodes) {
      if (column.has(id)) continue
      column.set(id, 0)
      walk([id])
    }
    return column
  }

  /**
   * @param {{ nodes: { id: string, name: string, kind: string }[], edges: { from: string, to: string }[] }} graph
   * @returns boxes in the order of the nodes, and the size of the whole
   */
  function layout(graph) {
    const column = columns(graph.nodes, graph.edges)
    const count = Math.max(0, ...column.values()) + (graph.nodes.length > 0 ? 1 : 0)
    const widths = new Array(count).fill(0)
    const rows = new Array(count).fill(0)
    const width = node => [...node.name].length * CHARACTER + 2 * PADDING
    for (const node of graph.nodes) {
      const index = column.get(node.id)
      widths[index] = Math.max(widths[index], width(node))
    }
    const left = widths.map((_, index) => PADDING + widths.slice(0, index).reduce((sum, each) => sum + each + GAP, 0))
    const boxes = graph.nodes.map(node => {
      const index = column.get(node.id)
      return { node, x: left[index], y: PADDING + ROW * rows[index]++, width: width(node), height: HEIGHT }
    })
    return {
      boxes,
      width: count === 0 ? 0 : left[count - 1] + widths[count - 1] + PADDING,
      height: Math.max(0, ...rows) * ROW + PADDING,
    }
  }

  exports.layout = layout
})(typeof module === 'object' ? module.exports : (globalThis.signalbox = {}))
