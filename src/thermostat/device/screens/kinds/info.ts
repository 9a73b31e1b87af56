import type { Text } from '../../../../common/texts/text'
import type { Action, Device, Screen } from '../../model'
import { focusActions, tapToFocus } from './lines'
import type { ScreenOptions } from './screen-options'

interface InfoOptions extends ScreenOptions {
  /** Returns the text of each page, which must fit the display. */
  readonly pages: (device: Device) => readonly Text[]
  readonly confirm?: Action
}

/** A screen with a text in pages. Previous and next turn the pages. */
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
      // The number of pages may have changed since the focus was set.
      const page = Math.min(device.view.focus, texts.length - 1)
      return { kind: 'info', text: texts[page] as Text, page, pageCount: texts.length }
    },
  }
}
