/** The picture of the device: what the display, the page and its notice show of it. */
import { isPending, screenOf } from './controls'
import type { Device } from './model'
import { routes } from './paths'
import type { Picture } from './picture'
import { isLocked } from './rules/keylock'
import { contextOf } from './rules/moving'
import type { TextId } from './text'
import { here, type Status } from './trail'

const overlayTexts: Readonly<Record<Status, TextId>> = {
  start: 'overlay.started',
  save: 'overlay.saved',
  stop: 'overlay.stopped',
  connecting: 'overlay.connecting',
  connected: 'overlay.connected',
}

/** Gives what to show, as plain data; equal devices give equal pictures. */
export function picture(device: Device): Picture {
  const screen = screenOf(device)
  const { path, overlay } = here(device.trail)
  const body = screen.body(device)
  const shown =
    overlay ?? (body.kind === 'connected' ? ({ status: 'connected', context: 'settings' } as const) : null)
  return {
    path,
    title: screen.title,
    icon: screen.icon ?? null,
    context:
      (typeof screen.context === 'function' ? screen.context(device) : screen.context) ?? contextOf(path),
    notice: screen.notice ?? 'general',
    unlockHint: path === routes.home && isLocked(device),
    pending: isPending(device),
    overlay: shown && { ...shown, text: screen.overlay?.texts?.[shown.status] ?? overlayTexts[shown.status] },
    legend: screen.legend?.(device) ?? null,
    body,
  }
}
