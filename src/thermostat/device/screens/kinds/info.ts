import type { Text } from '../../../../common/texts/text'
import type { Action, Device, Screen } from '../../model'
import { focusActions, tapToFocus } from './lines'
import type { ScreenOptions } from './screen-options'

interface InfoOptions extends ScreenOptions {
  /** The pages of the text; each must fit the display. */
  readonly pages: (device: Device) => readonly Text[]
  readonly confirm?: Action
}

/** A text in pages; previous and next turn them. */
export function info({ pages, confirm, ...screen }: InfoOptions): Screen {
  return {
    ...screen,
    actions: (device) => focusActions(device, pages(device).length, confirm),
    tap: (device, page) => tapToFocus(pages(device).length)(device, page),
    swipe: 'sideways',
    focusCount: (device) => pages(device).length,
    ...(confirm && { legend: () => ({ confirm: 'legend.continue' as const }) }),
    body: (device) => {
      const texts = pages(device)
      const page = Math.min(device.view.focus, texts.length - 1)
      return { kind: 'info', text: texts[page] as Text, page, pages: texts.length }
    },
  }
}
