/** Draws the product's page: the thermostat, or at `/sheet/` the handover sheet. */
import { lazyModule } from './common/ui/lazy-module'
import { repairAddress } from './site/browser/repair-address'
import { drawThermostat } from './site/page/draw-thermostat'

const sheet = lazyModule(() => import('./site/sheet/sheet'))

async function drawSheet(root: HTMLElement): Promise<void> {
  await (await sheet.load()).drawSheet(root)
  document.documentElement.dataset.program = 'running'
}

/** Marks the page as failed: the style sheet then shows the sentence in the HTML (behaviour 27.5). */
function fail(error: unknown): void {
  document.documentElement.dataset.program = 'failed'
  // The links of the sentence, which is not drawn by React, would drop the fragment and with it the shared device.
  document.querySelector('[data-not-loaded]')?.addEventListener('click', (event) => {
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
