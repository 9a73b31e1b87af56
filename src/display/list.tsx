/** A list of lines that keeps the focused one in view. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Line } from '../device/device'
import { LineRow } from './line-row'

interface ListProps {
  readonly lines: readonly Line[]
  /** -1 for a list without a focus. */
  readonly focus: number
  readonly live?: boolean
  readonly className?: string
}

export function List({ lines, focus, live = false, className = '' }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useFocusInView(list, focus)
  return (
    <ul ref={list} className={`list ${className}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
        <li key={index}>
          <LineRow line={line} index={index} focused={index === focus} live={live} />
        </li>
      ))}
    </ul>
  )
}

/** Steps that follow each other faster than this, in milliseconds, would outrun a smooth scroll. */
const HURRY = 250

/** For a positioned box: scrolls the list itself and nothing around it, at once when the screen appears and smoothly from then on. */
export function useFocusInView(box: RefObject<HTMLElement | null>, focus: number): void {
  const last = useRef<number | null>(null)
  useLayoutEffect(() => {
    const now = performance.now()
    const isCalm = last.current !== null && now - last.current > HURRY
    last.current = now
    const list = box.current
    const item = focus < 0 ? null : list?.querySelector('[aria-current]')?.closest('li')
    if (!list || !item) return
    const wanted = scrollTopFor(item.offsetTop, item.offsetHeight, list.scrollTop, list.clientHeight)
    if (wanted === list.scrollTop) return
    list.scrollTo({ top: wanted, behavior: isCalm && !prefersStillness() ? 'smooth' : 'instant' })
  }, [box, focus])
}

/** As little as needed; of what is taller than the box, the beginning. */
function scrollTopFor(top: number, height: number, scrollTop: number, boxHeight: number): number {
  if (top < scrollTop || height > boxHeight) return top
  return Math.max(scrollTop, top + height - boxHeight)
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
