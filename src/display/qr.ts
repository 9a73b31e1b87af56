/** QR codes. Loaded on demand: only visitors who look at a code download the library that draws it. */
import { encode } from 'uqr'

export interface Drawing {
  /** Modules on each side, with the quiet zone. */
  readonly size: number
  /** The dark modules as one SVG path, each row's runs as rectangles. */
  readonly path: string
}

const QUIET_ZONE = 4

export function drawCode(text: string): Drawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  let path = ''
  data.forEach((row, y) => {
    let from = 0
    while (from < row.length) {
      let to = from
      while (row[to]) to++
      if (to > from) path += `M${from} ${y}h${to - from}v1h${from - to}z`
      from = to + 1
    }
  })
  return { size, path }
}
