/** Whether a pattern is only handed to what matches it from the beginning, and does not tell how far. */
export const isWholeUse = (parent, key) =>
  key === 'arguments' &&
  parent.callee.type === 'MemberExpression' &&
  /^(?:replace|replaceAll|match|matchAll|split)$/.test(parent.callee.property.name)
