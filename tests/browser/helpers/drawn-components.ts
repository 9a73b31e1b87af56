/** Counts which components React draws, by the region of the page in which they stand. */
import type { Page } from '@playwright/test'

/** The part of React's internal data that is read here. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
  readonly alternate: Fiber | null
}

/** The number of drawn components in each region. A component without an element counts at its parent's place. */
export type DrawCounts = Readonly<Record<string, number>>

/** Must be called before the page is opened: React reports everything that it has drawn to its developer tools. */
export async function recordDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1
    const drawn: Record<string, number> = {}
    const regionOf = (fiber: Fiber): string => {
      for (let at: Fiber | null = fiber; at; at = at.return)
        if (at.stateNode instanceof Element) {
          const place = at.stateNode.closest('[data-display], [data-key], [data-region]')
          if (place instanceof HTMLElement)
            return place.dataset.region ?? (place.dataset.key ? 'button' : 'display')
        }
      return 'page'
    }
    const count = (fiber: Fiber) => {
      if (typeof fiber.type !== 'function' && !(fiber.type instanceof Object)) return
      const region = regionOf(fiber)
      drawn[region] = (drawn[region] ?? 0) + 1
    }
    const countNew = (fiber: Fiber) => {
      if (fiber.flags & PERFORMED_WORK) count(fiber)
      for (let child = fiber.child; child; child = child.sibling) countNew(child)
    }
    const countChanged = (fiber: Fiber, before: Fiber) => {
      if (fiber.flags & PERFORMED_WORK) count(fiber)
      if (fiber.child === before.child) return
      for (let child = fiber.child; child; child = child.sibling)
        if (child.alternate) countChanged(child, child.alternate)
        else countNew(child)
    }
    Object.assign(window, {
      drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot(_id: number, { current }: { readonly current: Fiber }) {
          if (current.alternate) countChanged(current, current.alternate)
        },
      },
    })
  })
}

/** Returns the components that are drawn while a function runs. */
export async function countDrawn(page: Page, act: () => Promise<void>): Promise<DrawCounts> {
  const readCounts = () => page.evaluate(() => ({ ...(window as unknown as { drawn: DrawCounts }).drawn }))
  const before = await readCounts()
  await act()
  const after = await readCounts()
  return Object.fromEntries(
    Object.entries(after)
      .map(([region, count]) => [region, count - (before[region] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )
}
