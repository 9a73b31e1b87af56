import { expect, type Page } from './test'

interface StyleEvent {
  readonly name: string
  readonly args: { readonly data?: { readonly reason: string; readonly nodeName: string } }
}

/** Elements that the browser styled again while something was done, with its reason, as its own trace tells. */
export async function styledAgainBy(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Tracing needs a browser of its own.')
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking']
  await browser.startTracing(page, { categories })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: StyleEvent[] }
  const styled = traceEvents.flatMap(({ name, args: { data } }) =>
    name === 'StyleRecalcInvalidationTracking' && data ? `${data.nodeName}: ${data.reason}` : [],
  )
  expect(styled).not.toEqual([])
  return styled
}
