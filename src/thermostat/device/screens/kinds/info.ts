import type { Text } from '../../../../common/texts/text'
import type { Action, Device, Screen } from '../../model'
import { moves, tapFocuses } from './lines'
import type { Named } from './named'

interface InfoOptions extends Named {
  /** The pages of the text, each short enough for the display. */
  readonly pages: (device: Device) => readonly Text[]
  readonly confirm?: Action
}

/** A text in pages that previous and next turn. */
export function info({ pages, confirm, ...named }: InfoOptions): Screen {
  return {
    ...named,
    actions: (device) => moves(device, pages(device).length, confirm),
    tap: (device, page) => tapFocuses(pages(device).length)(device, page),
    swipe: 'sideways',
    count: (device) => pages(device).length,
    ...(confirm && { legend: () => ({ confirm: 'legend.continue' as const }) }),
    body: (device) => {
      const all = pages(device)
      const page = Math.min(device.view.focus, all.length - 1)
      return { kind: 'info', text: all[page] as Text, page, pages: all.length }
    },
  }
}
