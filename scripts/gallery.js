import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.js'
import { orStop, prepare, stop } from './machine.js'

// npm run gallery: draws every screen in every language into gallery/, the README's pictures, and that of
// shared links.
// npm run gallery -- sv draws one language.

prepare()
orStop(ensureChromium)
const only = process.argv.slice(2).map((language) => `-g "in ${language}$"`)
for (const command of [
  'npx vite build --logLevel warn',
  `npx playwright test -c gallery.config.ts ${only.join(' ')}`,
]) {
  if (spawnSync(command, { stdio: 'inherit', shell: true }).status !== 0)
    stop('The gallery is not complete: see above.')
}
console.log('Open gallery/index.html, or look at the contact sheets gallery/*.png.')
