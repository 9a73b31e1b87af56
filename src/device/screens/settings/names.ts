/** What floors, screen savers and networks are called, on their screens and elsewhere. */
import type { Network, Settings } from '../../settings'
import type { Text, TextId } from '../../text'

export const floorTypeNames: Readonly<Record<Settings['floorType'], TextId>> = {
  'tile/stone': 'floorType.tile',
  'wood/laminate': 'floorType.wood',
  'plastic/vinyl': 'floorType.vinyl',
}

export const screensaverNames: Readonly<Record<Settings['screensaver'], TextId>> = {
  'time/date': 'screensaver.timeAndDate',
  'time/temp': 'screensaver.timeAndTemperature',
  none: 'screensaver.none',
}

/** The home networks in the air are called the same in every language. */
export const networkNames: Readonly<Record<Network, Text>> = {
  Home: { verbatim: 'Home' },
  Aurora: { verbatim: 'Aurora' },
  wps: 'wifi.wps',
}
