/** Steers a page by the verbs that Playwright and Puppeteer call by the same names. */
import type { Steered } from './browser'

interface ForeignPage {
  goto(address: string): Promise<unknown>
  evaluate(code: string): Promise<unknown>
  reload(): Promise<unknown>
  goBack(): Promise<unknown>
  goForward(): Promise<unknown>
  readonly mouse: {
    click(x: number, y: number): Promise<unknown>
    move(x: number, y: number, options?: { steps?: number }): Promise<unknown>
    down(): Promise<unknown>
    up(): Promise<unknown>
  }
  readonly keyboard: {
    down(key: string): Promise<unknown>
    up(key: string): Promise<unknown>
  }
}

export function steered(page: ForeignPage): Steered {
  const { mouse, keyboard } = page
  return {
    open: (address) => page.goto(address),
    run: async (inPage, ...values) =>
      (await page.evaluate(`(${inPage})(...${JSON.stringify(values)})`)) as never,
    click: ({ x, y }) => mouse.click(x, y),
    async drag(from, to) {
      await mouse.move(from.x, from.y)
      await mouse.down()
      await mouse.move(to.x, to.y, { steps: 4 })
      await mouse.up()
    },
    keyDown: (key) => keyboard.down(key),
    keyUp: (key) => keyboard.up(key),
    reload: () => page.reload(),
    back: () => page.goBack(),
    forward: () => page.goForward(),
  }
}
