/** Lines drawn on a page of a PDF, as between the rows and the columns of a table. */

/** A line at one height or at one place across the page, and from where to where it reaches, from the lower left. */
export interface Rule {
  readonly at: number
  readonly from: number
  readonly to: number
}

export interface Rules {
  readonly across: readonly Rule[]
  readonly down: readonly Rule[]
}

/** What is painted on a page of pdf.js. */
export interface Painted {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

type Operators = Readonly<
  Record<'save' | 'restore' | 'transform' | 'paintFormXObjectBegin' | 'paintFormXObjectEnd' | 'constructPath' | 'endPath', number>
>
/** Left, lower, right and upper edge. */
type Box = readonly [number, number, number, number]

/** Points that a line is thick at most, and long at least. */
const thickest = 2.5
const shortest = 6
/** Lines of a page: what stands between each two is looked for. A page with more is a drawing, and no table is seen in it. */
const mostRules = 1_500
/** Pieces of a line, one for each cell, are no farther apart, and at heights no more different. */
const gap = 3
const uneven = 1.5

/** Numbers of a transformation (ISO 32000-1, 8.3.3). */
type Matrix = readonly [number, number, number, number, number, number]
const untouched: Matrix = [1, 0, 0, 1, 0, 0]

function times([a, b, c, d, e, f]: Matrix, [k, l, m, n, o, p]: Matrix): Matrix {
  return [a * k + c * l, b * k + d * l, a * m + c * n, b * m + d * n, a * o + c * p + e, b * o + d * p + f]
}

const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : value instanceof Float32Array ? Array.from(value) : []

const matrixOf = (value: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value)
  return [a, b, c, d, e, f]
}

/** The sides of a box that is no line itself, or the line it is. */
function sidesOf([left, lower, right, upper]: Box): Rules {
  const [width, height] = [right - left, upper - lower]
  if (height <= thickest) return { across: width >= shortest ? [{ at: (lower + upper) / 2, from: left, to: right }] : [], down: [] }
  if (width <= thickest) return { across: [], down: height >= shortest ? [{ at: (left + right) / 2, from: lower, to: upper }] : [] }
  return {
    across: [upper, lower].map((at) => ({ at, from: left, to: right })),
    down: [left, right].map((at) => ({ at, from: lower, to: upper })),
  }
}

/** Where a box lies on the page. */
function placed(matrix: Matrix, [left = 0, lower = 0, right = 0, upper = 0]: readonly number[]): Box {
  const [a, b, c, d, e, f] = matrix
  const xs = [a * left + c * lower + e, a * right + c * upper + e]
  const ys = [b * left + d * lower + f, b * right + d * upper + f]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The lines of a page; boxes count by their sides, whether they are drawn or filled. */
export function rulesOf({ fnArray, argsArray }: Painted, operators: Operators): Rules {
  const across: Rule[] = []
  const down: Rule[] = []
  const kept: Matrix[] = []
  let matrix = untouched
  for (const [at, operator] of fnArray.entries()) {
    if (operator === operators.save) kept.push(matrix)
    else if (operator === operators.restore || operator === operators.paintFormXObjectEnd) matrix = kept.pop() ?? untouched
    else if (operator === operators.transform) matrix = times(matrix, matrixOf(argsArray[at]))
    else if (operator === operators.paintFormXObjectBegin) {
      kept.push(matrix)
      const [own] = Array.isArray(argsArray[at]) ? argsArray[at] : []
      matrix = times(matrix, matrixOf(own))
    } else if (operator === operators.constructPath) {
      const [painting, , box] = Array.isArray(argsArray[at]) ? argsArray[at] : []
      const corners = numbersOf(box)
      // What is not painted only says what of the rest is.
      if (painting === operators.endPath || corners.length !== 4) continue
      const sides = sidesOf(placed(matrix, corners))
      across.push(...sides.across)
      down.push(...sides.down)
      if (across.length + down.length > mostRules) return { across: [], down: [] }
    }
  }
  return { across: joined(across), down: joined(down) }
}

/** Lines whose pieces lie end to end, one for each cell, are one. */
function joined(rules: readonly Rule[]): Rule[] {
  const levels: Rule[][] = []
  for (const rule of rules.toSorted((a, b) => a.at - b.at)) {
    const [first] = levels.at(-1) ?? []
    if (first && rule.at - first.at <= uneven) levels.at(-1)?.push(rule)
    else levels.push([rule])
  }
  return levels.flatMap((level) => {
    const out: Rule[] = []
    for (const rule of level.sort((a, b) => a.from - b.from)) {
      const last = out.at(-1)
      if (last && rule.from <= last.to + gap) out[out.length - 1] = { ...last, to: Math.max(last.to, rule.to) }
      else out.push(rule)
    }
    return out
  })
}
