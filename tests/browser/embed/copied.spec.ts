/** Scripts that a caching plugin copied, combined or inlined still find the product: the build knows its address. */
import { embedScript } from '../../../build/embed/embed'
import { expect, frame, test, told } from '../helpers/embed-host'

const thermostat = '<floor-thermostat lang="sv"></floor-thermostat>'

/** Allows what the plugins write, and frames of the product. */
const inline = (product: string) => ({
  'Content-Security-Policy': `default-src 'none'; script-src 'self' 'unsafe-inline'; frame-src 'self' ${product}`,
})

// behaviour 25.12
for (const [name, script] of [
  ['copied', '<script src="/cache/js/copy.js"></script>'],
  ['combined into a module', '<script type="module" src="/cache/js/copy.js"></script>'],
] as const)
  test(`a script that was ${name} shows the product`, async ({ page, host, baseURL }) => {
    const code = await embedScript(`${baseURL}/`)
    await page.route('**/cache/js/copy.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `const combined = 1;${code}` }),
    )
    await host.open(thermostat, script)
    await expect(frame(page)).toHaveAttribute('src', `${baseURL}/?lang=sv`)
    await expect.poll(() => told(page, 'ready')).toHaveLength(1)
  })

for (const type of ['', ' type="module"'])
  test(`an inline script${type} shows the product`, async ({ page, host, baseURL }) => {
    const code = await embedScript(`${baseURL}/`)
    await host.open(thermostat, `<script${type}>${code}</script>`, inline(`${baseURL}`))
    await expect(frame(page)).toHaveAttribute('src', `${baseURL}/?lang=sv`)
    await expect.poll(() => told(page, 'ready')).toHaveLength(1)
  })

test('the address that the page gives comes before the one of the build', async ({ page, host, baseURL }) => {
  const code = await embedScript('https://elsewhere.example/')
  await host.open(
    `<floor-thermostat src="${baseURL}/" lang="sv"></floor-thermostat>`,
    `<script>${code}</script>`,
    inline(`${baseURL}`),
  )
  await expect(frame(page)).toHaveAttribute('src', `${baseURL}/?lang=sv`)
})
