/** The picture of a device, as data without a language: the display, and the page's notice without its advice. */
import type { Text, TextId } from '../../common/texts/text'
import type { Body, ButtonLegend, Icon, NoticeId } from './body'
import { enabledButtonsOf, isInputBlocked, screenOf } from './controls'
import type { Device } from './model'
import { routes } from './paths'
import { isLocked } from './rules/keylock'
import { contextOf } from './rules/navigation'
import { type Context, currentEntry, type OverlayStatus } from './trail'

/** Returns the picture of a device. Equal devices have equal pictures. */
export function createPicture(device: Device): Picture {
  const screen = screenOf(device)
  const { path, overlay } = currentEntry(device.trail)
  const body = screen.body(device)
  // The WiFi “Connected” screen looks like an overlay, but the trail has none.
  const shownOverlay =
    overlay ?? (body.kind === 'connected' ? ({ status: 'connected', context: 'settings' } as const) : null)
  return {
    path,
    title: screen.title,
    icon: screen.icon ?? null,
    context:
      (typeof screen.context === 'function' ? screen.context(device) : screen.context) ?? contextOf(path),
    notice: screen.notice ?? 'general',
    unlockHint: path === routes.home && isLocked(device),
    isInputBlocked: isInputBlocked(device),
    overlay: shownOverlay && {
      ...shownOverlay,
      text: screen.overlay?.texts?.[shownOverlay.status] ?? overlayTexts[shownOverlay.status],
    },
    legend: legendOf(device),
    body,
  }
}

/** Returns the labels of the enabled buttons, `null` if the screen has no labels. */
function legendOf(device: Device): ButtonLegend | null {
  const legend = screenOf(device).legend?.(device)
  if (!legend) return null
  const { previous, confirm, next } = enabledButtonsOf(device)
  return {
    ...(previous && { previous: legend.previous }),
    ...(confirm && { confirm: legend.confirm }),
    ...(next && { next: legend.next }),
  }
}

const overlayTexts: Readonly<Record<OverlayStatus, TextId>> = {
  start: 'overlay.started',
  save: 'overlay.saved',
  stop: 'overlay.stopped',
  connecting: 'overlay.connecting',
  connected: 'overlay.connected',
}

export interface Picture {
  readonly path: string
  readonly title: Text
  readonly icon: Icon | null
  readonly context: Context | null
  readonly notice: NoticeId
  /** True if the notice explains how to unlock the keypad (behaviour 21.2). */
  readonly unlockHint: boolean
  readonly isInputBlocked: boolean
  readonly overlay: { readonly status: OverlayStatus; readonly context: Context; readonly text: Text } | null
  readonly legend: ButtonLegend | null
  readonly body: Body
}
