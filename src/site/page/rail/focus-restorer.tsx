/**
 * Keeps the focus in the rail and the caption: a control there often disappears with what it does, and the
 * browser would give the focus to the page.
 */
import { useEffect, useReducer, useRef } from 'react'
import type { FocusTargets } from '../../../common/page-services'
import { type CompanionState, isIdle, stateOf } from '../../../help/companion/guide-state'
import { useApp } from '../app'

/** The parts of the page that keep it. */
const RESTORED_AREAS = '.rail, .voice'

/** Gives the focus to the successor of a control that had it. */
export function FocusRestorer(): null {
  const { device, page, companion, focusTargets, isFramed } = useApp()
  /** The element that has the focus, or had it until it disappeared. */
  const last = useRef<Element | null>(null)
  const [changes, look] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const end = new AbortController()
    const note = () => {
      last.current = document.activeElement?.closest(RESTORED_AREAS) ? document.activeElement : null
    }
    document.addEventListener('focusin', note, { signal: end.signal })
    // In the capture phase, because a click may also take the focus away from everything.
    document.addEventListener('click', note, { signal: end.signal, capture: true })
    return () => end.abort()
  }, [])
  useEffect(() => {
    // Looks once the change is drawn. Without an element nothing is looked for.
    const onChange = () => {
      if (last.current) look()
    }
    const stops = [
      // Time that passes moves the clock, the readings and the chart, many times a second, and takes nothing away:
      // what goes with a turn or the end of a scene is the companion's, and when time ends the device has an input.
      device.subscribe(({ input }) => {
        if (input?.type !== 'pass') onChange()
      }),
      page.subscribe(onChange),
      companion.subscribe(onChange),
      companion.search.subscribe(onChange),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, page, companion])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once after each change
  useEffect(() => {
    if (last.current && isHidden(last.current))
      successorOf(stateOf(companion.getState()), focusTargets)?.focus({ preventScroll: isFramed })
  }, [changes, companion, focusTargets, isFramed])
  return null
}

/** The button that goes on with a task, or else the first; where there is none, the way to it. */
function successorOf(
  state: CompanionState,
  { field, caption, task, tab }: FocusTargets,
): HTMLElement | undefined {
  const places = isIdle(state)
    ? [field.current, tab.current]
    : [primaryActionOf(caption.current), primaryActionOf(task.current), tab.current, field.current]
  return places.find((place) => place !== null && !isHidden(place)) ?? undefined
}

/** The button of a row that most visitors want now, or else the first. */
export function primaryActionOf(row: HTMLElement | null): HTMLElement | null {
  const buttons = [...(row?.children ?? [])].filter((one) => one instanceof HTMLElement)
  return buttons.find((one) => one.classList.contains('action-main')) ?? buttons[0] ?? null
}

function isHidden(element: Element): boolean {
  return !element.checkVisibility()
}
