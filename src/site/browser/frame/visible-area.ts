/**
 * What the visitor sees of the frame, as the parent tells it: the device fits into the visitor's window,
 * popovers and what the keyboard focuses come into sight. sight-decision.ts decides when the parent is asked.
 */
import { type Connection, connectionOf, type EventTargetLike, listen } from '../connection'
import { createEventHandler } from '../state-machine'
import type { VisibleArea } from './parent-info'
import {
  decideVisibleArea,
  initialVisibleAreaState,
  type Measurable,
  scrollFor,
  type VisibleAreaRequest,
} from './visible-area-decision'

/** What of the browser's window is used. */
export interface VisibleAreaWindow extends EventTargetLike {
  readonly innerWidth: number
  readonly document: EventTargetLike & {
    readonly documentElement: { readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'> }
    querySelector(selector: string): Element | null
  }
}

export interface VisibleAreaConnection extends Connection {
  /** The visitor's window may have another height, or `follows`: may have one at any time. */
  fit(follows: boolean): void
  onVisibleArea(sight: VisibleArea): void
}

export function connectVisibleArea(
  window: VisibleAreaWindow,
  tell: (news: VisibleAreaRequest) => void,
): VisibleAreaConnection {
  const { document } = window
  const { style } = document.documentElement
  const isPopoverOpen = () => document.querySelector(':popover-open') !== null
  const handle = createEventHandler(initialVisibleAreaState(window.innerWidth), decideVisibleArea, {
    ask: tell,
    window: ({ height }) => style.setProperty('--window', `${height}px`),
    seen: ({ sight }) => showSeen(style, sight),
    bring({ place, sight }) {
      const top = scrollFor(place.getBoundingClientRect(), sight)
      if (top !== null) tell({ type: 'scroll', top })
    },
  })
  const onToggle = () => handle({ type: 'toggle', isPopoverOpen: isPopoverOpen() })
  const onResize = () => handle({ type: 'resize', width: window.innerWidth })
  const onFocus = ({ target }: Event) => {
    if (isFocusVisible(target)) handle({ type: 'focus', place: target, isPopoverOpen: isPopoverOpen() })
  }
  return {
    ...connectionOf(
      listen(document, 'toggle', onToggle, true),
      listen(document, 'focusin', onFocus),
      listen(window, 'resize', onResize),
    ),
    fit: (follows) => handle({ type: 'fit', follows }),
    onVisibleArea: (sight) => handle({ type: 'sight', sight, isPopoverOpen: isPopoverOpen() }),
  }
}

function showSeen(
  style: VisibleAreaWindow['document']['documentElement']['style'],
  sight: VisibleArea | null,
): void {
  for (const edge of ['top', 'bottom'] as const) {
    if (sight) style.setProperty(`--seen-${edge}`, `${sight[edge]}px`)
    else style.removeProperty(`--seen-${edge}`)
  }
}

function isFocusVisible(target: EventTarget | null): target is EventTarget & Measurable {
  return target !== null && 'matches' in target && (target as Element).matches(':focus-visible')
}
