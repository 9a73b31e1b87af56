/** A list of lines that keeps the focused one in view. */
import { type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react'
import type { Line } from '../device/device'
import { CropContext } from './crop-context'
import { LineRow } from './line-row'
import { refCallbackFor, ScreenElementsContext } from './screen-elements'

interface ListProps {
  readonly lines: readonly Line[]
  /** The index of the line in focus; -1 for a list without a focus. */
  readonly focus: number
  /** True if a tap on a line does something. */
  readonly tappable?: boolean
  readonly className?: string
  /** Draws content below a line. */
  readonly renderBelow?: (index: number) => ReactNode
}

export function List({ lines, focus, tappable = false, className = '', renderBelow }: ListProps) {
  const { scrollBox } = use(ScreenElementsContext)
  const focusedItem = useRef<HTMLLIElement>(null)
  const crop = use(CropContext)
  useFocusInView(focusedItem, focus)
  const items = lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position in the list
    <li key={index} ref={index === focus ? focusedItem : undefined}>
      <LineRow line={line} index={index} focused={index === focus} tappable={tappable} />
      {renderBelow?.(index)}
    </li>
  ))
  return (
    <ul ref={refCallbackFor(scrollBox)} className={`list ${className}`}>
      {crop ? crop(items, focus) : items}
    </ul>
  )
}

/** The shortest time between two steps that scroll smoothly: faster steps would outrun the animation. */
const SMOOTH_SCROLL_MIN_INTERVAL_MS = 250

/**
 * Scrolls the screen's scroll box, and nothing around it, to the focused item: at once on a new screen and during
 * fast steps, otherwise as its style says.
 * @param item the focused item, whose offset parent is the scroll box
 */
export function useFocusInView(item: RefObject<HTMLElement | null>, focus: number): void {
  const { scrollBox } = use(ScreenElementsContext)
  const lastStepAt = useRef<number | null>(null)
  useLayoutEffect(() => {
    const now = performance.now()
    const isSmooth = lastStepAt.current !== null && now - lastStepAt.current > SMOOTH_SCROLL_MIN_INTERVAL_MS
    lastStepAt.current = now
    const box = scrollBox.current
    const target = focus < 0 ? null : item.current
    if (!box || !target) return
    const top = scrollTopFor(target.offsetTop, target.offsetHeight, box.scrollTop, box.clientHeight)
    if (top === box.scrollTop) return
    box.scrollTo({ top, behavior: isSmooth ? 'auto' : 'instant' })
  }, [scrollBox, item, focus])
}

/** Scrolls as little as needed. Shows the beginning of an item that is taller than the box. */
function scrollTopFor(top: number, height: number, scrollTop: number, boxHeight: number): number {
  if (top < scrollTop || height > boxHeight) return top
  return Math.max(scrollTop, top + height - boxHeight)
}
