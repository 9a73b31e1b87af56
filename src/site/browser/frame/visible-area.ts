/**
 * Follows the visible part of the frame, as the parent reports it: the device fits into the visitor's window, and
 * popovers and focused elements stay visible. visible-area-decision.ts decides when the parent is asked.
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

export interface VisibleAreaWindow extends EventTargetLike {
  readonly innerWidth: number
  readonly document: EventTargetLike & {
    readonly documentElement: { readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'> }
    querySelector(selector: string): Element | null
  }
}

export interface VisibleAreaConnection extends Connection {
  /**
   * Fits the device into the visitor's window, whose height may have changed.
   * @param keepsUpdating true to keep following the height
   */
  fit(keepsUpdating: boolean): void
  onVisibleArea(area: VisibleArea): void
}

export function connectVisibleArea(
  window: VisibleAreaWindow,
  request: (request: VisibleAreaRequest) => void,
): VisibleAreaConnection {
  const { document } = window
  const { style } = document.documentElement
  // A query over the whole document, because popovers belong to many components.
  const isPopoverOpen = () => document.querySelector(':popover-open') !== null
  const handle = createEventHandler(initialVisibleAreaState(window.innerWidth), decideVisibleArea, {
    subscribe: request,
    setWindowHeight: ({ height }) => style.setProperty('--window', `${height}px`),
    setPopoverArea: ({ area }) => writePopoverArea(style, area),
    reveal({ element, area }) {
      const top = scrollFor(element.getBoundingClientRect(), area)
      if (top !== null) request({ type: 'scroll', top })
    },
  })
  const onToggle = () => handle({ type: 'toggle', isPopoverOpen: isPopoverOpen() })
  const onResize = () => handle({ type: 'resize', width: window.innerWidth })
  const onFocus = ({ target }: Event) => {
    if (isFocusVisible(target)) handle({ type: 'focus', element: target, isPopoverOpen: isPopoverOpen() })
  }
  return {
    ...connectionOf(
      listen(document, 'toggle', onToggle, true),
      listen(document, 'focusin', onFocus),
      listen(window, 'resize', onResize),
    ),
    fit: (keepsUpdating) => handle({ type: 'fit', keepsUpdating }),
    onVisibleArea: (area) => handle({ type: 'area', area, isPopoverOpen: isPopoverOpen() }),
  }
}

function writePopoverArea(
  style: VisibleAreaWindow['document']['documentElement']['style'],
  area: VisibleArea | null,
): void {
  for (const edge of ['top', 'bottom'] as const) {
    if (area) style.setProperty(`--seen-${edge}`, `${area[edge]}px`)
    else style.removeProperty(`--seen-${edge}`)
  }
}

function isFocusVisible(target: EventTarget | null): target is EventTarget & Measurable {
  return target !== null && 'matches' in target && (target as Element).matches(':focus-visible')
}
