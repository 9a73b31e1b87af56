/** The test of every browser test: it fails if a page throws, or rejects something that nobody handles. */
import { test as base, expect } from '@playwright/test'

export * from '@playwright/test'

interface Fixtures {
  /** Errors of the pages so far, which nobody handled. A test that expects some takes them out. */
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
