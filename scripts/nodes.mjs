/** Calls back for each node of a syntax tree with the one it is in, and as what. */
export function visitNodes(node, visit, parent, key) {
  if (Array.isArray(node)) for (const each of node) visitNodes(each, visit, parent, key)
  else if (node !== null && typeof node === 'object' && typeof node.type === 'string') {
    visit(node, parent, key)
    for (const [name, value] of Object.entries(node)) if (typeof value === 'object') visitNodes(value, visit, node, name)
  }
}
