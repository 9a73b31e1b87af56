import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.js'
import { orStop, prepare, stop } from './machine.js'

// npm run manual: builds, and prints both booklets of each language on A5 into dist/manual/.
// npm run manual -- sv prints those of one language.

const { positionals } = parseArgs({ allowPositionals: true })

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
const problems = []
try {
  const page = await browser.newPage()
  for (const language of positionals.length > 0 ? positionals : foldersIn('dist/manual'))
    for (const booklet of foldersIn(`dist/manual/${language}/print`)) {
      const file = `dist/manual/${language}-${booklet}.pdf`
      await page.goto(`${site}manual/${language}/print/${booklet}/`)
      try {
        const { pdf, pages } = await printBooklet(page)
        writeFileSync(file, pdf)
        console.log(`${file}: ${pages} pages`)
      } catch (error) {
        problems.push(`${file}: ${error instanceof Error ? error.message : error}`)
      }
    }
} finally {
  await browser.close()
  await server.close()
}
if (problems.length > 0) stop(problems.join('\n'))

/** @param {string} folder */
function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
}
