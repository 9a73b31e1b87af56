/** Compares the element with its types in `embed.d.ts`. */
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import type { FloorThermostatAttributes } from '../../../src/site/messages/embed'
import { element, expect, frame, test } from '../helpers/embed-host'

const attributes: Readonly<Record<keyof FloorThermostatAttributes, 0>> = {
  lang: 0,
  path: 0,
  title: 0,
  src: 0,
  loading: 0,
  kiosk: 0,
  start: 0,
  task: 0,
  mode: 0,
  value: 0,
  time: 0,
  speed: 0,
}

test('the element observes all typed attributes, and its frame can be styled', async ({ page, host }) => {
  await host.openStandIn()
  const found = await element(page).evaluate((it) => {
    const observed: string[] = Reflect.get(it.constructor, 'observedAttributes')
    const parts = [...(it.shadowRoot?.querySelectorAll('[part]') ?? [])].map((each) => each.part.value)
    return { observed: observed.toSorted(), parts }
  })
  expect(found).toEqual({ observed: Object.keys(attributes).toSorted(), parts: ['frame'] })
})

test('a React page shows the device and receives its task and screen events', async ({
  page,
  host,
  baseURL,
}) => {
  const code = await scriptOf('tests/embed/react/page.tsx')
  await page.route('**/js/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await host.open(
    '<div id="app"></div>',
    `<script src="${baseURL}/embed.js" async></script><script src="/js/page.js" defer></script>`,
    {
      'Content-Security-Policy': `default-src 'none'; script-src 'self' ${baseURL}; frame-src ${baseURL}`,
    },
  )
  await expect(frame(page)).toHaveAttribute(
    'src',
    `${baseURL}/home?lang=sv&kiosk=60&task=change-temperature&value=23&time=monday-05%3A30&speed=60`,
  )
  await expect(frame(page)).toHaveAttribute('title', 'Hallway')
  await expect(page.locator('i')).toHaveText('change-temperature found')
  await expect(page.locator('floor-thermostat')).toHaveClass(/wide/)
  await frame(page).contentFrame().getByRole('button', { name: 'Bekräfta', exact: true }).click()
  await expect(page.locator('output')).toHaveText('/home/menu')
})

/** A page whose code is bundled into one script. */
async function scriptOf(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output[0].code
}
