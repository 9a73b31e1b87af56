/**
 * What the visitor sees of the frame, as the parent tells it: the device fits into the visitor's window,
 * popovers and what the keyboard focuses come into sight. sight-decision.ts decides when the parent is asked.
 */
import { type Connection, connectionOf, type Listening, listen } from '../connection'
import { handlerOf } from '../decision'
import type { Sight } from './parent-info'
import { decideSight, type Place, type SightNews, scrollFor, startSight } from './sight-decision'

/** What of the browser's window is used. */
export interface SightWindow extends Listening {
  readonly innerWidth: number
  readonly document: Listening & {
    readonly documentElement: { readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'> }
    querySelector(selector: string): Element | null
  }
}

export interface SightConnection extends Connection {
  /** The visitor's window may have another height, or `follows`: may have one at any time. */
  fit(follows: boolean): void
  onSight(sight: Sight): void
}

export function connectSight(window: SightWindow, tell: (news: SightNews) => void): SightConnection {
  const { document } = window
  const { style } = document.documentElement
  const isPopoverOpen = () => document.querySelector(':popover-open') !== null
  const handle = handlerOf(startSight(window.innerWidth), decideSight, {
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
    onSight: (sight) => handle({ type: 'sight', sight, isPopoverOpen: isPopoverOpen() }),
  }
}

function showSeen(style: SightWindow['document']['documentElement']['style'], sight: Sight | null): void {
  for (const edge of ['top', 'bottom'] as const) {
    if (sight) style.setProperty(`--seen-${edge}`, `${sight[edge]}px`)
    else style.removeProperty(`--seen-${edge}`)
  }
}

function isFocusVisible(target: EventTarget | null): target is EventTarget & Place {
  return target !== null && 'matches' in target && (target as Element).matches(':focus-visible')
}
