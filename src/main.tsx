/** Draws the product's page: the thermostat, or at `/sheet/` the sheet of its settings. */
import { lazyModule } from './common/ui/lazy-module'
import { repairAddress } from './site/browser/repair-address'
import { drawThermostat } from './site/page/draw-thermostat'

const sheet = lazyModule(() => import('./site/sheet/sheet'))

async function drawSheet(root: HTMLElement): Promise<void> {
  await (await sheet.load()).drawSheet(root)
  document.documentElement.dataset.program = 'running'
}

/** Lets the style sheet show the sentence that the HTML has for it (behaviour 27.5). */
function fail(error: unknown): void {
  document.documentElement.dataset.program = 'failed'
  // Its links alone would drop the fragment, and with it the device that it shares.
  document.querySelector('.not-loaded')?.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    location.reload()
  })
  reportError(error)
}

repairAddress(window)
const path = location.pathname.slice(import.meta.env.BASE_URL.length)
const draw = /^sheet\/?(index\.html)?$/.test(path) ? drawSheet : drawThermostat
const root = document.getElementById('root')
if (root) draw(root, fail).catch(fail)
