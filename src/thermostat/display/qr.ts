import { encode } from 'uqr'

export interface QrDrawing {
  /** The number of modules on each side, with the quiet zone. */
  readonly size: number
  /** The dark modules as one SVG path of strokes, each one unit thick. */
  readonly path: string
}

/** Width of the empty border, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4

export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return { size, path: data.map(strokesOf).join('') }
}

/** Returns the strokes of one row. Each dark run ends before the quiet zone, so `indexOf` finds its end. */
function strokesOf(row: readonly boolean[], y: number): string {
  let strokes = ''
  let end = 0
  for (let from = row.indexOf(true); from >= 0; from = row.indexOf(true, end)) {
    strokes += end === 0 ? `M${from} ${y + 0.5}` : `m${from - end} 0`
    end = row.indexOf(false, from)
    strokes += `h${end - from}`
  }
  return strokes
}
