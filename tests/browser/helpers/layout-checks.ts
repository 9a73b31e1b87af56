import type { Page } from '@playwright/test'

/** The texts of the page that are cut off, outside their boxes or over other texts, as sentences. */
export async function findMisfits(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // Layout makes the browser request its fonts.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
  return page.evaluate(findMisfitsInPage)
}

/** Does the same in the page, so it must not use variables outside itself. */
export function findMisfitsInPage(): string[] {
  const problems: string[] = []
  const ROUNDING = 1.5
  const display = document.querySelector('[data-display]')
  const visible = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }

  const clips = (element: Element) => {
    const { overflowX, overflowY, contain } = getComputedStyle(element)
    const isContained = /strict|content|paint/.test(contain)
    // Lists scroll with the focus, so a text outside a list is not a fault.
    return {
      x: isContained || overflowX !== 'visible',
      y: isContained || overflowY !== 'visible',
      scrolls: element.matches('ul, .walk, .rail-panel, [data-region="deck"], .time-side, [role="listbox"]'),
    }
  }
  // An opaque head that stays at the top of a list while the list scrolls below it.
  const heads = [...document.querySelectorAll('.task-head')].filter((head) => {
    const { position, backgroundColor, zIndex } = getComputedStyle(head)
    return position === 'sticky' && /^rgb\(/.test(backgroundColor) && Number(zIndex) > 0
  })
  const topOf = (list: Element, node: Node) =>
    Math.max(
      list.getBoundingClientRect().top,
      ...heads
        .filter((head) => list.contains(head) && !head.contains(node))
        .map((head) => head.getBoundingClientRect().bottom),
    )
  const dialog = document.querySelector('dialog[open]')
  const quote = (node: Node) => `“${(node.textContent ?? '').trim().slice(0, 40)}”`

  const texts: { node: Node; box: DOMRect }[] = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility(visible)) continue
    if (parent.closest('noscript, script, style, option, .unseen, .skip, [popover]')) continue
    // A button without space for its text shows only its icon.
    const names = parent.closest('.time-names')
    if (names && getComputedStyle(names).clipPath !== 'none') continue
    if (
      parent.closest('[aria-hidden="true"]') &&
      getComputedStyle(parent.closest('[aria-hidden="true"]') ?? parent).opacity === '0'
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const whole of range.getClientRects()) {
      if (whole.width < 1) continue
      // A line is higher than its letters, so only its middle counts.
      let box = new DOMRect(whole.x, whole.y + whole.height * 0.2, whole.width, whole.height * 0.6)
      for (let around: Element | null = parent; around; around = around.parentElement) {
        if (around === document.documentElement || around === document.body) break
        const frame = around.getBoundingClientRect()
        const clip = clips(around)
        if (clip.x && (box.left < frame.left - ROUNDING || box.right > frame.right + ROUNDING))
          problems.push(`${quote(node)} is cut at the side`)
        if (clip.y && clip.scrolls) {
          const top = Math.max(box.top, topOf(around, node))
          box = new DOMRect(box.x, top, box.width, Math.max(0, Math.min(box.bottom, frame.bottom) - top))
        } else if (
          clip.y &&
          box.height > 0 &&
          (box.top < frame.top - ROUNDING || box.bottom > frame.bottom + ROUNDING)
        )
          problems.push(`${quote(node)} is cut above or below`)
      }
      // A dialog lies over the whole page.
      if (dialog && !dialog.contains(parent)) continue
      if (box.height === 0) continue
      if (box.left < -ROUNDING || box.right > innerWidth + ROUNDING)
        problems.push(`${quote(node)} leaves the page`)
      texts.push({ node, box })
    }
  }
  const overlay = display?.querySelector('[data-overlay]')
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.node === other.node || (overlay && overlay.contains(one.node) !== overlay.contains(other.node)))
        continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (wide > ROUNDING && high > ROUNDING)
        problems.push(`${quote(one.node)} lies over ${quote(other.node)}`)
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    problems.push(`the page is ${document.documentElement.scrollWidth} px wide in ${innerWidth}`)
  return [...new Set(problems)]
}

/** Finishes every animation that has an end. Runs in the page, so it uses nothing outside itself. */
export function finishAnimationsInPage(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

/** Targets too small for a finger: below 44 px for the device's five buttons, 24 px for all others. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargetsInPage)
}

/** Does the same in the page, so it must not use variables outside itself. */
export function findSmallTargetsInPage(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')].flatMap(
    (element) => {
      // A link to skip to a part of the page has its size while it has the focus.
      if (element.matches('.skip a:not(:focus)')) return []
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const least = element.matches('[data-key]') ? 44 : 24
      return element.checkVisibility() && (width < least || height < least)
        ? [`${element.outerHTML.slice(0, 80)} is ${Math.round(width)} × ${Math.round(height)}`]
        : []
    },
  )
}
