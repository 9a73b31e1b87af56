/** The base of every browser test. It fails if a page throws an error or has an unhandled rejection. */
import { test as base, expect } from '@playwright/test'

export * from '@playwright/test'

interface Fixtures {
  /** Unhandled errors of the pages so far. A test that expects some removes them. */
  readonly unhandled: string[]
}

export const test = base.extend<Fixtures>({
  unhandled: [
    async ({ context }, use) => {
      const unhandled: string[] = []
      context.on('weberror', (webError) => unhandled.push(webError.error().message))
      await use(unhandled)
      expect(unhandled).toEqual([])
    },
    { auto: true },
  ],
})
