import { routes } from '../../paths'
import { continueGuide, guideFields } from '../../rules/guide'
import { settingChoice } from '../kinds/choice'
import { info } from '../kinds/info'
import { menu } from '../kinds/menu'
import { wifiCardAdvice } from './wifi-card-advice'

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
      missingRequirementOf: (device) => (device.settings.wifiInstalled ? null : wifiCardAdvice),
    },
    { text: 'time.title', icon: 'clock', to: `${path}/time-and-date` },
    { text: 'language.title', icon: 'language', to: routes.language },
    { text: 'screensaver.title', icon: 'screensaver', to: `${path}/screensaver` },
    { text: 'keylock.title', icon: 'lock', to: `${path}/keylock` },
    { text: 'summertime.title', icon: 'summertime', to: `${path}/summertime` },
  ],
})

export const keylock = settingChoice({
  field: 'keylock',
  icon: 'lock',
  hint: 'keylock.hint',
  advice: () => 'page.advice.keylock',
})

export const summertime = settingChoice({
  field: 'summertime',
  icon: 'summertime',
  notice: 'summertime',
})

export const screensaver = settingChoice({
  field: 'screensaver',
  icon: 'screensaver',
  notice: 'screensaver',
})

export const floorType = settingChoice({ field: 'floorType', icon: 'floor' })

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
