import { createServer } from 'vite'

/** How well the companion finds, beside two libraries: what was typed elsewhere, in six languages. */
export async function benchFind() {
  const server = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const loaded = await server.ssrLoadModule('/tests/bench/find.ts')
    const { findRows } = /** @type {typeof import('../../tests/bench/find.ts')} */ (loaded)
    const rows = await findRows()
    console.log('Finding tasks by what people typed, % (aim: 95 first, 99 among three), and ms for a query')
    for (const { finder, half, asked, first, three, takes } of rows) {
      const cells = [share(first, asked), share(three, asked), takes.toFixed(2)]
      console.log(
        `  ${`${finder}, ${half} half of ${asked}`.padEnd(33)}${cells.map((cell) => cell.padStart(9)).join('')}`,
      )
    }
    return rows
  } finally {
    await server.close()
  }
}

/**
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  return ((100 * part) / whole).toFixed(1)
}
