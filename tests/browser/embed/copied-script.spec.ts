/** Tests scripts that a host or its caching plugin copied, combined or inlined. */
import { embedScript } from '../../../build/embed/embed'
import { expect, frame, readEvents, test } from '../helpers/embed-host'
import { tagWholeIf } from '../helpers/tag-whole'

let built: Promise<string> | undefined

// behaviour 25.9
for (const [name, tag, isDaily] of [
  ['copied', '<script src="/cache/copy.js">', true],
  ['combined into a module', '<script type="module" src="/cache/copy.js">', false],
  ['inlined', '<script>', true],
  ['inlined as a module', '<script type="module">', false],
] as const)
  test(
    `a script that was ${name} shows the product at the address in the build, or reports an error at once`,
    tagWholeIf(!isDaily),
    async ({ page, host, baseURL }) => {
      const openWith = async (code: string) => {
        await page.route('**/cache/copy.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: `const combined = 1;${code}` }),
        )
        const script = `${tag}${tag.includes('src') ? '' : code}</script>`
        await host.open('<floor-thermostat lang="sv"><a href="/">Try it</a></floor-thermostat>', script, {
          'Content-Security-Policy': `default-src 'none'; script-src 'self' 'unsafe-inline'; frame-src 'self' ${baseURL}`,
        })
      }
      built ??= embedScript(`${baseURL}/`)
      await openWith(await built)
      await expect(frame(page)).toHaveAttribute('src', `${baseURL}/?lang=sv`)
      await expect.poll(() => readEvents(page, 'ready')).toHaveLength(1)

      // The folder of the copy has only a page of the host.
      await openWith(host.scriptCopy)
      await expect
        .poll(() => readEvents(page, 'error'))
        .toEqual([{ type: 'error', detail: { reason: 'not-found' }, from: 0 }])
      await expect(page.getByRole('link')).toHaveText('Try it')
    },
  )
