/** A list of lines that keeps the focused one in view. */
import { type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react'
import type { Line } from '../device/device'
import { LineRow } from './line-row'
import { StillContext } from './still-context'

interface ListProps {
  readonly lines: readonly Line[]
  /** -1 for a list without a focus. */
  readonly focus: number
  /** Whether a tap on a line does something. */
  readonly tappable?: boolean
  readonly className?: string
  /** What stands below a line. */
  readonly renderBelow?: (index: number) => ReactNode
}

export function List({ lines, focus, tappable = false, className = '', renderBelow }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const crop = use(StillContext)
  useFocusInView(list, focus)
  const items = lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
    <li key={index}>
      <LineRow line={line} index={index} focused={index === focus} tappable={tappable} />
      {renderBelow?.(index)}
    </li>
  ))
  return (
    <ul ref={list} className={`list ${className}`}>
      {crop ? crop(items, focus) : items}
    </ul>
  )
}

/** Steps that follow each other faster than this, in milliseconds, would outrun a smooth scroll. */
const FASTEST_SMOOTH = 250

/**
 * Scrolls a list, and nothing around it, to the line in focus: at once on a new screen, else by its style.
 * @param box the list's positioned box
 */
export function useFocusInView(box: RefObject<HTMLElement | null>, focus: number): void {
  const last = useRef<number | null>(null)
  useLayoutEffect(() => {
    const now = performance.now()
    const isCalm = last.current !== null && now - last.current > FASTEST_SMOOTH
    last.current = now
    const list = box.current
    const item = focus < 0 ? null : list?.querySelector('[aria-current]')?.closest('li')
    if (!list || !item) return
    const wanted = scrollTopFor(item.offsetTop, item.offsetHeight, list.scrollTop, list.clientHeight)
    if (wanted === list.scrollTop) return
    list.scrollTo({ top: wanted, behavior: isCalm ? 'auto' : 'instant' })
  }, [box, focus])
}

/** Scrolls as little as needed. Of an item taller than the box it shows the beginning. */
function scrollTopFor(top: number, height: number, scrollTop: number, boxHeight: number): number {
  if (top < scrollTop || height > boxHeight) return top
  return Math.max(scrollTop, top + height - boxHeight)
}
