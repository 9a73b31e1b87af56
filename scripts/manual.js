import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.js'
import { orStop, prepare, stop } from './machine.js'

// npm run manual: builds, and prints the booklet of each language into dist/manual/, on A4.
// npm run manual -- --format A5 prints it on A5; npm run manual -- sv prints one language.

const { values, positionals } = parseArgs({
  options: { format: { type: 'string', default: 'A4' } },
  allowPositionals: true,
})
const format = values.format.toUpperCase()
if (format !== 'A4' && format !== 'A5') stop(`The format is A4 or A5, not ${values.format}.`)

prepare()
const executablePath = orStop(ensureChromium)
if (spawnSync('npx vite build --logLevel warn', { stdio: 'inherit', shell: true }).status !== 0)
  stop('There is no manual to print: see above.')

// These imports follow prepare(), which installs the packages.
const [{ chromium }, { preview }, { printBooklet }] = await Promise.all([
  import('@playwright/test'),
  import('vite'),
  import('./manual/pdf.js'),
])
const server = await preview({ preview: { port: 0, open: false }, logLevel: 'warn' })
const site = server.resolvedUrls?.local[0] ?? stop('The pages could not be served.')
const browser = await chromium.launch({ executablePath })
try {
  const page = await browser.newPage()
  for (const language of positionals.length > 0 ? positionals : languagesIn('dist/manual')) {
    await page.goto(`${site}manual/${language}/print/`)
    const file = `dist/manual/${language}.pdf`
    writeFileSync(file, await printBooklet(page, format))
    console.log(file)
  }
} finally {
  await browser.close()
  await server.close()
}

/** @param {string} folder */
function languagesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
}
