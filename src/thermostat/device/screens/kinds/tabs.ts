import type { Text } from '../../../../common/texts/text'
import type { Panel } from '../../body'
import type { Device, Screen } from '../../model'
import { moves, tapFocuses } from './lines'
import type { Named } from './named'

interface TabsOptions extends Named {
  readonly tabs: readonly { readonly text: Text; readonly panel: (device: Device) => Panel }[]
}

/** Panels side by side that previous, next, a tap or a swipe move between. */
export function tabs({ tabs, ...named }: TabsOptions): Screen {
  return {
    ...named,
    actions: (device) => moves(device, tabs.length),
    tap: tapFocuses(tabs.length),
    swipe: 'sideways',
    count: () => tabs.length,
    body: (device) => {
      const { focus } = device.view
      return {
        kind: 'tabs',
        tabs: tabs.map(({ text }) => text),
        focus,
        panel: (tabs[focus] as (typeof tabs)[number]).panel(device),
      }
    },
  }
}
