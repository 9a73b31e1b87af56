import { routes } from '../../paths'
import { continueGuide, guideFields } from '../../rules/guide'
import { floorTypes, screensavers } from '../../settings'
import { fieldChoice, onOff } from '../kinds/choice'
import { info } from '../kinds/info'
import { menu } from '../kinds/menu'
import { floorTypeNames, screensaverNames } from './names'
import { needsWifiCard } from './needs'

const path = '/home/menu/settings'

export const settings = menu({
  path,
  title: 'settings.title',
  icon: 'settings',
  dependsOn: ['wifiInstalled'],
  lines: [
    {
      text: 'wifi.title',
      icon: 'wifi',
      to: `${path}/wifi`,
      needs: (device) => (device.settings.wifiInstalled ? null : needsWifiCard),
    },
    { text: 'time.title', icon: 'clock', to: `${path}/time-and-date` },
    { text: 'language.title', icon: 'language', to: routes.language },
    { text: 'screensaver.title', icon: 'screensaver', to: `${path}/screensaver` },
    { text: 'keylock.title', icon: 'lock', to: `${path}/keylock` },
    { text: 'summertime.title', icon: 'summertime', to: `${path}/summertime` },
  ],
})

export const keylock = fieldChoice({
  path: `${path}/keylock`,
  title: 'keylock.title',
  icon: 'lock',
  field: 'keylock',
  options: onOff,
  hint: 'keylock.hint',
  advice: () => 'page.advice.keylock',
})

export const summertime = fieldChoice({
  path: `${path}/summertime`,
  title: 'summertime.title',
  icon: 'summertime',
  notice: 'summertime',
  field: 'summertime',
  options: onOff,
})

export const screensaver = fieldChoice({
  path: `${path}/screensaver`,
  title: 'screensaver.title',
  icon: 'screensaver',
  notice: 'screensaver',
  field: 'screensaver',
  options: screensavers.map((value) => ({ value, text: screensaverNames[value] })),
})

export const floorType = fieldChoice({
  path: routes.floorType,
  title: 'floorType.title',
  icon: 'floor',
  field: 'floorType',
  options: floorTypes.map((value) => ({ value, text: floorTypeNames[value] })),
})

export const floorTypeInfo = info({
  path: routes.floorTypeInfo,
  title: 'floorType.title',
  icon: 'info',
  edits: guideFields,
  dependsOn: ['floorType'],
  pages: ({ settings: { floorType } }) => floorTypePages[floorType],
  confirm: (device) => continueGuide(device, routes.floorTypeInfo),
})

const floorTypePages = {
  'tile/stone': ['floorType.info.tile.1', 'floorType.info.tile.2'],
  'wood/laminate': ['floorType.info.wood.1', 'floorType.info.wood.2'],
  'plastic/vinyl': ['floorType.info.vinyl.1', 'floorType.info.vinyl.2'],
} as const
