/**
 * Keeps the focus in the rail and the caption. Many controls there disappear when they are used, and the browser
 * would move the focus to `<body>`.
 */
import { useEffect, useReducer, useRef } from 'react'
import type { FocusTargets } from '../../../common/page-services'
import { type CompanionStatus, isClosedOrFinding, statusOf } from '../../../help/companion/phase-state'
import { useApp } from '../app'

const RESTORED_AREAS = '.rail, .voice'

/** Moves the focus to the successor of a focused control that has disappeared. */
export function FocusRestorer(): null {
  const { device, page, companion, focusTargets, isFramed } = useApp()
  /** The focused element, also after it has disappeared. `null` outside the two areas. */
  const lastFocused = useRef<Element | null>(null)
  const [changes, check] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const end = new AbortController()
    const rememberFocus = () => {
      lastFocused.current = document.activeElement?.closest(RESTORED_AREAS) ? document.activeElement : null
    }
    document.addEventListener('focusin', rememberFocus, { signal: end.signal })
    // In the capture phase, because handlers of the click may remove the focus.
    document.addEventListener('click', rememberFocus, { signal: end.signal, capture: true })
    return () => end.abort()
  }, [])
  useEffect(() => {
    // Checks after the change is drawn.
    const onChange = () => {
      if (lastFocused.current) check()
    }
    const stops = [
      // Passing time removes no controls, and redraws many times a second. The end of a scene is a change of the
      // companion, and the end of simulated time is another input of the device.
      device.subscribe(({ input }) => {
        if (input?.type !== 'advance-time') onChange()
      }),
      page.subscribe(onChange),
      companion.subscribe(onChange),
      companion.search.subscribe(onChange),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, page, companion])
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks once after each change
  useEffect(() => {
    if (lastFocused.current && isHidden(lastFocused.current))
      successorOf(statusOf(companion.getState()), focusTargets)?.focus({ preventScroll: isFramed })
  }, [changes, companion, focusTargets, isFramed])
  return null
}

/** Returns the primary button of the current task, or else the search field or the tab. */
function successorOf(
  status: CompanionStatus,
  { field, caption, task, tab }: FocusTargets,
): HTMLElement | undefined {
  const places = isClosedOrFinding(status)
    ? [field.current, tab.current]
    : [primaryActionOf(caption.current), primaryActionOf(task.current), tab.current, field.current]
  return places.find((place) => place !== null && !isHidden(place)) ?? undefined
}

/** Returns the primary button of a row, or else the first. */
export function primaryActionOf(row: HTMLElement | null): HTMLElement | null {
  const buttons = [...(row?.children ?? [])].filter((child) => child instanceof HTMLElement)
  return buttons.find((button) => 'main' in button.dataset) ?? buttons[0] ?? null
}

function isHidden(element: Element): boolean {
  return !element.checkVisibility()
}
