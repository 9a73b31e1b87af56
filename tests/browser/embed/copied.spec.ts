/** Scripts that a caching plugin copied, combined or inlined still find the product: the build knows its address. */
import { embedScript } from '../../../build/embed/embed'
import { expect, frame, test, told } from '../helpers/embed-host'
import { wholeIf } from '../helpers/whole'

let built: Promise<string> | undefined

// behaviour 25.12
for (const [name, tag, isDaily] of [
  ['copied', '<script src="/cache/copy.js">', true],
  ['combined into a module', '<script type="module" src="/cache/copy.js">', false],
  ['inlined', '<script>', true],
  ['inlined as a module', '<script type="module">', false],
] as const)
  test(`a script that was ${name} shows the product`, wholeIf(!isDaily), async ({ page, host, baseURL }) => {
    built ??= embedScript(`${baseURL}/`)
    const code = await built
    await page.route('**/cache/copy.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `const combined = 1;${code}` }),
    )
    const script = `${tag}${tag.includes('src') ? '' : code}</script>`
    await host.open('<floor-thermostat lang="sv"></floor-thermostat>', script, {
      'Content-Security-Policy': `default-src 'none'; script-src 'self' 'unsafe-inline'; frame-src ${baseURL}`,
    })
    await expect(frame(page)).toHaveAttribute('src', `${baseURL}/?lang=sv`)
    await expect.poll(() => told(page, 'ready')).toHaveLength(1)
  })
