import type { Text } from '../../../../common/texts/text'
import type { TabContent } from '../../body'
import type { Device, Screen } from '../../model'
import { focusActions, tapToFocus } from './lines'
import type { ScreenOptions } from './screen-options'

interface TabsOptions extends ScreenOptions {
  readonly tabs: readonly { readonly text: Text; readonly contentOf: (device: Device) => TabContent }[]
}

/** A screen with tabs. Previous, next, a tap or a swipe move between them. */
export function tabs({ tabs, ...screen }: TabsOptions): Screen {
  return {
    ...screen,
    actions: (device) => focusActions(device, tabs.length),
    tap: tapToFocus(tabs.length),
    swipe: 'sideways',
    focusCount: () => tabs.length,
    body: (device) => {
      const { focus } = device.view
      return {
        kind: 'tabs',
        tabs: tabs.map(({ text }) => text),
        focus,
        content: (tabs[focus] as (typeof tabs)[number]).contentOf(device),
      }
    },
  }
}
